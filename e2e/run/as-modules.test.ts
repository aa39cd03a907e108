// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { asModule } from './as-modules.ts'

const require = createRequire(import.meta.url)
const folder = mkdtempSync(path.join(tmpdir(), 'ben-as-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Loads a source as an ES module; the modules that it imports are files beside it. */
async function load(name: string, source: string): Promise<Record<string, unknown>> {
  const file = path.join(folder, `${name.replaceAll('/', '-')}.mjs`)
  const local = source.replace(
    /from "([^"]+)"/g,
    (_, from: string) => `from "./${from.replaceAll('/', '-')}.mjs"`,
  )
  writeFileSync(file, local)
  return import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>
}

describe('a CommonJS module as an ES module', () => {
  it('exports each name, and all of them as its default', async () => {
    const source =
      '"use strict";\nfunction use(x) {\n  return x;\n}\nexports.use = use;\nexports.version = "1";\n'
    const { default: all, ...named } = await load('plain', asModule(source))
    expect(Object.keys(named)).toEqual(['use', 'version'])
    expect(all).toEqual(named)
  })

  it('exports the value that was assigned last, also within a condition', async () => {
    const source = [
      'exports.now = void 0;',
      'if (true) exports.now = function () {\n  return 7;\n};',
      'exports.later = function () {\n  return exports.now() + 1;\n};',
    ]
    const { now, later } = (await load('conditional', asModule(source.join('\n')))) as Record<
      string,
      () => number
    >
    expect([now?.(), later?.()]).toEqual([7, 8])
  })

  it('imports what it requires', async () => {
    await load('first', asModule('exports.one = 1;\n'))
    await load('second', asModule('exports.two = 2;\n'))
    const source =
      'var First = require("first"),\n  Second = require("second");\nexports.sum = First.one + Second.two;\n'
    expect(asModule(source).split('\n').slice(0, 2)).toEqual([
      'import * as First from "first";',
      '  import * as Second from "second";',
    ])
    expect((await load('sum', asModule(source)))['sum']).toBe(3)
  })

  it.each(['module.exports = 1;', 'exports["a"] = 1;', 'if (x) require("y");'])('refuses %s', (source) => {
    expect(() => asModule(source)).toThrow('exports or requires in another way')
  })
})

it.each([
  ['react', 'react.production.js'],
  ['react', 'react-jsx-runtime.production.js'],
  ['scheduler', 'scheduler.production.js'],
  ['react-dom', 'react-dom.production.js'],
  ['react-dom', 'react-dom-client.production.js'],
])('%s/cjs/%s exports the same names', async (name, file) => {
  const whole = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'cjs', file)
  const expected = Object.keys(require(whole) as object)
  const { default: _, ...named } = await load(
    file === `${name}.production.js` ? name : file,
    asModule(readFileSync(whole, 'utf8')),
  )
  expect(Object.keys(named).toSorted()).toEqual(expected.toSorted())
})
