import { failedCalls } from '../flows/fixtures.ts'
import { testWithClient as test } from '../flows/test-with-client.ts'
import type { BrowserScenario } from './browser-scenarios.ts'
import { type CaseContext, type FaultCase, runFaultCase, titleOf } from './fault-case.ts'
import { shortenTimeouts } from './short-timeouts.ts'

let count = 0

/** Returns a name that no record has. */
function newUniqueName(): string {
  count += 1
  return `Thử ${process.pid}x${Date.now() % 1_000_000}x${count}`
}

/** Declares a test for each fault case. */
export function testFaultCases(cases: readonly FaultCase[]): void {
  for (const faultCase of cases) {
    test(titleOf(faultCase), async ({ page, browser, backEnd, client, expectedErrors }) => {
      expectedErrors.push(failedCalls)
      test.slow(faultCase.fault.effect === 'delay')
      // A delayed response must not run into a shortened timeout.
      const prepare = faultCase.fault.effect === 'delay' ? async () => {} : shortenTimeouts
      const shared = { controls: backEnd.controls, client, uniqueName: newUniqueName() }
      // The sign-in needs a context without a session; the other actions share a signed-in one.
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

/** Declares a test for each scenario. */
export function testScenarios(scenarios: readonly BrowserScenario[]): void {
  for (const scenario of scenarios) {
    test(scenario.name, async ({ browser, backEnd, expectedErrors }) => {
      expectedErrors.push(failedCalls)
      test.setTimeout(120_000)
      await scenario.run(browser, backEnd)
    })
  }
}
