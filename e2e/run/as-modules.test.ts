// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asModule } from './as-modules.ts'

const require = createRequire(import.meta.url)
const folder = mkdtempSync(path.join(tmpdir(), 'ben-as-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pathOfModule = (name: string) => path.join(folder, `${name.replaceAll('/', '-')}.mjs`)

/** Writes a source as an ES module; the modules that it imports are files beside it. */
function write(name: string, source: string): void {
  const local = source.replace(
    /from "([^"]+)"/g,
    (_, from: string) => `from "./${path.basename(pathOfModule(from))}"`,
  )
  writeFileSync(pathOfModule(name), local)
}

function load(name: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(pathOfModule(name)).href) as Promise<Record<string, unknown>>
}

function loadSource(name: string, source: string): Promise<Record<string, unknown>> {
  write(name, source)
  return load(name)
}

describe('a CommonJS module as an ES module', () => {
  it('exports each name, and all of them as its default', async () => {
    const source =
      '"use strict";\nfunction use(x) {\n  return x;\n}\nexports.use = use;\nexports.version = "1";\n'
    const { default: all, ...named } = await loadSource('plain', asModule(source))
    expect(Object.keys(named)).toEqual(['use', 'version'])
    expect(all).toEqual(named)
  })

  it('exports the value that was assigned last, also within a condition', async () => {
    const source = [
      'exports.now = void 0;',
      'if (true) exports.now = function () {\n  return 7;\n};',
      'exports.later = function () {\n  return exports.now() + 1;\n};',
    ]
    const { now, later } = (await loadSource('conditional', asModule(source.join('\n')))) as Record<
      string,
      () => number
    >
    expect([now?.(), later?.()]).toEqual([7, 8])
  })

  it('imports what it requires', async () => {
    await loadSource('first', asModule('exports.one = 1;\n'))
    await loadSource('second', asModule('exports.two = 2;\n'))
    const source =
      'var First = require("first"),\n  Second = require("second");\nexports.sum = First.one + Second.two;\n'
    expect(asModule(source).split('\n').slice(0, 2)).toEqual([
      'import * as First from "first";',
      '  import * as Second from "second";',
    ])
    expect((await loadSource('sum', asModule(source)))['sum']).toBe(3)
  })

  it.each(['module.exports = 1;', 'exports["a"] = 1;', 'if (x) require("y");'])('refuses %s', (source) => {
    expect(() => asModule(source)).toThrow('exports or requires in another way')
  })
})

describe('the production files', () => {
  const files = [
    ['react', 'react', 'react.production.js'],
    ['react/jsx-runtime', 'react', 'react-jsx-runtime.production.js'],
    ['scheduler', 'scheduler', 'scheduler.production.js'],
    ['react-dom', 'react-dom', 'react-dom.production.js'],
    ['react-dom/client', 'react-dom', 'react-dom-client.production.js'],
    ['use-sync-external-store/shim', 'use-sync-external-store', 'use-sync-external-store-shim.production.js'],
    [
      'use-sync-external-store/shim/with-selector',
      'use-sync-external-store',
      'use-sync-external-store-shim/with-selector.production.js',
    ],
  ] as const
  const pathOf = (name: string, file: string) =>
    path.join(path.dirname(require.resolve(`${name}/package.json`)), 'cjs', file)

  // They import each other.
  beforeAll(() => {
    for (const [as, name, file] of files) write(as, asModule(readFileSync(pathOf(name, file), 'utf8')))
  })

  it.each(files)('of %s exports the same names', async (as, name, file) => {
    const expected = Object.keys(require(pathOf(name, file)) as object)
    const { default: _, ...named } = await load(as)
    expect(Object.keys(named).toSorted()).toEqual(expected.toSorted())
  })
})
