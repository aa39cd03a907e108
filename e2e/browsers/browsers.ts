import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { startBackEnd } from '../flows/back-end.ts'
import { passwordOf } from '../pages/login-page.ts'
import { startFirefox } from './firefox.ts'
import { formSteps, inboxSteps, listSteps, treeSteps } from './steps/records.ts'
import { dialogSteps, paletteSteps, renewalSteps, schemeSteps, textSteps } from './steps/screens.ts'
import type { StartBrowser, TourBrowser } from './tour-browser.ts'
import { type Step, tourPage } from './tour-page.ts'
import { startWebKit } from './webkit.ts'

const starts: Readonly<Record<string, StartBrowser>> = { firefox: startFirefox, webkit: startWebKit }

/** The names of the browsers that the tour can start. */
export const browserNames: readonly string[] = Object.keys(starts)

/** The result of a run. */
export interface TourResult {
  readonly passed: number
  readonly failed: number
  /** The browsers that this machine does not have and that could not be installed. */
  readonly missing: readonly string[]
}

/** Runs the tour in each of the browsers; `folder` receives a picture of each failure. */
export async function tourBrowsers(
  names: readonly string[],
  folder: string,
  onlySteps: string,
): Promise<TourResult> {
  await mkdir(folder, { recursive: true })
  const script = await pageScript()
  const result = { passed: 0, failed: 0, missing: [] as string[] }
  for (const name of names) {
    const browser = await starts[name]?.()
    if (!browser) {
      result.missing.push(name)
      continue
    }
    console.log(`\n── ${browser.name}${browser.hasTouch ? '' : ', whose driver has no touches'}`)
    const tour = { browser, script, pictures: path.join(folder, name), only: onlySteps }
    try {
      for (const leg of legs) {
        const { passed, failed } = await runLeg(leg, tour)
        result.passed += passed
        result.failed += failed
      }
    } finally {
      await browser.close()
    }
  }
  return result
}

interface Tour {
  readonly browser: TourBrowser
  readonly script: string
  readonly pictures: string
  readonly only: string
}

async function runLeg({ env, steps }: (typeof legs)[number], { browser, script, pictures, only }: Tour) {
  const result = { passed: 0, failed: 0 }
  const chosen = steps.filter(([title], at) => at === 0 || title.includes(only))
  if (chosen.length === 1) return result
  const backEnd = await startBackEnd(env)
  const page = tourPage(browser, backEnd.url, script)
  try {
    for (const [at, [title, run]] of chosen.entries()) {
      const begun = performance.now()
      try {
        await browser.resize(1280, 900)
        await run(page, backEnd.controls)
        result.passed += 1
        console.log(`✓ ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
      } catch (error) {
        result.failed += 1
        const picture = `${pictures}-${title.replaceAll(/\W+/g, '-')}.png`
        await writeFile(picture, Buffer.from(await browser.screenshot().catch(() => ''), 'base64'))
        console.log(`✗ ${title}\n  ${String(error).slice(0, 400)}\n  ${picture}`)
        // Without a session every other step would fail too.
        if (at === 0) break
      }
    }
  } finally {
    await backEnd.stop()
  }
  return result
}

const signingIn: Step = [
  'signing in by keyboard',
  async (page) => {
    await page.open('/login')
    await page.write({ role: 'textbox', name: 'Tên đăng nhập' }, 'admin')
    await page.press('Tab')
    await page.type(passwordOf('admin'))
    await page.press('Enter')
    await page.see({ role: 'heading', name: '~^Chào ' })
  },
]

/** The stops of the tour, in order, with the variables of their back-end; the first one signs in. */
const legs: readonly { env: Readonly<Record<string, string>>; steps: readonly Step[] }[] = [
  {
    env: {},
    steps: [
      signingIn,
      ...listSteps,
      ...formSteps,
      ...treeSteps,
      ...textSteps,
      ...paletteSteps,
      ...dialogSteps,
      ...inboxSteps,
      ...schemeSteps,
    ],
  },
  { env: { ACCESS_TOKEN_TTL: '12', ROTATE: 'always' }, steps: [signingIn, ...renewalSteps] },
]

/** The module that finds elements in a page, with its packages, as one script. */
async function pageScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'tourModule' } },
  })
  for (const each of [built].flat()) {
    for (const file of 'output' in each ? each.output : []) {
      // Its packages read the environment of Node.
      if (file.type === 'chunk') return `const process = { env: {} };\n${file.code}`
    }
  }
  throw new Error('the script of the page was not built')
}
