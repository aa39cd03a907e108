import { install, root } from './install.mjs'

// npm run soak -- --only=faults,instances,input,load,navigations --seconds=300 --navigations=2000
install()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { bringBrowser } = await import('./browser.mjs')
const { tool } = await import('./step.mjs')
const { build } = await import('./build.mjs')

const option = (name, fallback) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback
const only = option('only', '')
const seconds = Number(option('seconds', 300))
const NAVIGATIONS = option('navigations', '2000')

const stages = {
  faults: () => flows('faults'),
  instances,
  input,
  load,
  navigations: () => flows('navigations'),
}
const lines = []
build()
const CHROMIUM = await bringBrowser()
for (const [name, run] of Object.entries(stages)) {
  if (only && !only.split(',').includes(name)) continue
  console.log(`\n── ${name}`)
  lines.push(...(await run()))
}
console.log('\n── The long runs')
for (const { what, found, bar, holds } of lines) {
  console.log(`${holds ? 'holds ' : 'FAILED'}  ${what.padEnd(42)} ${found.padEnd(28)} ${bar}`)
}
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1

/** The whole fault matrix, or the long walk, in a browser. */
async function flows(name, { what = name, env = {} } = {}) {
  const args = ['test', '-c', 'e2e/soak/playwright.config.ts', `${name}.soak`, '--reporter=list']
  return [
    summary(what, await tool('@playwright/test/cli.js', args, { env: { CHROMIUM, NAVIGATIONS, ...env } })),
  ]
}

/** The fault matrix once more, over two back-ends on one PostgreSQL; then one of the two is killed again and again. */
async function instances() {
  const { openPostgres } = await import('../backend/trial/postgres.ts')
  const { killsInTurn } = await import('../soak/kills.ts')
  const postgres = await openPostgres()
  try {
    const env = { TOGETHER: '2', DATABASE_URL: postgres.url }
    return [
      ...(await flows('faults', { what: 'faults on two instances', env })),
      await killsInTurn(postgres.url),
    ]
  } finally {
    await postgres.stop()
  }
}

/** Two hundred generated inputs for each call. */
async function input() {
  const env = { GENERATED_INPUTS: '200', WHOLE_CORPUS: '1' }
  return [summary('bad input', await tool('vitest/vitest.mjs', ['run', 'bad-input'], { env }))]
}

async function load() {
  return (await import('../soak/load.ts')).load(seconds)
}

function summary(what, { code }) {
  return { what, found: code === 0 ? 'all' : 'see above', bar: 'all', holds: code === 0 }
}
