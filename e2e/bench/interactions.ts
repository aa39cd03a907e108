import type { Page } from '@playwright/test'
import type { Sample } from './sample.ts'
import { installStopwatch, press, readStopwatch, setStopwatch } from './stopwatch.ts'
import { EDITOR, inPage, show, type Target, waitUntilIdle } from './target.ts'

/** Common interactions, each from the input event to the frame that shows the result. */
export async function interactions(target: Target): Promise<Sample> {
  const { opener, form, nextPage, menu } = target.parts
  return inPage(target, async ({ page }) => {
    await installStopwatch(page)
    await show(page, target, '/brands')
    // The menu folder of the second list; only the product has folders.
    const folder = page.getByRole('button', { name: 'Thuộc tính', expanded: false })
    if ((await folder.count()) > 0) await folder.click()
    const row = (at: number) => page.locator(opener).nth(at)
    const otherRows = { selector: opener, changed: true }
    return {
      'next page': await press(page, page.locator(nextPage), otherRows),
      'row → form, first': await press(page, row(2), { selector: form }),
      'back to the list': await back(page, target),
      'row → form, again': await press(page, row(3), { selector: form }),
      ...(await save(page, target)),
      'search, last key → rows': await search(page, target),
      'menu → another list': await press(page, page.locator(menu('Kích cỡ')), otherRows),
    }
  })
}

async function back(page: Page, { parts }: Target): Promise<number> {
  // A list may stay mounted behind the drawer of a form, so wait until the form is removed too.
  const time = await page.evaluate(
    ({ form, opener }) => {
      return new Promise<number>((done) => {
        const start = performance.now()
        const check = () => {
          if (document.querySelector(form) || !document.querySelector(opener)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
        }
        const observer = new MutationObserver(check)
        observer.observe(document, { subtree: true, childList: true })
        history.back()
      })
    },
    { form: parts.form, opener: parts.opener },
  )
  await waitUntilIdle(page)
  return time
}

async function save(page: Page, { parts }: Target): Promise<Sample> {
  const value = await page.evaluate(() => {
    let free = 100 + Math.floor(Math.random() * 900)
    while (document.body.textContent.includes(String(free))) free += 1
    return String(free)
  })
  await page.locator(parts.position).fill(value)
  await waitUntilIdle(page)
  await page.evaluate(() => performance.clearResourceTimings())
  const time = await press(page, page.locator(parts.save), { selector: parts.cell, text: value })
  await page.waitForSelector(parts.form, { state: 'detached' })
  await waitUntilIdle(page)
  const sent = await page.evaluate(() => {
    const requests = performance.getEntriesByType('resource')
    const update = requests.find(({ name }) => name.endsWith('/update'))
    return (update?.startTime ?? Number.NaN) - window.bench.began
  })
  return { 'save → list shows it': time, 'save, request sent': sent }
}

async function search(page: Page, { parts }: Target): Promise<number> {
  await page.locator(parts.search).click()
  await waitUntilIdle(page)
  await setStopwatch(page, { selector: parts.opener, changed: true })
  await page.keyboard.type('nagisa', { delay: 30 })
  const time = await readStopwatch(page)
  await waitUntilIdle(page)
  return time
}

/** Opens the form of a guide until its editor has its tools: first, again, and first after the pointer has rested on its row. */
export async function editor(target: Target): Promise<Sample> {
  const { opener } = target.parts
  const open = (page: Page, row: number, hoverMs?: number) =>
    press(page, page.locator(opener).nth(row), { selector: EDITOR }, hoverMs)
  const inGuides = (run: (page: Page) => Promise<Sample>) =>
    inPage(target, async ({ page }) => {
      await installStopwatch(page)
      await show(page, target, '/guides')
      return run(page)
    })
  const clicked = await inGuides(async (page) => {
    const first = await open(page, 1)
    await page.goBack()
    await page.waitForSelector(opener)
    await waitUntilIdle(page)
    return { 'editor with tools, first': first, 'editor with tools, again': await open(page, 2) }
  })
  const hovered = await inGuides(async (page) => ({
    'editor with tools, first, on intent': await open(page, 1, 100),
  }))
  return { ...clicked, ...hovered }
}
