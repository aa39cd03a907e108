import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { type Modules, violations } from './layers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every module of src/ and e2e/ with its code. */
const modules: readonly (readonly [file: string, code: string])[] = ['src', 'e2e'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
)

/** Reads the imports of every module: static ones, re-exports, dynamic ones, and those of types alone. */
function readModules(): Modules {
  return new Map(modules.map(([file, code]) => [belowSrc(file), importsOf(file, code)]))
}

/** The names that two modules of src/ export; a builder of fields has the name of its kind. */
function doubledNames(): readonly string[] {
  const named = modules.filter(
    ([file]) => /^src\/(?!routes\/|descriptor\/make-field)/.test(file) && !/\.(test|gen)/.test(file),
  )
  const filesOf = new Map<string, Set<string>>()
  for (const [file, code] of named) {
    for (const { entries } of parseSync(file, code).module.staticExports) {
      const own = entries.flatMap(({ moduleRequest, exportName: { name } }) =>
        moduleRequest ? [] : (name ?? []),
      )
      for (const name of own) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
    }
  }
  return [...filesOf].flatMap(([name, files]) =>
    files.size > 1 ? [`${name}: exported by ${[...files].join(' and ')}`] : [],
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

const found = [...violations(readModules()), ...doubledNames()]
for (const line of found) console.log(line)
process.exitCode = found.length === 0 ? 0 : 1
