import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { checklist } from '../proof/checklist.mjs'
import { install } from './install.mjs'

install()
// These modules import installed packages.
const { ensureBrowser } = await import('./ensure-browser.mjs')
const { check } = await import('./check.mjs')
const { step, tool } = await import('./step.mjs')
const { register } = await import('tsx/esm/api')
register()
const { duration, missingLines, nameOf, readTestLog, slowestLines } = await import('./test-log.ts')

const reports = mkdtempSync(path.join(tmpdir(), 'ben-test-'))
/** Failures with the first lines of their messages, printed again at the end. */
const failures = []
/** Every test that ended, as `{ file, title, passed, why, ms }`. */
const tests = []
/** The files of unit tests and the flows that did not run, by stage; null for a stage that did not list its own. */
const missing = new Map()
const callsFolder = path.join(reports, 'calls')
mkdirSync(callsFolder)

/** The stages, with the minutes that they take on two quiet cores. */
const stages = [
  { name: 'Types, lint, format', minutes: 0.5, run: checked },
  { name: 'Unit tests', minutes: 8, run: units },
  { name: 'Build', minutes: 0, run: built },
  { name: 'Flows in a browser', minutes: 14, run: flows },
  { name: 'The specification, statement by statement', minutes: 0, run: specified },
]

const started = Date.now()
const total = stages.reduce((sum, { minutes }) => sum + minutes, 0)
console.log(`About ${Math.round(total)} minutes on two quiet cores, longer beside other programs.`)
for (const [index, { name, minutes, run }] of stages.entries()) {
  const usual = minutes < 1 ? '' : ` (about ${minutes} min)`
  console.log(`\n── ${index + 1} of ${stages.length}: ${name}${usual}`)
  const before = failures.length
  const { code, signal } = await run(name)
  if (signal) addFailure(name, `The stage was ended by ${signal}.`)
  // A stage can fail without a failed test, for example by a crash.
  else if (code !== 0 && failures.length === before)
    addFailure(name, 'The stage failed without a failed test, see above.')
  // The flows need the build; the other stages run even after a failure.
  if (run === built && code !== 0) {
    missing.set('Flows in a browser', null)
    break
  }
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = failures.length > 0 || missing.size > 0 ? 1 : 0
if (failures.length > 0) console.log(`\n── Failures\n\n${failures.join('\n\n')}`)
for (const line of missingLines(missing)) console.log(`\n${line}`)
if (tests.length > 0) console.log(['\n── The slowest tests', ...slowestLines(tests)].join('\n'))
console.log(`\n${duration(Date.now() - started)}`)
console.log(`${tests.filter(({ passed }) => passed).length} passed, ${failures.length} failed`)

async function checked() {
  const names = await check()
  failures.push(...names)
  return { code: names.length }
}

async function units(name) {
  const env = process.argv.includes('--release') ? { RELEASE: '1' } : {}
  const args = ['run', '--reporter=default', '--reporter=./e2e/run/unit-reporter.ts']
  return logged(name, 'vitest/vitest.mjs', args, env)
}

async function built() {
  return step(process.execPath, ['-e', "import('./e2e/run/build.mjs').then((it) => it.build())"])
}

async function flows(name) {
  const browser = await ensureBrowser()
  if (!browser) {
    console.log('No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm test')
    missing.set(name, null)
    return { code: 1 }
  }
  const env = { CHROMIUM: browser, CALLS_FOLDER: callsFolder }
  const args = ['test', '--reporter=list,./e2e/run/flow-reporter.ts']
  return logged(name, '@playwright/test/cli.js', args, env)
}

/** Runs a program whose reporter writes a log, and takes over its tests and failures. */
async function logged(name, program, args, env) {
  const file = path.join(reports, 'tests.jsonl')
  const { code, signal } = await tool(program, args, { env: { ...env, TEST_LOG: file } })
  const log = readTestLog(file)
  rmSync(file, { force: true })
  tests.push(...log.tests)
  for (const test of log.tests.filter(({ passed }) => !passed)) addFailure(nameOf(test), test.why)
  if (log.missing === null || log.missing.length > 0) missing.set(name, log.missing)
  return { code, signal }
}

/** Writes the table of statements and their tests; fails for each statement without a test. */
async function specified() {
  if (missing.size > 0) {
    console.log('not compared: some tests did not run')
    return { code: 0 }
  }
  const { describedCalls } = await import('./described-calls.ts')
  const made = new Map()
  for (const name of readdirSync(callsFolder)) {
    for (const [call, times] of Object.entries(read(path.join(callsFolder, name)))) {
      made.set(call, (made.get(call) ?? 0) + times)
    }
  }
  const { table, shown, missing: unshown, strange } = checklist(tests, made, describedCalls())
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/specification.md', table)
  console.log(`${shown} statements shown, ${unshown.length} not; the table: test-results/specification.md`)
  for (const call of strange) addFailure('Neither section 7 nor a descriptor names this call', call)
  for (const statement of unshown) addFailure('Not shown', statement)
  return { code: unshown.length + strange.length }
}

function addFailure(name, why) {
  failures.push([name, ...stripVTControlCharacters(why).split('\n').slice(0, 12)].join('\n  '))
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
