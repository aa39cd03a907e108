import type { BrowserContext, Page } from '@playwright/test'

/** Shifts the clock of the device by `by` milliseconds. */
export async function shiftClock(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript((offset) => {
    const RealDate = Date
    const now = () => RealDate.now() + offset
    window.Date = new Proxy(RealDate, {
      construct: (_, given: []) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, by)
}

/** Makes all browser storage throw SecurityError. */
export async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused = {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, refused)
  })
}

/** Makes all writes to browser storage throw QuotaExceededError. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
    Storage.prototype.setItem = full
  })
}

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
