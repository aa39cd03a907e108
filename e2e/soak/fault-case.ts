import { type BrowserContext, expect, type Page } from '@playwright/test'
import { failedCalls } from '../flows/fixtures.ts'
import type { TestControls } from '../flows/test-controls.ts'
import { testWithClient as test } from '../flows/test-with-client.ts'
import { shell } from '../pages/shell.ts'
import type { Client } from '../testing/client.ts'
import type { BrowserScenario } from './browser-scenarios.ts'
import { restoreTimeouts, shortenTimeouts } from './devices.ts'
import { type Fault, faults } from './fault.ts'
import { timeLimit, watchInvariants } from './invariants.ts'
import { type PreparedAction, type UserAction, userActions } from './user-actions.ts'

/** One fault during one user action. */
export interface FaultCase {
  readonly fault: Fault
  readonly action: UserAction
}

/** The page and back-end of a case. */
interface CaseContext {
  readonly page: Page
  readonly context: BrowserContext
  readonly controls: TestControls
  readonly client: Client
  readonly uniqueName: string
}

/** Every fault combined with every user action that it can affect. */
export const faultCases: readonly FaultCase[] = faults.flatMap((fault) =>
  userActions.filter((action) => isPossible(fault, action)).map((action) => ({ fault, action })),
)

/** The test title. */
function titleOf({ fault, action }: FaultCase): string {
  return `${action.name}: ${fault.name}`
}

function isPossible(fault: Fault, action: UserAction): boolean {
  if (fault.only === 'writes') return action.isWrite
  // Every truthy body counts as a successful delete (S5-11).
  if (fault.name === 'another envelope' && action.name === 'delete') return false
  // A 401 of the token endpoint means a wrong password, not the end of a session.
  return !(action.name === 'sign-in' && fault.effect === 'sessionEnd')
}

/** Performs the action with the fault, then without it, and asserts the invariants. */
async function runFaultCase({ fault, action }: FaultCase, context: CaseContext): Promise<void> {
  const { page, controls } = context
  const invariants = watchInvariants(page, controls)
  const prepared = await action.prepare(context)
  await controls.clearCalls()
  const typed = await prepared.typedValues()
  await fault.start(context, prepared.call)
  await prepared.act()
  if (fault.effect === 'delay') {
    // Into the delay of the response, so that the typed values are read before it arrives.
    await page.waitForTimeout(1500)
    expect(await prepared.typedValues(), '(1) every typed field survives').toEqual(typed)
    await expect(prepared.success, 'the action succeeds after the delay').toBeVisible({ timeout: 20_000 })
    await fault.end(context)
  } else if (fault.isDone && prepared.isReconciled) {
    await expect(prepared.success, 'the reconciled action succeeds').toBeVisible({ timeout: 10_000 })
    await fault.end(context)
  } else {
    await expectSessionEnd(fault, context)
    await invariants.expectFailureMessage(prepared.failureMessage)
    expect(await prepared.typedValues(), '(1) every typed field survives').toEqual(typed)
    await fault.end(context)
    await restoreTimeouts(page)
    // Failed reads are sent again once the network is back.
    if (!fault.resumesReads || action.isWrite) await prepared.retry()
    await expectSuccess(prepared)
  }
  if (prepared.records !== undefined) await expectRecords(prepared.records, context)
  await invariants.expectAll()
}

async function expectSessionEnd(fault: Fault, { page }: CaseContext): Promise<void> {
  if (fault.effect !== 'sessionEnd') return
  const { expired } = shell(page)
  await expect(expired, '(3) the dialog of the ended session opens').toBeVisible()
  await expired.getByRole('button', { name: 'Để sau' }).click()
}

async function expectSuccess(prepared: PreparedAction): Promise<void> {
  await expect(prepared.success.first(), '(7) it works again soon, without a reload').toBeVisible({
    timeout: timeLimit(5000),
  })
}

async function expectRecords(expected: number, { client, uniqueName }: CaseContext): Promise<void> {
  const total = async () => {
    const { body } = await client.call('GET', `/api/brand/search?keyword=${encodeURIComponent(uniqueName)}`)
    return body.data.pagination.total
  }
  // These requests count towards invariant 4, so they are few even with a latency of ten seconds.
  const polling = { intervals: [200, 1000, 3000], timeout: 20_000 }
  await expect.poll(total, { message: '(2) one record per submit', ...polling }).toBe(expected)
}

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
      const isSignIn = faultCase.action.name === 'sign-in'
      const anonymous = isSignIn && (await browser.newContext({ baseURL: backEnd.url, locale: 'vi-VN' }))
      const used = anonymous ? await anonymous.newPage() : page
      await prepare(used)
      await runFaultCase(faultCase, { ...shared, page: used, context: used.context() })
      if (anonymous) await anonymous.close()
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
