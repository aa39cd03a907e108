import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TestControls } from '../flows/test-controls.ts'
import { shell } from '../pages/shell.ts'
import type { LoggedCall } from '../testing/controls/call-log.ts'

/**
 * A bound in milliseconds that the run of the soak measures; undefined in the flows of `npm test`, which wait
 * as for anything else: there a busy machine is not a fault of the app.
 */
export function timeLimit(milliseconds: number): number | undefined {
  return test.info().config.metadata['hasTimeLimits'] === true ? milliseconds : undefined
}

/** Conditions that hold during every fault; the messages are numbered as in e2e/README.md. */
export interface Invariants {
  /** A message appears within a second after the last response and names the next step. */
  expectFailureMessage(where: Locator): Promise<void>
  /** Asserts everything else at the end; a test that reloads or renews tokens itself raises the limits. */
  expectAll(allowed?: Allowed): Promise<void>
}

interface Allowed {
  /** Page loads after the first. */
  readonly reloads?: number
  /** Token requests within a minute. */
  readonly tokens?: number
  /** Other requests to one URL within a minute. */
  readonly calls?: number
}

/** Milliseconds from the failed response to its message; half of it allows for a busy machine. */
const MESSAGE_LIMIT_MS = 1000 + 1000
const SECRETS = /eyJ[\w-]{10,}\.|ben-[a-z]+-2026|\bat \S+ \(?\S+:\d+:\d+|SQLSTATE|TypeError|undefined/
/** Vietnamese words of a call to action. */
const CALL_TO_ACTION = /\b(hãy|bạn|kiểm tra|thử lại|xem lại|nối mạng|đăng nhập|bấm)\b/i

/** Starts recording errors, console messages and loads of a page. */
export function watchInvariants(page: Page, controls: TestControls): Invariants {
  const pageErrors: string[] = []
  const consoleMessages: string[] = []
  const dialogs: number[] = []
  let lastAnswer = 0
  let reloads = -1
  page.on('pageerror', (error) => pageErrors.push(String(error.stack)))
  page.on('console', (message) => consoleMessages.push(message.text()))
  page.on('load', () => (reloads += 1))
  const noteAnswer = () => (lastAnswer = Date.now())
  page.on('requestfailed', noteAnswer)
  page.on('requestfinished', noteAnswer)
  const countDialogs = async () => dialogs.push(await shell(page).expired.count())
  return {
    async expectFailureMessage(where) {
      await expect(where, '(3) a message appears').toBeVisible({ timeout: 15_000 })
      const limit = timeLimit(MESSAGE_LIMIT_MS)
      const waited = Date.now() - lastAnswer
      if (limit !== undefined)
        expect(waited, '(3) within a second of the failed response').toBeLessThan(limit)
      const text = await where.innerText()
      expect(text, '(3) names the next step').toMatch(CALL_TO_ACTION)
      expect(text, '(8) no secret and no stack').not.toMatch(SECRETS)
      await countDialogs()
    },
    async expectAll({ reloads: maxReloads = 1, tokens = 6, calls = 10 } = {}) {
      await countDialogs()
      expect(Math.max(...dialogs), '(5) at most one dialog').toBeLessThanOrEqual(1)
      expect(pageErrors, '(6) no unhandled error').toEqual([])
      const text = await page.locator('body').innerText()
      expect(text.trim().length, '(6) no blank screen').toBeGreaterThan(20)
      expect(tooFrequent(await controls.calls(), { tokens, calls }), '(4) calls are few').toEqual([])
      expect(reloads, '(4) at most one reload of its own').toBeLessThanOrEqual(maxReloads)
      expect([text, page.url(), ...consoleMessages].join('\n'), '(8) no secret and no stack').not.toMatch(
        SECRETS,
      )
    },
  }
}

const MINUTE = 60_000

/** Requests that exceed their limit within a minute. */
function tooFrequent(log: readonly LoggedCall[], limits: { tokens: number; calls: number }): string[] {
  const byCall = new Map<string, number[]>()
  const proofs = new Set<unknown>()
  for (const { method, path, at, query, dpopProof } of log) {
    if (!/^\/(api|idp|crm|bill|common)\//.test(path)) continue
    // The browser retries a request that was cut off on a reused connection (RFC 9112, 9.3.1), with the same DPoP proof.
    if (dpopProof?.jti !== undefined && proofs.has(dpopProof.jti)) continue
    proofs.add(dpopProof?.jti)
    const name = `${method} ${path}?${JSON.stringify(query)}`
    byCall.set(name, [...(byCall.get(name) ?? []), at])
  }
  return [...byCall].flatMap(([name, times]) => {
    const busiest = Math.max(
      ...times.map((at) => times.filter((each) => each >= at && each < at + MINUTE).length),
    )
    const limit = name.includes('/idp/token') ? limits.tokens : limits.calls
    return busiest > limit ? [`${name}: ${busiest} within a minute`] : []
  })
}
