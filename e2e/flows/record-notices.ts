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
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('[data-notices] [id^=notice-]'))
            texts.push(node.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'noticeTexts') as string[])
}
