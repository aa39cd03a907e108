import type { Locator, Page } from '@playwright/test'
import type { Sample } from './sample.ts'
import { installStopwatch, readStopwatch, type StopCondition, setStopwatch } from './stopwatch.ts'
import { EDITOR, inPage, ROWS, type Target, TEXT, waitUntilIdle } from './target.ts'

const FIRST_CELL = `${ROWS} :is(a, th)`

/** Common interactions, each from the input event to the frame that shows the result. */
export async function interactions(target: Target): Promise<Sample> {
  return inPage(target, async ({ page }) => {
    await installStopwatch(page)
    await page.goto(`${target.base}/brands`)
    await page.waitForSelector(ROWS)
    await waitUntilIdle(page)
    await openFolder(page)
    const sample: Record<string, number> = {}
    sample['next page'] = await press(page, next(page), { selector: FIRST_CELL, changed: true })
    sample['row → form'] = await press(page, row(page, 2), { selector: target.form })
    sample['back to the list'] = await back(page, target)
    sample['row → form again'] = await press(page, row(page, 3), { selector: target.form })
    Object.assign(sample, await save(page, target))
    sample['search'] = await search(page)
    sample['menu → list'] = await press(page, menu(page, 'Kích cỡ'), { selector: FIRST_CELL, changed: true })
    await press(page, menu(page, 'Hướng dẫn'), { selector: FIRST_CELL, changed: true })
    sample['editor, first'] = await press(page, row(page, 1), { selector: TEXT })
    await leave(page)
    sample['editor, again'] = await press(page, row(page, 2), { selector: TEXT })
    if (target.name === 'baseline') return sample
    await leave(page)
    sample['editor with its tools, again'] = await press(page, row(page, 3), { selector: EDITOR })
    return { ...sample, 'editor with its tools, first': await firstEditor(target) }
  })
}

/** Milliseconds until the first editor of a page has its tools. */
async function firstEditor(target: Target): Promise<number> {
  return inPage(target, async ({ page }) => {
    await installStopwatch(page)
    await page.goto(`${target.base}/guides`)
    await page.waitForSelector(ROWS)
    await waitUntilIdle(page)
    return press(page, row(page, 1), { selector: EDITOR })
  })
}

/** Two interactions with 40 ms of latency; in the product the pointer hovers for 100 ms before the click. */
export async function interactionsOnIntent(target: Target): Promise<Sample> {
  return inPage(target, async ({ page }) => {
    await installStopwatch(page)
    await page.goto(`${target.base}/brands`)
    await page.waitForSelector(ROWS)
    await waitUntilIdle(page)
    await openFolder(page)
    const hoverMs = target.name === 'ours' ? 100 : 0
    const form = await press(page, row(page, 2), { selector: target.form }, hoverMs)
    await page.goBack()
    await page.waitForSelector(target.form, { state: 'detached' })
    await page.waitForSelector(ROWS)
    await waitUntilIdle(page)
    const list = await press(page, menu(page, 'Kích cỡ'), { selector: FIRST_CELL, changed: true }, hoverMs)
    return { 'row → form, on intent': form, 'menu → list, on intent': list }
  })
}

async function leave(page: Page): Promise<void> {
  await page.goBack()
  await page.waitForSelector(ROWS)
  await waitUntilIdle(page)
}

const next = (page: Page) => page.getByRole('button', { name: 'Trang sau' })
const row = (page: Page, at: number) => page.locator(`${ROWS} a:not([target])`).nth(at)
const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

/** Opens the folder of the menu that has the second list; the baseline has none. */
async function openFolder(page: Page) {
  const folder = page.getByRole('button', { name: 'Thuộc tính', expanded: false })
  if ((await folder.count()) > 0) await folder.click()
}

/** Clicks an element, after hovering over it for `hoverMs`. */
async function press(page: Page, target: Locator, until: StopCondition, hoverMs = 0): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await setStopwatch(page, until)
  if (hoverMs > 0) {
    await target.hover()
    // The time that a user hovers before the click, which is part of the measurement.
    await page.waitForTimeout(hoverMs)
  }
  await target.click()
  const time = await readStopwatch(page)
  await waitUntilIdle(page)
  return time
}

async function back(page: Page, target: Target): Promise<number> {
  // In the product the list stays mounted behind the form's drawer, so wait until the drawer is removed.
  const time = await page.evaluate((form) => {
    return new Promise<number>((done) => {
      const start = performance.now()
      const check = () => {
        if (document.querySelector(form) || !document.querySelector('tbody tr[data-id]')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
      }
      const observer = new MutationObserver(check)
      observer.observe(document, { subtree: true, childList: true })
      history.back()
    })
  }, target.form)
  await waitUntilIdle(page)
  return time
}

async function save(page: Page, target: Target): Promise<Sample> {
  const value = String(100 + Math.floor(Math.random() * 900))
  const position =
    target.name === 'ours'
      ? page.getByRole('textbox', { name: 'Vị trí' })
      : page.locator('input[name=position]')
  await position.fill(value)
  await waitUntilIdle(page)
  await page.evaluate(() => performance.clearResourceTimings())
  const time = await press(page, page.getByRole('button', { name: 'Lưu', exact: true }), {
    selector: `${ROWS} td`,
    text: value,
  })
  await page.waitForSelector(target.form, { state: 'detached' })
  await waitUntilIdle(page)
  const sent = await page.evaluate(() => {
    const requests = performance.getEntriesByType('resource')
    const update = requests.find(({ name }) => name.endsWith('/update'))
    return (update?.startTime ?? Number.NaN) - window.bench.began
  })
  return { 'save → list': time, 'save, request sent': sent }
}

async function search(page: Page): Promise<number> {
  const box = page.getByRole('searchbox')
  await box.click()
  await waitUntilIdle(page)
  await setStopwatch(page, { selector: FIRST_CELL, changed: true })
  await page.keyboard.type('nagisa', { delay: 30 })
  const time = await readStopwatch(page)
  await waitUntilIdle(page)
  return time
}
