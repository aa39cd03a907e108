import type { Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { listPage } from '../../pages/list-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { type BackEnd, startBackEnd } from '../back-end.ts'
import { test as base, expect, failedCalls } from '../fixtures.ts'

/** The lifetime of access tokens in seconds: long enough for a flow, short enough to expire in it. */
const life = 12

/** A provider with short access tokens and rotating refresh tokens. */
const test = base.extend<object, { backEnd: BackEnd }>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this very pattern.
    async ({}, use) => {
      const backEnd = await startBackEnd({ ACCESS_TOKEN_TTL: String(life), ROTATE: 'always' })
      await use(backEnd)
      await backEnd.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(failedCalls))

const tokenCalls = async ({ controls }: BackEnd) =>
  (await controls.calls('/idp/token')).map(({ status }) => status)
const listed = (page: Page) => expect(listPage(page, brand).names.first()).toBeVisible()

test('a session of five minutes or less is renewed at start', async ({ page, backEnd }) => {
  await loginPage(page).signInAs('admin')
  await backEnd.controls.clearCalls()
  await page.goto('/brands')
  await listed(page)
  await expect.poll(() => tokenCalls(backEnd)).toEqual([200])
})

test('renews silently several times without interrupting the user', async ({ page, backEnd }) => {
  await loginPage(page).signInAs('admin')
  await page.goto('/brands')
  await listed(page)
  await backEnd.controls.clearCalls()
  await expect.poll(() => tokenCalls(backEnd), { timeout: 2.5 * life * 1000 }).toEqual([200, 200])
  await backEnd.controls.clearCalls()
  await page.getByRole('link', { name: 'Người bán' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect((await backEnd.controls.calls()).filter(({ status }) => status >= 400)).toEqual([])
  await expect(shell(page).dialogs).toHaveCount(0)
})

test('renews in one tab at a time with rotating refresh tokens', async ({ page, context, backEnd }) => {
  await loginPage(page).signInAs('admin')
  const other = await context.newPage()
  await Promise.all([page.goto('/brands'), other.goto('/brands')])
  await Promise.all([listed(page), listed(other)])
  await backEnd.controls.clearCalls()
  // A call under way has the status 0, as has one whose connection was cut: the latter would keep it.
  await expect(async () => {
    const statuses = await tokenCalls(backEnd)
    expect(statuses.length).toBeGreaterThanOrEqual(2)
    expect(new Set(statuses)).toEqual(new Set([200]))
  }).toPass({ timeout: 2.5 * life * 1000 })
  for (const tab of [page, other]) {
    await tab.reload()
    await listed(tab)
    await expect(shell(tab).dialogs).toHaveCount(0)
  }
  await other.close()
})

test('keeps the session when a renewal fails by the network', async ({ page, backEnd }) => {
  test.slow()
  await loginPage(page).signInAs('admin')
  await page.goto('/brands')
  await listed(page)
  await backEnd.controls.fault({ path: '/idp/token', reset: true, times: 0 })
  const list = listPage(page, brand)
  await expect(async () => {
    await list.column('name').getByRole('button').click()
    await expect(list.failed).toContainText('Chưa gia hạn được phiên làm việc.', { timeout: 1500 })
  }).toPass({ timeout: 3 * life * 1000 })
  await expect(list.names.first()).toBeVisible()
  await expect(shell(page).dialogs).toHaveCount(0)
  await expect(page).toHaveURL(/^http.*\/brands/)
  await backEnd.controls.clearFaults()
  await expect(async () => {
    // Renewals are limited to six a minute: after a long outage the next may be sent 16 seconds later.
    if (await list.retry.isVisible()) await list.retry.click({ timeout: 1000 })
    await expect(list.failed).toBeHidden({ timeout: 6000 })
  }).toPass({ timeout: 40_000 })
})

for (const error of ['invalid_grant', 'invalid_request']) {
  test(`a renewal refused with ${error} ends the session and opens the dialog once`, async ({
    page,
    backEnd,
  }) => {
    await loginPage(page).signInAs('admin')
    await page.goto('/brands?edit=new')
    const name = page.getByRole('textbox', { name: 'Tên thương hiệu' })
    await name.fill('Đang gõ dở')
    const body = { error, error_description: 'grant request is invalid' }
    await backEnd.controls.fault({ path: '/idp/token', status: 400, body, times: 0 })
    const { expired } = shell(page)
    await expect(expired).toBeVisible({ timeout: 2 * life * 1000 })
    await expect(expired).toHaveCount(1)
    await expect(name).toHaveValue('Đang gõ dở')
    await backEnd.controls.clearFaults()
    await backEnd.controls.clearCalls()
    await page.goto('/brands')
    await expect(page).toHaveURL('/login')
    expect(await tokenCalls(backEnd)).toEqual([])
  })
}
