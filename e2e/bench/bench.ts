import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArguments } from '../testing/chromium-arguments.ts'
import { startProgram } from '../testing/start-program.ts'
import { comparisons } from './bars.ts'
import { heap } from './heap.ts'
import { inputDelay } from './input-delay.ts'
import { editor, interactions } from './interactions.ts'
import { layoutShift, loads } from './loads.ts'
import { manyNodes, manyRows } from './many-rows.ts'
import { printTable } from './print.ts'
import { addSample, type Results, type Sample } from './sample.ts'
import { sizes, sizesOfOurs } from './sizes.ts'
import { openTarget, type Target } from './target.ts'

/** Options of a run. */
export interface BenchOptions {
  readonly rounds: number
  /** Names of scenes; an empty list selects all. */
  readonly only: readonly string[]
  /** The folder with the built product in `app`, and each built comparison in a folder of its name. */
  readonly folder: string
  readonly browser: string
  /** Figures measured before the browser starts. */
  readonly initial: Sample
}

/** A scene that measures one app. */
interface Scene {
  readonly name: string
  readonly run: (target: Target, folder: string) => Promise<Sample>
  readonly of: readonly Target['name'][]
  /** Sizes, counts and growth need no second round. */
  readonly isOnce?: boolean
}

const compared = ['ours', ...comparisons] as const
const scenes: readonly Scene[] = [
  { name: 'size', run: sizes, of: comparisons, isOnce: true },
  { name: 'size', run: sizesOfOurs, of: ['ours'], isOnce: true },
  { name: 'loads', run: loads, of: compared },
  { name: 'interactions', run: interactions, of: compared },
  { name: 'editor', run: editor, of: compared },
  { name: 'many-rows', run: manyRows, of: compared },
  { name: 'many-rows', run: manyNodes, of: ['ours'] },
  { name: 'input-delay', run: inputDelay, of: ['ours'] },
  { name: 'heap', run: heap, of: ['ours'], isOnce: true },
  { name: 'layout-shift', run: layoutShift, of: ['ours'], isOnce: true },
]
const args = [...chromiumArguments, '--js-flags=--expose-gc']

/** Measures the product and the apps that it is compared with in alternation, and prints the table. */
export async function bench({ rounds, only, folder, browser: executablePath, initial }: BenchOptions) {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url))
  const server = await startProgram(process.execPath, ['--import', 'tsx', file, folder], /http:\S+/)
  const browser = await chromium.launch({ executablePath, args })
  try {
    const targets: Target[] = []
    for (const name of compared) targets.push(await openTarget(browser, name, server.match[0]))
    const results: Results = { ours: new Map(), bare: new Map(), 'react-admin': new Map() }
    addSample(results, 'ours', initial)
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now()
      // Each app is the first of a round in turn: the first pays for what the server does once.
      const turn = round % targets.length
      const ordered = [...targets.slice(turn), ...targets.slice(0, turn)]
      for (const { name, run, of, isOnce } of scenes) {
        if ((only.length > 0 && !only.includes(name)) || (isOnce && round > 0)) continue
        for (const target of ordered.filter((each) => of.includes(each.name))) {
          // An error loses only the figures of that scene.
          const sample = await run(target, folder).catch((error: unknown) => {
            console.error(
              `${name} of ${target.name}: ${error instanceof Error ? error.message : String(error)}`,
            )
            return {}
          })
          addSample(results, target.name, sample)
        }
      }
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`round ${round + 1} of ${rounds} (${seconds} s)`)
    }
    console.log(`\n${printTable(results)}`)
  } finally {
    await browser.close()
    await server.end()
  }
}
