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
  readonly expectedErrors: RegExp[]
  /** What went wrong in the page without anybody asking: must be empty at the end of every flow. */
  readonly pageErrors: string[]
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
  expectedErrors: async ({}, give) => give([]),
  pageErrors: [
    async ({ context, backEnd, expectedErrors }, use) => {
      await backEnd.controls.reset()
      const pageErrors: string[] = []
      const stop = collectErrors(context, pageErrors)
      await use(pageErrors)
      stop()
      const unexpected = pageErrors.filter((one) => !expectedErrors.some((known) => known.test(one)))
      expect(unexpected, 'uncaught errors, errors on the console, reports of the content policy').toEqual([])
    },
    { auto: true },
  ],
})

/** A flow of somebody who is signed in as admin already; it must not sign out. */
export const signedInTest = test.extend({
  context: async ({ signedIn }, give) => give(signedIn),
  page: async ({ context }, give) => {
    const page = await context.newPage()
    await clearStorage(page)
    await give(page)
    // Another tab left open would keep the next flow from deleting the drafts.
    for (const one of context.pages()) await one.close()
  },
})

export { expect }

/** Language, colours, tastes and drafts of earlier flows are kept in the browser: a flow begins without them. */
async function clearStorage(page: Page) {
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

function collectErrors(context: BrowserContext, pageErrors: string[]): () => void {
  const onError = (failure: { error(): Error }) => pageErrors.push(String(failure.error().stack))
  const onConsole = (message: { type(): string; text(): string }) => {
    const isError = message.type() === 'error' || /Content.Security.Policy/i.test(message.text())
    if (isError) pageErrors.push(message.text())
  }
  context.on('weberror', onError)
  context.on('console', onConsole)
  return () => {
    context.off('weberror', onError)
    context.off('console', onConsole)
  }
}
