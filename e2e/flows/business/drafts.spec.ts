import type { Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { formPage } from '../../pages/form-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, test } from '../fixtures.ts'
import { draftsPage } from './pages/drafts-page.ts'
import { storedDrafts } from './stored-drafts.ts'

// A different name in each flow: one flow saves it, and typing a saved value again creates no draft.
let typed = ''

test.beforeEach(async ({ page }, { line }) => {
  typed = `Bến Thành Nhật ${line}`
  await loginPage(page).signInAs('admin')
  await page.goto('/brands')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).not.toHaveValue('')
})

test('offers a draft field by field after a reload and restores it', async ({ page }) => {
  const before = await name(page).inputValue()
  await typeAndReload(page)
  await expect(draftsPage(page).offer).toContainText(before)
  await expect(draftsPage(page).offer).toContainText(typed)
  await expect(name(page), 'nothing is laid over silently').toHaveValue(before)
  await draftsPage(page).offer.getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).toHaveValue(typed)
  await expect(draftsPage(page).offer, 'a save clears it').toBeHidden()
})

test('deletes a declined draft', async ({ page }) => {
  await typeAndReload(page)
  await draftsPage(page).offer.getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await expect(draftsPage(page).offer).toBeHidden()
  await page.reload()
  await expect(name(page)).not.toHaveValue('')
  expect(await storedDrafts(page)).toEqual([])
})

test('keeps the input when the session ends', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  await name(page).fill(typed)
  await backEnd.controls.fault({ path: '/api/brand/update', times: 0, status: 401 })
  await formPage(page, brand).save.click()
  await shell(page).expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/login')
  await backEnd.controls.clearFaults()
  await loginPage(page).sendAs('admin')
  await draftsPage(page).offer.getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
})

test('hides a draft from another user, whose sign-in deletes it', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  await name(page).fill(typed)
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  await backEnd.controls.fault({ path: '/api/brand/update', times: 0, status: 401 })
  await formPage(page, brand).save.click()
  await shell(page).expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await backEnd.controls.clearFaults()
  await page.goto('/admin/login')
  await loginPage(page).sendAs('superadmin')
  await expect(name(page)).not.toHaveValue('')
  await expect(draftsPage(page).offer).toBeHidden()
  await expect.poll(() => storedDrafts(page)).toEqual([])
})

test('warns about drafts on sign-out and deletes them', async ({ page }) => {
  await typeAndReload(page)
  await page.goto('/')
  await shell(page).userButton('Nguyễn Minh Anh').click()
  await shell(page).signOut.click()
  const dialog = page.getByRole('dialog', { name: 'Đăng xuất khi còn bản nháp?' })
  await expect(dialog).toContainText('1 bản nháp')
  await dialog.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => storedDrafts(page)).toEqual([])
})

test('loses at most the last 250 ms of input when a tab is killed', async ({ page, context }) => {
  const address = page.url()
  await name(page).pressSequentially(' không ngừng tay', { delay: 40 })
  const before = await name(page).inputValue()
  // The interval in which the last input is stored.
  await page.waitForTimeout(250)
  const wire = await context.newCDPSession(page)
  const killed = page.waitForEvent('crash')
  wire.send('Page.crash').catch(() => undefined)
  await killed
  const again = await context.newPage()
  await again.goto(address)
  await expect(draftsPage(again).offer).toContainText(before)
  await draftsPage(again).offer.getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(again)).toHaveValue(before)
})

test('keeps the input of another tab when the same record is saved', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(page.url())
  const form = formPage(other, brand)
  await name(page).fill(typed)
  await form.fill('website', 'https://vi-du.vn/the-kia')
  await expect.poll(() => storedDrafts(page)).toHaveLength(2)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  other.on('dialog', (dialog) => void dialog.accept())
  await other.reload()
  await expect(draftsPage(other).offer).toContainText('vi-du.vn/the-kia')
  await expect(draftsPage(other).offer, 'only what was not saved').not.toContainText(typed)
})

test('shows one notice when storage rejects drafts, and goes on', async ({ page }) => {
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- applied to its own object below
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  const notice = shell(page).notice(/^Trình duyệt không cho lưu bản nháp\./)
  await name(page).fill(typed)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Đóng thông báo' }).click()
  await name(page).fill(`${typed} 2`)
  // The absence of a second notice has no event.
  await page.waitForTimeout(500)
  await expect(notice).toHaveCount(0)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
})

const name = (page: Page) => formPage(page, brand).input('name')

async function typeAndReload(page: Page) {
  await name(page).fill(typed)
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(draftsPage(page).offer).toBeVisible()
}
