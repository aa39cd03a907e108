import type { Page } from '@playwright/test'

/**
 * Records the texts of the notices of a page, from its next load on. Returns a function that reads them, oldest first, with
 * those that have left the screen: on a busy machine one can expire, or three newer ones replace it, before a flow checks it.
 */
export async function recordNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = []
    Reflect.set(window, 'noticeTexts', texts)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.ariaLive)
          texts.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'noticeTexts') as string[])
}
