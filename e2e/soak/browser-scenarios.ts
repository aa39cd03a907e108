import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import type { BackEnd } from '../flows/back-end.ts'
import { withOwnBackEnd } from '../flows/own-back-end.ts'
import { formPage } from '../pages/form-page.ts'
import { listPage } from '../pages/list-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { fillStorage, refuseStorage, shiftClock } from './devices.ts'
import { type Invariants, timeLimit, watchInvariants } from './invariants.ts'

/** A fault of more than one request: of the device, the session or the whole back-end. */
export interface BrowserScenario {
  readonly name: string
  run(browser: Browser, backEnd: BackEnd): Promise<void>
}

const TEN_MINUTES = 600_000

/** Faults that the fault matrix, which affects single requests, does not cover. */
export const browserScenarios: readonly BrowserScenario[] = [
  device('a clock ten minutes behind', (context) => shiftClock(context, -TEN_MINUTES)),
  device('a clock ten minutes ahead', (context) => shiftClock(context, TEN_MINUTES)),
  device('storage refused', refuseStorage),
  device('storage full', fillStorage),
  { name: 'a new version in mid-edit', run: versionInMidEdit },
  {
    name: 'back-end killed in mid-save',
    run: (browser) => withOwnBackEnd({}, (own) => killed(browser, own)),
  },
  {
    name: 'a token that expires during a save',
    run: (browser) => withOwnBackEnd({ ACCESS_TOKEN_TTL: '8' }, (own) => expiresInSave(browser, own)),
  },
  {
    name: 'two tabs that renew all the time',
    run: (browser) =>
      withOwnBackEnd({ ACCESS_TOKEN_TTL: '9', ROTATE: 'always' }, (own) => twoTabs(browser, own)),
  },
  {
    name: 'renewal without a network',
    run: (browser) => withOwnBackEnd({ ACCESS_TOKEN_TTL: '12' }, (own) => renewalCut(browser, own)),
  },
  ended('invalid_grant'),
  ended('invalid_request'),
]

/** Signs in, opens a list and saves on a faulty device. */
function device(name: string, setUp: (context: BrowserContext) => Promise<void>): BrowserScenario {
  return {
    name,
    run: (browser, backEnd) =>
      signedIn(browser, backEnd, setUp, async (page, invariants) => {
        await shell(page).navigation.getByRole('link', { name: brand.title, exact: true }).click()
        await expect(listPage(page, brand).names.first()).toBeVisible()
        await listPage(page, brand).add.click()
        const form = formPage(page, brand)
        await form.fill('name', `Thiết bị ${Date.now()}`)
        await form.save.click()
        await expect(shell(page).notice('Lưu thành công')).toBeVisible()
        await invariants.expectAll()
      }),
  }
}

async function versionInMidEdit(browser: Browser, backEnd: BackEnd): Promise<void> {
  await signedIn(browser, backEnd, undefined, async (page, invariants) => {
    const form = await startDraft(page)
    const typed = await form.values()
    // The log of the back-end may hold the check of the sign-in page, which this page has replaced.
    await expect.poll(() => hasCheckedVersion(page)).toBe(true)
    await backEnd.controls.version(`next-${Date.now()}`)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(shell(page).notice('Đã có bản mới của trang.')).toBeVisible()
    // The absence of a reload has no event: it would come a second after the notice.
    await page.waitForTimeout(1500)
    expect(await form.values(), '(1) every typed field survives').toEqual(typed)
    await form.save.click()
    await expect(shell(page).notice('Lưu thành công')).toBeVisible()
    await page.reload()
    await expect(listPage(page, brand).names.first()).toBeVisible()
    // A new version may cause one reload, a second after its detection.
    await page.waitForTimeout(2500)
    await expect(listPage(page, brand).names.first()).toBeVisible()
    await invariants.expectAll({ reloads: 2 })
  })
}

async function killed(browser: Browser, backEnd: BackEnd): Promise<void> {
  await signedIn(browser, backEnd, undefined, async (page, invariants) => {
    const form = await startDraft(page)
    const typed = await form.values()
    await backEnd.controls.fault({ path: '/api/brand/create', delay: 60_000 })
    await form.save.click()
    // So that the back-end crashes during the save.
    await page.waitForTimeout(300)
    await backEnd.crash()
    await invariants.expectFailureMessage(form.alert.last())
    expect(await form.values(), '(1) every typed field survives').toEqual(typed)
    await backEnd.restart()
    await form.save.click()
    await expect(shell(page).notice('Lưu thành công')).toBeVisible({ timeout: timeLimit(5000) })
    const list = listPage(page, brand)
    await list.open({ search: String(typed['name']) })
    await expect(list.names, '(2) at most one record').toHaveCount(1)
    await invariants.expectAll({ reloads: 1 })
  })
}

async function expiresInSave(browser: Browser, backEnd: BackEnd): Promise<void> {
  await signedIn(browser, backEnd, undefined, async (page, invariants) => {
    const form = await startDraft(page)
    await backEnd.controls.fault({ path: '/api/brand/create', delay: 10_000 })
    await form.save.click()
    await expect(shell(page).notice('Lưu thành công')).toBeVisible({ timeout: 20_000 })
    await expect(shell(page).expired).toHaveCount(0)
    await invariants.expectAll()
  })
}

async function twoTabs(browser: Browser, backEnd: BackEnd): Promise<void> {
  await signedIn(browser, backEnd, undefined, async (page, invariants) => {
    const other = await page.context().newPage()
    await other.goto('/size')
    for (let turn = 0; turn < 8; turn += 1) {
      const name = turn % 2 ? 'Người bán' : brand.title
      await shell(page).navigation.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await other.reload()
      await expect(other.getByRole('rowheader').first()).toBeVisible()
      // Both tabs go on over several lifetimes of an access token.
      await page.waitForTimeout(3000)
    }
    for (const tab of [page, other]) await expect(shell(tab).expired).toHaveCount(0)
    await invariants.expectAll({ tokens: 12, calls: 30 })
  })
}

async function renewalCut(browser: Browser, backEnd: BackEnd): Promise<void> {
  await signedIn(browser, backEnd, undefined, async (page, invariants) => {
    const form = await startDraft(page)
    const typed = await form.values()
    await backEnd.controls.fault({ path: '/idp/token', reset: true, times: 0 })
    // Until the access token is due for its renewal, and several renewals have failed.
    await page.waitForTimeout(14_000)
    await form.save.click()
    await invariants.expectFailureMessage(form.alert.last())
    expect(await form.values(), '(1) every typed field survives').toEqual(typed)
    await expect(shell(page).expired, 'a network error does not end the session').toHaveCount(0)
    await backEnd.controls.clearFaults()
    const clearedAt = Date.now()
    const isSaved = await expect(async () => {
      await form.save.click({ timeout: 500 }).catch(() => undefined)
      await expect(shell(page).notice('Lưu thành công')).toBeVisible({ timeout: 1000 })
    })
      .toPass({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      )
    const calls = await backEnd.controls.calls('/idp/token')
    console.log(
      `token calls, seconds from the end of the fault: ${calls.map(({ at }) => seconds(at - clearedAt)).join(' ')}`,
    )
    expect(isSaved, `(7) it works again, here after ${seconds(Date.now() - clearedAt)} s`).toBe(true)
    await invariants.expectAll()
  })
}

function ended(code: string): BrowserScenario {
  const run = (browser: Browser, backEnd: BackEnd) =>
    signedIn(browser, backEnd, undefined, async (page, invariants) => {
      const form = await startDraft(page)
      const typed = await form.values()
      await backEnd.controls.fault({ path: '/idp/token', status: 400, body: { error: code }, times: 0 })
      await expect(shell(page).expired).toBeVisible({ timeout: 20_000 })
      await shell(page).expired.getByRole('button', { name: 'Để sau' }).click()
      expect(await form.values(), '(1) every typed field survives').toEqual(typed)
      await backEnd.controls.clearFaults()
      await loginPage(page).signInAs('admin')
      await invariants.expectAll({ reloads: 2 })
    })
  return {
    name: `renewal refused with ${code}`,
    run: (browser) => withOwnBackEnd({ ACCESS_TOKEN_TTL: '9' }, (own) => run(browser, own)),
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** Returns whether this document has received and stored the version of the page. */
function hasCheckedVersion(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const responses = performance.getEntriesByName(new URL('/meta.json', location.href).href)
    return responses.length > 0 && localStorage.getItem('version') !== null
  })
}

/** Opens the form of a new brand and fills it without saving. */
async function startDraft(page: Page) {
  const form = formPage(page, brand)
  await page.goto('/brands?edit=new')
  await form.fillAll({ name: `Viết dở ${Date.now()}`, description: 'Không được mất', position: 3 })
  return form
}

async function signedIn(
  browser: Browser,
  backEnd: BackEnd,
  setUp: ((context: BrowserContext) => Promise<void>) | undefined,
  run: (page: Page, invariants: Invariants) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: backEnd.url, locale: 'vi-VN' })
  await setUp?.(context)
  const page = await context.newPage()
  await loginPage(page).signInAs('admin')
  await backEnd.controls.clearCalls()
  await run(page, watchInvariants(page, backEnd.controls))
  await context.close()
}
