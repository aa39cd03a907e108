import type { Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { formPage } from '../../pages/form-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, test } from '../fixtures.ts'

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  await loginPage(page).signInAs('admin')
})

const ends = [
  ['a 401', { status: 401, body: { code: 0, message: 'Token đã hết hạn.' } }],
  ['a body with UNAUTHORIZED', { status: 200, body: { code: 0, message: 'UNAUTHORIZED' } }],
] as const

for (const [what, fault] of ends) {
  test(`${what} in the middle of a form opens the dialog once and keeps the input`, async ({
    page,
    backEnd,
  }) => {
    const { expired } = shell(page)
    const form = formPage(page, brand)
    await page.goto('/brands?edit=new')
    await form.fill('name', 'Bến Thành Nhật')
    await form.fill('description', 'Gõ được nửa chừng')
    const typed = await form.values()
    // Fail only the save: a later failure of another request would open the dialog again.
    await backEnd.controls.fault({ path: '/api/brand/create', times: 0, ...fault })
    await form.save.click()
    await expect(expired).toBeVisible()
    await expect(expired).toContainText('Phiên làm việc hiện tại đã hết hạn. Hãy đăng nhập lại để tiếp tục')
    await expect(expired.getByRole('button', { name: 'Đăng nhập' })).toBeFocused()
    await expired.getByRole('button', { name: 'Để sau' }).click()
    await expect(expired).toBeHidden()
    expect(await form.values()).toEqual(typed)
    await form.save.click()
    await expect(expired, 'once dismissed it is armed again').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(expired).toBeHidden()
    await backEnd.controls.clearFaults()
    await form.save.click()
    await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  })
}

test('calls that fail together open one dialog', async ({ page, backEnd }) => {
  const { expired, dialogs } = shell(page)
  await page.goto('/brands')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await backEnd.controls.fault({ path: '/api/*', times: 0, status: 401, delay: 2000 })
  await countDialogs(page)
  for (const name of ['Người bán', 'Hướng dẫn', 'Tin ngắn']) {
    await shell(page).navigation.getByRole('link', { name }).click()
  }
  await expect(expired).toBeVisible()
  await expect
    .poll(async () => (await backEnd.controls.calls()).filter(({ status }) => status === 401).length)
    .toBeGreaterThan(1)
  await expect(dialogs).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'dialogsShown'))).toBe(1)
})

test('confirming signs out; signing in leads back to the page', async ({ page, backEnd }) => {
  const { expired } = shell(page)
  const login = loginPage(page)
  await page.goto('/brands?sort=-name&page=2')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await backEnd.controls.fault({ path: '/api/brand/search', times: 0, status: 401 })
  // Before the click of a pointer, the page that it rests on may be loaded ahead, and the dialog opens for that.
  await page.getByRole('button', { name: 'Trang sau' }).dispatchEvent('click')
  await expect(expired).toBeVisible()
  await backEnd.controls.clearFaults()
  await expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/login')
  await login.sendAs('admin')
  await expect(page).toHaveURL('/brands?sort=-name&page=3')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(expired).toBeHidden()
})

/** Counts every dialog that opens after this call. */
async function countDialogs(page: Page) {
  await page.evaluate(() => {
    Reflect.set(window, 'dialogsShown', 0)
    const isModal = (node: Node) =>
      node instanceof Element &&
      !node.matches('[data-portal]') &&
      node.querySelector('[aria-modal=true]') !== null
    new MutationObserver((records) => {
      const opened = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isModal).length
      Reflect.set(window, 'dialogsShown', Number(Reflect.get(window, 'dialogsShown')) + opened)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
