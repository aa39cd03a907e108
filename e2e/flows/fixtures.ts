import { test as base, expect, type Page } from '@playwright/test'
import { type BackEnd, startBackEnd } from './back-end.ts'

interface Shared {
  /** This worker's back-end, seeded and with its test doors open. */
  readonly backEnd: BackEnd
}

interface Each {
  /** What went wrong in the page without anybody asking: must be empty at the end of every flow. */
  readonly troubles: string[]
}

/** A flow: a browser on a back-end of this worker, in which nothing may go wrong unsaid. */
export const test = base.extend<Each, Shared>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this very pattern.
    async ({}, use) => {
      const backEnd = await startBackEnd()
      await use(backEnd)
      await backEnd.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ backEnd }, give) => give(backEnd.url),
  troubles: [
    async ({ page, backEnd }, use) => {
      await backEnd.doors.reset()
      const troubles: string[] = []
      listen(page, troubles)
      page.context().on('page', (other) => listen(other, troubles))
      await use(troubles)
      expect(troubles, 'uncaught errors and reports of the content policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function listen(page: Page, troubles: string[]) {
  page.on('pageerror', (error) => troubles.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) troubles.push(message.text())
  })
}
