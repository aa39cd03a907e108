import type { Page } from '@playwright/test'

/** Shortens timeouts of two minutes to two seconds, until they are restored. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG = 120_000
    const shorter = (milliseconds: number | undefined) =>
      milliseconds === LONG && !Reflect.has(window, 'hasLongTimeouts') ? 2000 : milliseconds
    const wait = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds?: number, ...more: unknown[]) =>
        wait(run, shorter(milliseconds), ...more),
    })
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(shorter(milliseconds) ?? milliseconds)
  })
}

/** Restores the timeouts of the document: on a busy machine a retry may take longer than two seconds. */
export async function restoreTimeouts(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { hasLongTimeouts: true }))
}
