import type { Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { formPage } from '../pages/form-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { expect, failedCalls, test } from './fixtures.ts'

// Another name in each flow: one of them saves it, and typing what stands there already makes no draft.
let typed = ''

test.beforeEach(async ({ page }, { line }) => {
  typed = `Bến Thành Nhật ${line}`
  await loginPage(page).signInAs('admin')
  await page.goto('/brands')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).not.toHaveValue('')
})

test('what was typed before a reload is offered field by field, and taken back on request', async ({
  page,
}) => {
  const before = await name(page).inputValue()
  await typeAndReload(page)
  await expect(offer(page)).toContainText(before)
  await expect(offer(page)).toContainText(typed)
  await expect(name(page), 'nothing is laid over silently').toHaveValue(before)
  await offer(page).getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).toHaveValue(typed)
  await expect(offer(page), 'a save clears it').toBeHidden()
})

test('a refused draft is gone', async ({ page }) => {
  await typeAndReload(page)
  await offer(page).getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await expect(name(page)).not.toHaveValue('')
  expect(await keptDrafts(page)).toEqual([])
})

test('the end of a session costs nothing that was typed', async ({ page, backEnd, foreseen }) => {
  foreseen.push(failedCalls)
  await name(page).fill(typed)
  await backEnd.doors.fault({ path: '/api/*', times: 0, status: 401 })
  await formPage(page, brand).save.click()
  await shell(page).expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/login')
  await backEnd.doors.clearFaults()
  await loginPage(page).sendAs('admin')
  await offer(page).getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
})

test('nobody else sees it, and their sign-in deletes it', async ({ page, backEnd, foreseen }) => {
  foreseen.push(failedCalls)
  await name(page).fill(typed)
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  await backEnd.doors.fault({ path: '/api/*', times: 0, status: 401 })
  await formPage(page, brand).save.click()
  await shell(page).expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await backEnd.doors.clearFaults()
  await page.goto('/admin/login')
  await loginPage(page).sendAs('superadmin')
  await expect(name(page)).not.toHaveValue('')
  await expect(offer(page)).toBeHidden()
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

test('signing out by choice says that drafts go, and deletes them', async ({ page }) => {
  await typeAndReload(page)
  await page.goto('/')
  await shell(page).userButton('Nguyễn Minh Anh').click()
  await shell(page).signOut.click()
  const asked = page.getByRole('alertdialog', { name: 'Đăng xuất khi còn bản nháp?' })
  await expect(asked).toContainText('1 bản nháp')
  await asked.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

const name = (page: Page) => page.getByLabel('Tên thương hiệu')
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Có bản nháp chưa lưu' })

async function typeAndReload(page: Page) {
  await name(page).fill(typed)
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(offer(page)).toBeVisible()
}

/** The drafts in this browser's storage, whoever's. */
async function keptDrafts(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('ben-drafts')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    const all = database.transaction('drafts').objectStore('drafts').getAll()
    return new Promise<unknown[]>((resolve) => {
      all.addEventListener('success', () => {
        database.close()
        resolve(all.result)
      })
    })
  })
}
