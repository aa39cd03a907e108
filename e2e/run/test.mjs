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

const reports = mkdtempSync(path.join(tmpdir(), 'ben-test-'))
let passed = 0
/** Failures with the first lines of their messages, printed again at the end. */
const failures = []
/** Every test that ran, as `{ file, title, passed }`. */
const tests = []
const callsFolder = path.join(reports, 'calls')
mkdirSync(callsFolder)

const stages = [
  { name: 'Types, lint, format', run: checked },
  { name: 'Unit tests', run: units },
  { name: 'Build', run: built },
  { name: 'Flows in a browser', run: flows },
  { name: 'The specification, statement by statement', run: specified },
]

for (const { name, run } of stages) {
  console.log(`\n── ${name}`)
  const before = failures.length
  const result = await run()
  passed += result.passed
  // A stage can fail without a failed test, for example by a crash.
  if (result.code !== 0 && failures.length === before)
    addFailure(name, 'The stage failed without a failed test, see above.')
  // The flows need the build; the other stages run even after a failure.
  if (run === built && result.code !== 0) break
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = failures.length > 0 ? 1 : 0
if (failures.length > 0) console.log(`\n── Failures\n\n${failures.join('\n\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)

async function checked() {
  const names = await check()
  failures.push(...names)
  return { passed: 0, code: names.length }
}

async function units() {
  const file = path.join(reports, 'units.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const env = process.argv.includes('--release') ? { RELEASE: '1' } : {}
  const { code } = await tool('vitest/vitest.mjs', args, { env })
  const { numPassedTests = 0, testResults = [] } = read(file)
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const where = path.relative('.', name)
    for (const { ancestorTitles, title, status: outcome } of assertionResults) {
      tests.push({ file: where, title: [...ancestorTitles, title].join(' › '), passed: outcome === 'passed' })
    }
    for (const test of failed) addFailure(`${where} › ${test.fullName}`, test.failureMessages.join('\n'))
    if (status === 'failed' && failed.length === 0) addFailure(where, message)
  }
  return { passed: numPassedTests, code }
}

async function built() {
  const { code } = await step(process.execPath, [
    '-e',
    "import('./e2e/run/build.mjs').then((it) => it.build())",
  ])
  return { passed: 0, code }
}

async function flows() {
  const browser = await ensureBrowser()
  if (!browser) {
    console.log('No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm test')
    return { passed: 0, code: 1 }
  }
  const file = path.join(reports, 'flows.json')
  const env = { CHROMIUM: browser, CALLS_FOLDER: callsFolder, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env })
  const { stats: { expected = 0 } = {}, suites = [], errors = [] } = read(file)
  const specs = suites.flatMap((suite) => specsOf(suite))
  for (const { file: name, title, ok } of specs) tests.push({ file: name, title, passed: ok })
  for (const spec of specs.filter(({ ok }) => !ok)) {
    const results = spec.tests.flatMap((test) => test.results)
    const why = results.flatMap(({ errors: all = [] }) => all.map(({ message = '' }) => message))
    addFailure(`${spec.file} › ${spec.title}`, why.join('\n'))
  }
  for (const { message } of errors) addFailure('Flows', message)
  return { passed: expected, code }
}

/** The tests of a suite and its nested suites, with their full titles; the outermost title is the file name. */
function specsOf({ specs = [], suites = [] }, above = []) {
  const named = specs.map((spec) => ({ ...spec, title: [...above, spec.title].join(' › ') }))
  return [...named, ...suites.flatMap((suite) => specsOf(suite, [...above, suite.title]))]
}

/** Writes the table of statements and their tests; fails for each statement without a test. */
async function specified() {
  const { describedCalls } = await import('./described-calls.ts')
  const made = new Map()
  for (const name of readdirSync(callsFolder)) {
    for (const [call, times] of Object.entries(read(path.join(callsFolder, name)))) {
      made.set(call, (made.get(call) ?? 0) + times)
    }
  }
  const { table, shown, missing, strange } = checklist(tests, made, describedCalls())
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/specification.md', table)
  console.log(`${shown} statements shown, ${missing.length} not; the table: test-results/specification.md`)
  for (const call of strange) addFailure('Neither section 7 nor a descriptor names this call', call)
  for (const statement of missing) addFailure('Not shown', statement)
  return { passed: 0, code: missing.length + strange.length }
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
