import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { type Modules, violations } from './layers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Reads the imports of every module of src/ and e2e/: static ones, re-exports, dynamic ones, and those of types alone. */
function readModules(): Modules {
  const files = ['src', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  )
  return new Map(
    files.map((file) => [belowSrc(file), importsOf(file, readFileSync(path.join(root, file), 'utf8'))]),
  )
}

const belowSrc = (file: string) => file.replace(/^src\//, '')

function importsOf(file: string, code: string): readonly string[] {
  const { module } = parseSync(file, code)
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(code.slice(start, end))),
  ]
  return [...new Set(names.flatMap((name) => (name ? [resolve(file, name)] : [])))]
}

const literal = (expression: string) => /^'([^']+)'$/.exec(expression)?.[1]

function resolve(file: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? belowSrc(path.posix.join(path.posix.dirname(file), name)) : `package:${name}`
}

const found = violations(readModules())
for (const line of found) console.log(line)
process.exitCode = found.length === 0 ? 0 : 1
