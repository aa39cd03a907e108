import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { install, root } from './install.mjs'

// npm run soak                              all stages, one after the other
// npm run soak -- --only=load,cluster       some; the report also has the last measurements of the others
// npm run soak -- --list                    the stages and their minutes
// Also: --seconds=300 (the steady load), --navigations=2000
install()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { step } = await import('./step.mjs')
const { stages } = await import('./soak-stages.mjs')
const { lineOf } = await import('../soak/measurement.ts')

const RESULTS = path.join(root, '.cache', 'soak-measurements')
const { values } = parseArgs({ strict: false })
const only = values.only?.split(',') ?? Object.keys(stages)
const unknown = only.filter((name) => !(name in stages))
if (values.list || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no stage "${name}".`)
  for (const [name, { minutes, about }] of Object.entries(stages)) {
    console.log(`${name.padEnd(12)} about ${String(minutes).padStart(2)} min  ${about}`)
  }
  process.exit(unknown.length > 0 ? 1 : 0)
}

const { build } = await import('./build.mjs')
build()
const env = await environment()
mkdirSync(RESULTS, { recursive: true })
const total = only.reduce((sum, name) => sum + stages[name].minutes, 0)
console.log(`${only.join(', ')}: about ${total} minutes on two quiet cores`)
for (const name of only) await runStage(name)

console.log('\n── The long runs')
const measurements = readdirSync(RESULTS).flatMap((file) => measurementsIn(file))
for (const measurement of measurements) console.log(lineOf(measurement))
process.exitCode = measurements.every(({ passes }) => passes) ? 0 : 1

/** Runs a stage in a separate process, which is ended after three times its expected duration. */
async function runStage(name) {
  const { minutes } = stages[name]
  const limit = minutes * 3
  console.log(`\n── ${name}: about ${minutes} min, at most ${limit}`)
  const file = path.join(RESULTS, `${name}.jsonl`)
  rmSync(file, { force: true })
  const begin = Date.now()
  const { code } = await step(
    process.execPath,
    ['--import', 'tsx', 'e2e/run/soak-stage.mjs', name, ...process.argv.slice(2)],
    { seconds: limit * 60, killSignal: 'SIGTERM', env: { ...env, SOAK_FIGURES: file } },
  )
  const { report } = await import('../soak/measurement.ts')
  process.env.SOAK_FIGURES = file
  const took = `${((Date.now() - begin) / 60_000).toFixed(1)} min`
  report({ name: `${name}: ran to its end`, value: took, bar: `≤ ${limit} min`, passes: code === 0 })
}

async function environment() {
  const { ensureBrowser } = await import('./ensure-browser.mjs')
  const needsBrowser = only.some((name) => stages[name].browser)
  const CHROMIUM = needsBrowser ? await ensureBrowser() : undefined
  if (needsBrowser && !CHROMIUM) {
    console.error('No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm run soak')
    process.exit(1)
  }
  return { ...(CHROMIUM ? { CHROMIUM } : {}), NAVIGATIONS: values.navigations ?? '2000' }
}

function measurementsIn(file) {
  const lines = readFileSync(path.join(RESULTS, file), 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}
