import type { Page } from '@playwright/test'
import type { Sample } from './sample.ts'
import { installStopwatch, press } from './stopwatch.ts'
import { EDITOR, inPage, type Target, waitUntilIdle } from './target.ts'

/** How long the pointer of a person rests on a row before the click. */
const INTENT_MS = 100

/** Opens the form of a guide until its editor has its tools: first, again, and first after an intent. */
export async function editor(target: Target): Promise<Sample> {
  const open = (page: Page, row: number, hoverMs?: number) =>
    press(page, page.locator(target.parts.opener).nth(row), { selector: EDITOR }, hoverMs)
  return {
    ...(await inGuides(target, async (page) => {
      const first = await open(page, 1)
      await page.goBack()
      await page.waitForSelector(target.parts.opener)
      await waitUntilIdle(page)
      return { 'editor with tools, first': first, 'editor with tools, again': await open(page, 2) }
    })),
    ...(await inGuides(target, async (page) => ({
      'editor with tools, first, on intent': await open(page, 1, INTENT_MS),
    }))),
  }
}

function inGuides(target: Target, run: (page: Page) => Promise<Sample>): Promise<Sample> {
  return inPage(target, async ({ page }) => {
    await installStopwatch(page)
    await page.goto(`${target.base}/guides`)
    await page.waitForSelector(target.parts.opener)
    await waitUntilIdle(page)
    return run(page)
  })
}
