import type { Page } from '@playwright/test'

/**
 * Moves `Date.now` of a loaded page forward by milliseconds, and then makes the page visible again. Playwright's clock would
 * move in the later flows of the worker too ([decision](../../src/decisions/testing.md)).
 */
export async function returnAfter(page: Page, ms: number): Promise<void> {
  await page.evaluate((away) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + away
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, ms)
}
