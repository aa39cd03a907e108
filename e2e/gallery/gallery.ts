import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { nameHelper } from '../bench/target.ts'
import { startBackEnd } from '../flows/back-end.ts'
import { loginPage } from '../pages/login-page.ts'
import { allScreens, type Screen } from '../pages/screens.ts'
import { chromiumArguments } from '../testing/chromium-arguments.ts'
import { layoutFacts, layoutProblems } from '../testing/layout-facts.ts'
import { type GalleryEntry, galleryPage } from './gallery-page.ts'
import { galleryStates } from './gallery-states.ts'

/** What a run shows; empty lists select everything. */
export interface GalleryOptions {
  readonly browser: string
  readonly folder: string
  readonly only: readonly string[]
  readonly states: readonly string[]
  readonly widths: readonly number[]
  readonly schemes: readonly Scheme[]
  readonly languages: readonly string[]
}

type Scheme = 'light' | 'dark'

/** The widths of a phone, of 200 % zoom, of a tablet, of a laptop and of a large screen. */
export const galleryWidths: readonly number[] = [390, 720, 1024, 1440, 1920]

const heights: Readonly<Record<number, number>> = { 390: 844, 720: 450, 1024: 768, 1440: 900, 1920: 1080 }

/** How many screens are also shown in Japanese and English, each filled. */
const TRANSLATED = 10

/** Pictures and measurements of the screens, written as one page; returns its path and all entries. */
export async function gallery(options: GalleryOptions) {
  await rm(options.folder, { recursive: true, force: true })
  await mkdir(options.folder, { recursive: true })
  const backEnd = await startBackEnd()
  const browser = await chromium.launch({ executablePath: options.browser, args: [...chromiumArguments] })
  const entries: GalleryEntry[] = []
  try {
    const screens = allScreens.filter(({ name }) => isChosen(options.only, name))
    for (const language of options.languages) {
      const context = await signedIn(browser, backEnd.url, language)
      const shown = language === 'vi' ? screens : screens.slice(0, TRANSLATED)
      for (const screen of shown) {
        for (const state of galleryStates) {
          if (!state.isOf(screen) || !isChosen(options.states, state.name)) continue
          if (language !== 'vi' && state.name !== 'filled') continue
          const page = await (screen.isPublic ? await newContext(browser, backEnd.url) : context).newPage()
          const entry = { screen: screen.title, state: state.name, language }
          try {
            await state.show(page, screen)
            entries.push(...(await shoot(page, screen, entry, options)))
          } catch (error) {
            entries.push({ ...entry, width: 0, pictures: [], problems: [String(error).slice(0, 200)] })
          }
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await page.close()
        }
        console.log(`${language} ${screen.title}`)
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await backEnd.stop()
  }
  const file = path.join(options.folder, 'index.html')
  await writeFile(file, galleryPage(entries))
  return { file, entries }
}

const isChosen = (chosen: readonly string[], name: string) => chosen.length === 0 || chosen.includes(name)

async function newContext(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript({ content: nameHelper })
  return context
}

async function signedIn(browser: Browser, base: string, language: string) {
  const context = await newContext(browser, base)
  const page = await context.newPage()
  await loginPage(page).signInAs('admin')
  if (language !== 'vi') {
    await page.getByRole('combobox', { name: 'Ngôn ngữ' }).selectOption(language)
    await page.waitForFunction(
      (value) => document.documentElement.lang.startsWith(value),
      language === 'jp' ? 'ja' : language,
    )
  }
  await page.close()
  return context
}

async function shoot(
  page: Page,
  screen: Screen,
  entry: Pick<GalleryEntry, 'screen' | 'state' | 'language'>,
  { widths, schemes, folder }: GalleryOptions,
): Promise<readonly GalleryEntry[]> {
  const entries: GalleryEntry[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 })
    const pictures: string[] = []
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const picture = `${screen.name}-${entry.state}-${entry.language}-${width}-${colorScheme}.jpg`
      await page.screenshot({ path: path.join(folder, picture), type: 'jpeg', quality: 70 })
      pictures.push(picture)
    }
    const facts = await layoutFacts(page)
    entries.push({ ...entry, width, pictures, facts, problems: layoutProblems(facts) })
  }
  return entries
}
