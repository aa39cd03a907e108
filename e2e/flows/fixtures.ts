import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { loginPage } from '../pages/login-page.ts'
import { type BackEnd, startBackEnd } from './back-end.ts'

interface Shared {
  /** The back-end of this worker, seeded and with control endpoints. */
  readonly backEnd: BackEnd
  /** A context with a session of admin, shared by the worker: its DPoP key cannot be exported to another one. */
  readonly signedIn: BrowserContext
}

interface Each {
  /** Console errors that a flow causes on purpose. */
  readonly expectedErrors: RegExp[]
  /** Uncaught errors, console errors and CSP reports; those not expected fail the flow. */
  readonly pageErrors: string[]
}

/** The console message of the browser for a failed request. */
export const failedCalls = /^Failed to load resource/

/** A flow with a new context on the back-end of this worker; it fails on unexpected errors. */
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
      const { viewport, locale, timezoneId, contextOptions } = project.use
      const options = { ...contextOptions, viewport, locale, timezoneId, baseURL: backEnd.url }
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
      if (unexpected.length > 0) unexpected.push(...(await failedCallsOf(backEnd)))
      expect(unexpected, 'uncaught errors, errors on the console, reports of the content policy').toEqual([])
      const departures = await backEnd.controls.departures()
      expect(departures, 'answers that depart from /openapi.json').toEqual([])
    },
    { auto: true },
  ],
})

/** A flow in the shared context, signed in as admin; it may not sign out. */
export const signedInTest = test.extend({
  context: async ({ signedIn }, give) => give(signedIn),
  page: async ({ context }, give) => {
    const page = await context.newPage()
    forbidClock(page)
    await clearStorage(page)
    await give(page)
    // An open tab would block the next flow from deleting the database of drafts.
    for (const one of context.pages()) await one.close()
  },
})

export { expect }

/** Makes `page.clock` throw: it is the clock of the shared context. */
function forbidClock(page: Page) {
  const get = () => {
    throw new Error('The clock of a shared context: move that of the page with return-after.ts.')
  }
  Object.defineProperty(page, 'clock', { get })
}

/** Deletes the preferences and drafts of earlier flows from the shared context. */
async function clearStorage(page: Page) {
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    localStorage.clear()
    const deleteDatabase = (name: string) =>
      new Promise((done) => {
        const request = indexedDB.deleteDatabase(name)
        for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, done)
      })
    return Promise.all(['ben-drafts', 'ben-kept'].map(deleteDatabase))
  })
}

/** The failed calls of a flow as lines: the console names neither the call nor the reason. */
async function failedCallsOf({ controls }: BackEnd): Promise<string[]> {
  const failed = (await controls.calls()).filter(({ status }) => status === 0 || status >= 400)
  return failed.map(({ at, method, path, status, took, challenge, dpopProof }) =>
    [
      new Date(at).toISOString(),
      method,
      path,
      status,
      `${took} ms`,
      challenge,
      JSON.stringify(dpopProof),
    ].join(' '),
  )
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
