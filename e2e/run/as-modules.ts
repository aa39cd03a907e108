import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What the entry of a package requires in production, as React's packages are written. */
const production = /NODE_ENV === 'production'\) \{[^}]*module\.exports = require\('([^']+\.production\.js)'\)/

const packages = /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/

/**
 * Builds React and its relatives as ES modules. Around a CommonJS module the bundler generates an object with a getter for each
 * export, in each chunk, so that each element and each hook of a render passes through one, and is written as a member of it.
 */
export function asModules(): Plugin {
  return {
    name: 'as-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!packages.test(source)) return undefined
      const entry = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = entry && production.exec(readFileSync(entry.id, 'utf8'))?.[1]
      if (!file) throw new Error(`${source} names its production file in another way`)
      return path.resolve(path.dirname(entry.id), file)
    },
    transform: {
      // The replacements of other plugins are made in the source as it is published.
      order: 'post',
      filter: { id: /\/(react|react-dom|scheduler|use-sync-external-store)\/cjs\/.*\.production\.js$/ },
      // The lines keep their places, and with them the source map.
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  }
}

const requires = /^var (\w+ = require\("[^"]+"\)(?:,\s*\w+ = require\("[^"]+"\))*);/gm
const oneRequire = /(\w+) = require\("([^"]+)"\)/g
const assigned = /^exports\.(\w+) =/gm
const named = /\bexports\.(\w+)/g

/** The source of an ES module with the exports of a CommonJS module that assigns each to `exports` by its name. */
export function asModule(source: string): string {
  const names = [...new Set([...source.matchAll(named)].map(([, name = '']) => name))]
  const assignments = [...source.matchAll(/\bexports\.(\w+) =(?!=)/g)].map(([, name]) => name)
  const atTop = [...source.matchAll(assigned)].map(([, name]) => name)
  const isConstant = (name: string) =>
    atTop.includes(name) && assignments.filter((one) => one === name).length === 1
  const code = source
    .replace(requires, (line) =>
      line
        .replace(oneRequire, 'import * as $1 from "$2"')
        .replace(/^var /, '')
        .replace(/,(?=\s)/g, ';'),
    )
    .replace(assigned, (line, name: string) => (isConstant(name) ? `const export_${name} =` : line))
    .replace(named, 'export_$1')
  if (/\b(require\(|module\.|exports\b(?!_))/.test(code))
    throw new Error('A module that exports or requires in another way')
  const variables = names.filter((name) => !isConstant(name)).map((name) => `var export_${name};`)
  const list = names.map((name) => `export_${name} as ${name}`).join(', ')
  const all = names.map((name) => `${name}: export_${name}`).join(', ')
  return `${code}\n${variables.join('')}export { ${list} };export default { ${all} };\n`
}
