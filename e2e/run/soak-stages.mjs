import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { tool } from './step.mjs'

/**
 * The stages of the long runs. `minutes` is the duration on two idle cores; `browser` marks stages that need a browser.
 * `run` reports each measurement itself or returns all at the end.
 */
export const stages = {
  faults: {
    minutes: 10,
    about: 'every fault during every user action, in a browser',
    browser: true,
    run: () => flows('faults', { name: 'cases of the fault matrix' }),
  },
  instances: {
    minutes: 12,
    about: 'the same over two back-ends on one PostgreSQL, then each of the two is killed in turn',
    browser: true,
    run: instances,
  },
  input: {
    minutes: 5,
    about: 'the whole corpus of odd texts and 200 generated inputs for each call',
    run: input,
  },
  cluster: {
    minutes: 7,
    about: 'two back-ends on PostgreSQL under Patroni, whose machines die, freeze and change places',
    run: async () => (await import('../soak/cluster.ts')).cluster(),
  },
  load: {
    minutes: 7,
    about: '50 sign-ins at once, a steady load, kills in the middle of writing',
    run: async () =>
      (await import('../soak/load.ts')).load(Number(parseArgs({ strict: false }).values.seconds ?? 300)),
  },
  flood: {
    minutes: 2,
    about: 'anonymous sign-ins on 40 connections beside a signed-in list and right sign-ins',
    run: async () => (await import('../soak/flood.ts')).flood(),
  },
  backup: {
    minutes: 2,
    about: 'a backup of each engine under load, restored into the other',
    run: async () => (await import('../soak/backup-drill.ts')).backupDrill(),
  },
  navigations: {
    minutes: 8,
    about: '2000 navigations over all screens with 20 renewals',
    browser: true,
    run: () => flows('navigations', { name: 'navigations' }),
  },
}

/** Runs a file of browser tests and reports the number that passed. */
async function flows(file, { name, env = {} }) {
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'ben-soak-')), 'flows.json')
  const args = ['test', '-c', 'e2e/soak/playwright.config.ts', `${file}.soak`, '--reporter=list,json']
  const { code } = await tool('@playwright/test/cli.js', args, {
    seconds: 3600,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
  })
  const { stats: { expected = 0, unexpected = 0 } = {} } = read(output)
  await reportCount(name, expected, expected + unexpected, code)
}

async function instances() {
  const { openPostgres } = await import('../testing/postgres.ts')
  const { killInstancesInTurn } = await import('../soak/kills.ts')
  const { report } = await import('../soak/measurement.ts')
  const postgres = await openPostgres()
  try {
    const env = { INSTANCES: '2', DATABASE_URL: postgres.url }
    report(await killInstancesInTurn(postgres.url))
    await flows('faults', { name: 'cases of the fault matrix, two instances', env })
  } finally {
    await postgres.stop()
  }
}

/** Two processes, each with every second call, on one PostgreSQL: a client with its back-end fills one core. */
async function input() {
  const { openPostgres } = await import('../testing/postgres.ts')
  const postgres = await openPostgres()
  try {
    const env = {
      GENERATED_INPUTS: '200',
      // Other inputs in each long run; its output names the seed.
      INPUT_SEED: String(Date.now() % 1_000_000),
      WHOLE_CORPUS: '1',
      TEST_DATABASE_URL: postgres.url,
    }
    const parts = await Promise.all(['0/2', '1/2'].map((part) => badInput({ ...env, TEST_PART: part })))
    const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
    await reportCount('calls and entities with bad input', sum('passed'), sum('total'), sum('code'))
  } finally {
    await postgres.stop()
  }
}

async function badInput(env) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ben-soak-')), 'input.json')
  const args = ['run', 'bad-input', '--maxWorkers=1', '--reporter=default', '--reporter=json']
  const { code } = await tool('vitest/vitest.mjs', [...args, `--outputFile.json=${file}`], {
    seconds: 3600,
    env,
  })
  const { numPassedTests: passed = 0, numTotalTests: total = 0 } = read(file)
  return { code, passed, total }
}

async function reportCount(name, passed, total, code) {
  const { report } = await import('../soak/measurement.ts')
  const passes = code === 0 && total > 0 && passed === total
  report({ name, value: `${passed} of ${total}`, bar: 'all', passes })
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  } finally {
    rmSync(path.dirname(file), { recursive: true, force: true })
  }
}
