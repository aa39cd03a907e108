import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { loginPage } from '../pages/login-page.ts'
import { type BackEnd, startBackEnd } from './back-end.ts'

interface Shared {
  /** This worker's back-end, seeded and with its control endpoints open. */
  readonly backEnd: BackEnd
  /** A browser context in which admin is signed in; its proof key cannot leave it, so it serves the whole worker. */
  readonly signedIn: BrowserContext
}

interface Each {
  /** Errors on the console that a flow calls forth itself. */
  readonly foreseen: RegExp[]
  /** What went wrong in the page without anybody asking: must be empty at the end of every flow. */
  readonly troubles: string[]
}

/** What the browser itself writes for every call that fails. */
export const failedCalls = /^Failed to load resource/

/** A flow: a fresh browser on a back-end of this worker, in which nothing may go wrong unsaid. */
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
  signedIn: [
    async ({ browser, backEnd }, use, { project }) => {
      const { viewport, locale, timezoneId } = project.use
      const options = { viewport, locale, timezoneId, baseURL: backEnd.url }
      const known = Object.entries(options).filter(([, value]) => value !== undefined)
      const context = await browser.newContext(Object.fromEntries(known))
      const page = await context.newPage()
      await loginPage(page).signInAs('admin')
      await page.close()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backEnd }, give) => give(backEnd.url),
  // oxlint-disable-next-line no-empty-pattern -- as above
  foreseen: async ({}, give) => give([]),
  troubles: [
    async ({ context, backEnd, foreseen }, use) => {
      await backEnd.controls.reset()
      const troubles: string[] = []
      const stop = listen(context, troubles)
      await use(troubles)
      stop()
      const unforeseen = troubles.filter((one) => !foreseen.some((known) => known.test(one)))
      expect(unforeseen, 'uncaught errors, errors on the console, reports of the content policy').toEqual([])
    },
    { auto: true },
  ],
})

/** A flow of somebody who is signed in as admin already; it must not sign out. */
export const staffTest = test.extend({
  context: async ({ signedIn }, give) => give(signedIn),
  page: async ({ context }, give) => {
    const page = await context.newPage()
    await forget(page)
    await give(page)
    // Another tab left open would keep the next flow from deleting the drafts.
    for (const one of context.pages()) await one.close()
  },
})

export { expect }

/** Language, colours, tastes and drafts of earlier flows are kept in the browser: a flow begins without them. */
async function forget(page: Page) {
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    localStorage.clear()
    const gone = (name: string) =>
      new Promise((done) => {
        const request = indexedDB.deleteDatabase(name)
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, done)
      })
    return Promise.all([gone('ben-drafts'), gone('ben-kept')])
  })
}

function listen(context: BrowserContext, troubles: string[]): () => void {
  const failed = (failure: { error(): Error }) => troubles.push(String(failure.error().stack))
  const said = (message: { type(): string; text(): string }) => {
    const isTrouble = message.type() === 'error' || /Content.Security.Policy/i.test(message.text())
    if (isTrouble) troubles.push(message.text())
  }
  context.on('weberror', failed)
  context.on('console', said)
  return () => {
    context.off('weberror', failed)
    context.off('console', said)
  }
}
