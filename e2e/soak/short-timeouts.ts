import type { Page } from '@playwright/test'

/** Shortens timeouts of two minutes to two seconds. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG = 120_000
    const shorter = (milliseconds: number | undefined) => (milliseconds === LONG ? 2000 : milliseconds)
    const wait = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds?: number, ...more: unknown[]) =>
        wait(run, shorter(milliseconds), ...more),
    })
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(shorter(milliseconds) ?? milliseconds)
  })
}
