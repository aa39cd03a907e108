import type { Page } from '@playwright/test'
import type { Sample } from './sample.ts'
import { installStopwatch, readStopwatch, setStopwatch } from './stopwatch.ts'
import { inPage, show, type Target, waitUntilIdle } from './target.ts'

/** Many rows on one page: time to render, number of elements, longest frame while scrolling. */
export async function manyRows(target: Target): Promise<Sample> {
  const thousand = await inPage(target, ({ page }) => enlarge(page, target, 1000))
  return inPage(target, async ({ page }) => {
    const rows = await enlarge(page, target, 10_000)
    const shown = { '1,000 rows on one page': thousand, '10,000 rows on one page': rows }
    if (target.name !== 'ours') return shown
    return {
      ...shown,
      'elements at 10,000 rows': await elements(page),
      'longest frame while scrolling': await scroll(page),
    }
  })
}

/** Many nodes of a tree on one level: number of elements, longest frame while scrolling. */
export async function manyNodes(target: Target): Promise<Sample> {
  return inPage(target, async ({ page }) => {
    const node = (at: number) => ({ id: `n${at}`, name: `Nhánh ${at + 1}`, children_count: at % 3 })
    const results = Array.from({ length: 5000 }, (_, at) => node(at))
    await page.route('**/api/product-category/by-parent-id?*', (route) =>
      route.fulfill({ json: { code: 1, data: { results } } }),
    )
    await page.goto(`${target.base}/categories?tab=products`)
    await page.getByRole('treeitem', { name: 'Nhánh 1', exact: true }).waitFor()
    await waitUntilIdle(page)
    return {
      'elements at 5,000 nodes of a tree': await elements(page),
      'longest frame while scrolling them': await scroll(page),
    }
  })
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

// Navigates within the page from a list of twenty rows.
async function enlarge(page: Page, target: Target, size: number): Promise<number> {
  const { parts } = target
  await installStopwatch(page)
  await show(page, target, '/brands')
  await setStopwatch(page, { selector: parts.opener, count: 21 })
  await page.evaluate((query) => {
    window.bench.begin()
    history.pushState(null, '', location.pathname + query)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, parts.manyRows(size))
  const time = await readStopwatch(page)
  await waitUntilIdle(page)
  return time
}

async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.longest = 0
    let last = performance.now()
    const frame = (now: number) => {
      window.longest = Math.max(window.longest, now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.wheel(0, turn % 10 === 9 ? 20_000 : 900)
    // The interval of the wheel events of a person who scrolls, which is part of the measurement.
    await page.waitForTimeout(40)
  }
  return page.evaluate(() => window.longest)
}

declare global {
  interface Window {
    longest: number
  }
}
