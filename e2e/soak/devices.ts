import type { BrowserContext } from '@playwright/test'

/** Sets the device's clock wrong by so many milliseconds. */
export async function shiftClock(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript((offset) => {
    const Right = Date
    const now = () => Right.now() + offset
    window.Date = new Proxy(Right, {
      construct: (_, given: []) => (given.length === 0 ? new Right(now()) : new Right(...given)),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, by)
}

/** A browser that lets nothing be stored. */
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

/** A browser whose storage is full. */
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
