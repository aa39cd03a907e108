import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments } from '../testing/chromium-arguments.ts'
import { heap } from './heap.ts'
import { inputDelay } from './input-delay.ts'
import { interactions, interactionsOnIntent } from './interactions.ts'
import { layoutShift } from './layout-shift.ts'
import { loads } from './loads.ts'
import { manyRows } from './many-rows.ts'
import { nameHelper } from './name-helper.ts'
import { printTable } from './print.ts'
import { addSample, type Sample, type Samples } from './sample.ts'
import { signIn } from './sign-in.ts'
import { loginSize, sizes } from './sizes.ts'
import type { Target } from './target.ts'

/** Options of a run. */
export interface BenchOptions {
  readonly rounds: number
  /** Names of scenes; an empty list selects all. */
  readonly only: readonly string[]
  /** Where the API has its answers from: the embedded database, or memory. */
  readonly api: 'database' | 'memory'
  /** The folder with the built product in `app` and the built baseline in `baseline`. */
  readonly folder: string
  readonly browser: string
  /** Figures measured before the browser starts. */
  readonly initial: Sample
}

type Scene = (target: Target) => Promise<Sample>

const roundScenes: Readonly<Record<string, Scene>> = {
  loads,
  interactions,
  'many-rows': manyRows,
  'input-delay': inputDelay,
}
const args = [...chromiumArguments, '--js-flags=--expose-gc']

/** Measures the product and the baseline in alternation and prints the table. */
export async function bench(plan: BenchOptions): Promise<void> {
  const server = await startServer(plan)
  const browser = await chromium.launch({ executablePath: plan.browser, args })
  try {
    const baseline = await openTarget(browser, 'baseline', server.base)
    const ours = await openTarget(browser, 'ours', server.base)
    const results = { baseline: new Map() as Samples, ours: new Map() as Samples }
    addSample(results.ours, plan.initial)
    const isSelected = (name: string) => plan.only.length === 0 || plan.only.includes(name)
    if (isSelected('size')) await weigh([baseline, ours], plan, results)
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const [name, scene] of Object.entries(roundScenes)) {
        if (isSelected(name)) await runOnBoth(name, scene, [baseline, ours], results)
      }
      if (isSelected('intent')) {
        await fetch(`${server.base}/bench/latency?ms=40`)
        await runOnBoth('intent', interactionsOnIntent, [baseline, ours], results)
        await fetch(`${server.base}/bench/latency?ms=0`)
      }
      console.log(`round ${round + 1} of ${plan.rounds}`)
    }
    if (isSelected('heap')) await runOnBoth('heap', heap, [baseline, ours], results)
    if (isSelected('layout-shift')) addSample(results.ours, await layoutShift(ours))
    console.log(`\n${printTable(results.baseline, results.ours)}`)
  } finally {
    await browser.close()
    server.process.kill()
  }
}

async function weigh(
  targets: readonly Target[],
  { folder }: BenchOptions,
  results: Record<Target['name'], Samples>,
) {
  for (const target of targets) {
    const dist = path.join(folder, target.name === 'ours' ? 'app' : 'baseline/..')
    addSample(results[target.name], await sizes(target, dist))
    if (target.name === 'ours') addSample(results.ours, await loginSize(target, dist))
  }
}

/** Runs a scene on both targets; an error loses only the figures of that scene. */
async function runOnBoth(
  name: string,
  scene: Scene,
  targets: readonly Target[],
  results: Record<Target['name'], Samples>,
) {
  for (const target of targets) {
    try {
      addSample(results[target.name], await scene(target))
    } catch (error) {
      console.error(`${name} of ${target.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

async function openTarget(browser: Browser, name: Target['name'], base: string): Promise<Target> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript({ content: nameHelper })
  if (name === 'baseline')
    return { name, base: `${base}/baseline`, context, form: 'form input[name=name]', hasFonts: false }
  const page = await context.newPage()
  await signIn(page, base)
  await page.close()
  return { name, base, context, form: '[role=dialog] form input', hasFonts: true }
}

async function startServer({ folder, api }: BenchOptions): Promise<{ base: string; process: ChildProcess }> {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', file, path.join(folder, 'app'), path.join(folder, 'baseline'), api],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const found = /http:\S+/.exec(part.toString())
      if (found) resolve(found[0])
    })
    child.once('exit', () => reject(new Error('the bench server did not start')))
  })
  return { base, process: child }
}
