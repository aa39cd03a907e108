// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { missingLines, readTestLog, slowestLines, TestLog } from './test-log.ts'

// Below the project, whose packages the fixtures import.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(path.resolve('.cache', 'test-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (program: string, args: readonly string[], log: string) =>
  spawnSync(process.execPath, [path.resolve('node_modules', program), ...args], {
    env: { ...process.env, TEST_LOG: log },
  })
const write = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

test('keeps the flows that ended before the runner was killed, and names those that did not run', () => {
  const killed = "process.kill(process.ppid, 'SIGKILL')"
  write(
    'a.spec.mjs',
    `import { test, expect } from '@playwright/test'
    test('passes', () => {})
    test.skip('is left out', () => {})
    test.describe('of', () => { test('fails', () => { expect(1).toBe(2) }) })
    test('kills the runner', () => { ${killed} })
    test('comes later', () => {})`,
  )
  const config = write('playwright.config.mjs', "export default { testDir: '.', workers: 1 }")
  const log = path.join(folder, 'flows.jsonl')
  const reporter = path.resolve('e2e/run/flow-reporter.ts')
  const { signal } = run('@playwright/test/cli.js', ['test', '-c', config, `--reporter=${reporter}`], log)
  expect(signal).toBe('SIGKILL')
  const { tests, missing } = readTestLog(log)
  expect(tests).toEqual([
    { file: 'a.spec.mjs', title: 'a.spec.mjs › passes', passed: true, why: '', ms: expect.any(Number) },
    {
      file: 'a.spec.mjs',
      title: 'a.spec.mjs › of › fails',
      passed: false,
      why: expect.stringContaining('toBe'),
      ms: expect.any(Number),
    },
  ])
  expect(missing).toEqual(['a.spec.mjs › kills the runner', 'a.spec.mjs › comes later'])
})

test('keeps the unit tests that ended before the runner was killed, and the errors of files and hooks', () => {
  write(
    'a.unit.mjs',
    `import { describe, expect, test } from 'vitest'
    describe('of', () => { test('passes', () => {}); test.skip('is left out', () => {}); test.todo('comes') })
    describe.skip('left out', () => { test('in it', () => {}) })
    test('fails', () => { expect(1).toBe(2) })`,
  )
  write('b.unit.mjs', "throw new Error('no module')")
  write(
    'c.unit.mjs',
    `import { beforeAll, describe, expect, test } from 'vitest'
    test('fails too', () => { expect(1).toBe(2) })
    describe('group', () => {
      beforeAll(() => { throw new Error('no database') })
      test('is left out by the hook', () => {})
    })`,
  )
  write(
    'd.unit.mjs',
    `import { test } from 'vitest'
    test('kills the runner', async () => { process.kill(process.ppid, 'SIGKILL'); await new Promise(() => {}) })`,
  )
  const config = write(
    'vitest.config.mjs',
    `const byName = (a, b) => (a.moduleId < b.moduleId ? -1 : 1)
    class ByName { sort(files) { return files.toSorted(byName) } shard(files) { return files } }
    const root = ${JSON.stringify(folder)}
    export default { root, test: { include: ['*.unit.mjs'], maxWorkers: 1, sequence: { sequencer: ByName } } }`,
  )
  const log = path.join(folder, 'units.jsonl')
  const reporter = path.resolve('e2e/run/unit-reporter.ts')
  const { signal } = run('vitest/vitest.mjs', ['run', '-c', config, `--reporter=${reporter}`], log)
  expect(signal).toBe('SIGKILL')
  const { tests, missing } = readTestLog(log)
  expect(tests.map(({ title, passed }) => [title, passed])).toEqual([
    ['of › passes', true],
    ['fails', false],
    ['', false],
    ['fails too', false],
    ['group', false],
  ])
  expect(tests[0]?.ms).toBeGreaterThan(0)
  expect(tests[2]?.why).toContain('no module')
  expect(tests[4]?.why).toContain('no database')
  expect(missing).toEqual([expect.stringContaining('c.unit.mjs'), expect.stringContaining('d.unit.mjs')])
})

test('prints how far a stage is, and how long it will take where its parts take about the same time', () => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const log = new TestLog(path.join(folder, 'progress.jsonl'), ['a', 'b', 'c', 'd'], {
    isEven: true,
    print,
    now: 0,
  })
  log.add('a', [], 5000)
  log.add('b', [], 60_000)
  log.add('c', [], 61_000)
  log.add('d', [], 62_000)
  expect(lines).toEqual(['   2 of 4 after 60 s, about 60 s left', '   4 of 4 after 62 s'])
  const uneven = new TestLog(path.join(folder, 'progress.jsonl'), ['a', 'b'], {
    isEven: false,
    print,
    now: 0,
  })
  uneven.add('a', [], 120_000)
  expect(lines.at(-1)).toBe('   1 of 2 after 2 min')
})

test('a log that was never begun has no list of what did not run', () => {
  expect(readTestLog(path.join(folder, 'none.jsonl'))).toEqual({ tests: [], missing: null })
})

test('names what did not run by its stage', () => {
  const flows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(missingLines(new Map([['Unit tests', null]]))).toEqual(['Unit tests: did not run'])
  expect(missingLines(new Map([['Flows', flows]]))).toEqual([
    'Flows: 7 did not run: a; b; c; d; e and 2 more',
  ])
})

test('names the slowest tests, unit tests and flows alike', () => {
  const ended = (file: string, title: string, ms: number) => ({ file, title, passed: true, why: '', ms })
  const tests = [
    ended('a.test.ts', 'reads', 1234),
    ended('b.spec.ts', 'b.spec.ts › saves', 12_340),
    ended('a.test.ts', 'of › writes', 3000),
  ]
  expect(slowestLines(tests, 2)).toEqual(['  12.3 s  b.spec.ts › saves', '   3.0 s  a.test.ts › of › writes'])
})
