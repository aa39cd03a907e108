import { failedCalls, staffTest } from '../flows/fixtures.ts'
import { passwordOf } from '../pages/login-page.ts'
import { Client } from '../testing/client.ts'
import type { BrowserScenario } from './browser-scenarios.ts'
import { type CaseContext, type FaultCase, runFaultCase, titleOf } from './fault-case.ts'
import { withOwnBackEnd } from './own-back-end.ts'
import { shortenTimeouts } from './short-timeouts.ts'

/** A flow in which things go wrong on purpose, with another way to the same back-end. */
export const test = staffTest.extend<object, { readonly client: Client }>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this very pattern.
    async ({}, use) => withOwnBackEnd({}, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  client: [
    async ({ backEnd }, use) => {
      const client = await Client.at(backEnd.url)
      await client.signIn('admin', passwordOf('admin'))
      await use(client)
    },
    { scope: 'worker' },
  ],
})

let count = 0

/** A name that no record has yet. */
export function newUniqueName(): string {
  count += 1
  return `Thử ${process.pid}x${Date.now() % 1_000_000}x${count}`
}

/** Makes a test of each faultCase. */
export function testFaultCases(cases: readonly FaultCase[]): void {
  for (const faultCase of cases) {
    test(titleOf(faultCase), async ({ page, browser, backEnd, client, foreseen }) => {
      foreseen.push(failedCalls)
      test.slow(faultCase.fault.effect === 'delay')
      // What is only late must not be cut off by a time-out that was shortened for the other faultCases.
      const prepare = faultCase.fault.effect === 'delay' ? async () => {} : shortenTimeouts
      const shared = { controls: backEnd.controls, client, uniqueName: newUniqueName() }
      // Who signs in comes as a stranger; the others share one signed-in browser.
      if (faultCase.action.name !== 'sign-in') {
        await prepare(page)
        return runFaultCase(faultCase, { ...shared, page, context: page.context() })
      }
      const context = await browser.newContext({ baseURL: backEnd.url, locale: 'vi-VN' })
      const anonymous = await context.newPage()
      await prepare(anonymous)
      await runFaultCase(faultCase, { ...shared, page: anonymous, context } satisfies CaseContext)
      await context.close()
      return undefined
    })
  }
}

/** Makes a test of each scenario. */
export function testScenarios(scenarios: readonly BrowserScenario[]): void {
  for (const scenario of scenarios) {
    test(scenario.name, async ({ browser, backEnd, foreseen }) => {
      foreseen.push(failedCalls)
      test.setTimeout(120_000)
      await scenario.run(browser, backEnd)
    })
  }
}
