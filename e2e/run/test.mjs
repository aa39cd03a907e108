import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install } from './install.mjs'

install()
// What follows imports installed packages, so it may only be loaded now.
const { bringBrowser } = await import('./browser.mjs')
const { check } = await import('./check.mjs')
const { step, tool } = await import('./step.mjs')

const reports = mkdtempSync(path.join(tmpdir(), 'ben-test-'))
const total = { passed: 0, failed: 0 }

const stages = [
  { name: 'Types, lint, format', run: checked },
  { name: 'Unit tests', run: units },
  { name: 'Build', run: built },
  { name: 'Flows in a browser', run: flows },
]

for (const { name, run } of stages) {
  console.log(`\n── ${name}`)
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
  // Without a build there is nothing for the flows to open; whatever else fails, the rest is still worth knowing.
  if (run === built && failed > 0) break
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed`)

async function checked() {
  return { passed: 0, failed: (await check()).length }
}

async function units() {
  const file = path.join(reports, 'units.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await tool('vitest/vitest.mjs', args)
  const { numPassedTests = 0, numFailedTests = 0 } = read(file)
  return counted(numPassedTests, numFailedTests, code)
}

async function built() {
  const { code } = await step(process.execPath, [
    '-e',
    "import('./e2e/run/build.mjs').then((it) => it.build())",
  ])
  return counted(0, 0, code)
}

async function flows() {
  const browser = await bringBrowser()
  if (!browser) {
    console.log('No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm test')
    return { passed: 0, failed: 1 }
  }
  const file = path.join(reports, 'flows.json')
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env })
  const { expected = 0, unexpected = 0 } = read(file).stats ?? {}
  return counted(expected, unexpected, code)
}

// A stage may fail without a failed test: a file that does not load, a crash. It then counts as one.
function counted(passed, failed, code) {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
