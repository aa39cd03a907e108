import type { Page } from '@playwright/test'

/** Presses keys as a quick user of a busy machine does: all are sent before the page has handled the first. */
export async function pressAtOnce(page: Page, ...keys: readonly string[]) {
  await Promise.all(keys.map((key) => page.keyboard.press(key)))
}
