import type { Page } from '@playwright/test'
import { resources } from '#resources/table.ts'
import { TEST_PASSWORD } from '../backend/identity/demo-accounts.ts'
import { formHrefOf, hrefOf } from '../pages/href-of.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { anyList } from './any-list.ts'
import type { BackEnd } from './back-end.ts'
import { expect, failedCalls, test } from './fixtures.ts'

const list = hrefOf(anyList)
const secondPage = `${list}?sort=-${anyList.label}&page=2&size=7`

const privatePaths = [
  '/',
  '/user/password',
  ...resources.map((resource) => hrefOf(resource)),
  ...resources.flatMap((resource) =>
    resource.form.path ? [formHrefOf(resource, null), formHrefOf(resource, 'x')] : [],
  ),
]

test('without a session a private page redirects to sign-in and sends no request', async ({
  page,
  backEnd,
}) => {
  for (const path of privatePaths) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
    await expect(loginPage(page).button).toBeVisible()
  }
  const calls = await backEnd.controls.calls()
  expect(calls.filter(({ path }) => path.startsWith('/api/') || path.startsWith('/idp/'))).toEqual([])
})

test('a session of more than five minutes is not renewed at start', async ({ page, backEnd }) => {
  await loginPage(page).signInAs('admin')
  await backEnd.controls.clearCalls()
  await page.goto(list)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await backEnd.controls.calls('/idp/token')).toEqual([])
})

test('returns to the requested page after sign-in', async ({ page }) => {
  const login = loginPage(page)
  await page.goto(secondPage)
  await expect(login.button).toBeVisible()
  await login.sendAs('admin')
  await expect(page).toHaveURL(secondPage)
  await expect(shell(page).title).toHaveText(anyList.title)
})

for (const path of ['https://example.com/', `//example.com${list}`, '/khong-co-trang-nay', '/login']) {
  test(`ignores a return path outside the app: ${path}`, async ({ page }) => {
    const login = loginPage(page)
    await login.open()
    await page.evaluate((value) => sessionStorage.setItem('return-path', value), path)
    await login.sendAs('admin')
    await expect(shell(page).title).toHaveText(/^Chào /)
    await expect(page).toHaveURL('/')
  })
}

test('addresses below /admin lead to the same pages without it', async ({ page }) => {
  await loginPage(page).signInAs('admin')
  for (const [from, to] of [
    ['/admin', '/'],
    ['/admin/', '/'],
    [`/admin${secondPage}`, secondPage],
    [`/admin${formHrefOf(anyList, null)}`, formHrefOf(anyList, null)],
    ['/admin/login', '/'],
    ['/login', '/'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(shell(page).navigation).toBeVisible()
  }
})

test('the menu of the user names the user; signing out empties every tab', async ({
  page,
  context,
  backEnd,
}) => {
  await loginPage(page).signInAs('admin')
  const frame = shell(page)
  const other = await context.newPage()
  await other.goto(list)
  await expect(other.getByRole('rowheader').first()).toBeVisible()
  await frame.userButton('Nguyễn Minh Anh').click()
  await expect(page.getByText('Quản trị viên')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Đổi mật khẩu' }).click()
  await expect(frame.title).toHaveText('Đổi mật khẩu')
  await frame.userButton('Nguyễn Minh Anh').click()
  await frame.signOut.click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByRole('rowheader')).toHaveCount(0)
  }
  expect((await storedKeys(page)).filter((key) => /user:|proof-key/.test(key))).toEqual([])
  await expect.poll(() => revocations(backEnd), 'revoked once, though two tabs were open').toEqual([200])
  await backEnd.controls.clearCalls()
  await page.goto(list)
  await expect(page).toHaveURL('/login')
  const calls = await backEnd.controls.calls()
  expect(calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
})

test('starts with a new page for another user who signs in in a second tab', async ({ page, context }) => {
  await loginPage(page).signInAs('admin')
  await page.goto(formHrefOf(anyList, null))
  const typed = 'Của người trước'
  await page.getByRole('dialog').getByRole('textbox').first().fill(typed)
  const other = await context.newPage()
  // Without a session in storage, as after its end; the first tab gets no message of that.
  await other.goto('/meta.json')
  await other.evaluate(async () => {
    const opening = indexedDB.open('ben')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const change = opening.result.transaction('session', 'readwrite')
    change.objectStore('session').clear()
    await new Promise((resolve) => change.addEventListener('complete', resolve))
    opening.result.close()
  })
  const loaded = page.waitForEvent('load')
  await loginPage(other, '/admin/login').signInAs('superadmin')
  await loaded
  await expect(page).toHaveURL('/')
  await expect(shell(page).title).toHaveText(/^Chào /)
  await expect(page.getByText(typed)).toHaveCount(0)
})

test('shares the session and the language between tabs', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto(list)
  await expect(other).toHaveURL('/login')
  await loginPage(page).signInAs('admin')
  await expect(other, 'on to the requested address').toHaveURL(list)
  await expect(other.getByRole('rowheader').first()).toBeVisible()
  await shell(other).language.selectOption('jp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  await expect(page.getByRole('link', { name: 'ファイル', exact: true }).first()).toBeVisible()
})

test('redirects a user with a lowered role to the admin sign-in page', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  // The requests of the screen are sent in parallel with the current-user request.
  expectedErrors.push(failedCalls)
  await loginPage(page).signInAs('admin')
  await backEnd.controls.user({ username: 'admin', permission: 'user' })
  await page.goto('/')
  await expect(page).toHaveURL('/admin/login')
  await expect(loginPage(page).alert).toContainText('Tài khoản này không vào được khu quản trị.')
})

test('keeps the session when the current-user request fails', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  await loginPage(page).signInAs('admin')
  await backEnd.controls.fault({ path: '/api/auth/valid/token', status: 500, times: 0 })
  await page.goto(list)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(shell(page).dialogs).toHaveCount(0)
  await backEnd.controls.clearFaults()
  await backEnd.controls.fault({ path: '/api/auth/valid/token', body: { code: 1, data: {} } })
  await page.goto(list)
  await expect(page, 'a response without an id names no user').toHaveURL('/login')
})

test('changes the password of the current user', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const login = loginPage(page)
  const frame = shell(page)
  const [old, next] = [TEST_PASSWORD, 'mat-khau-moi-2026']
  await login.open()
  await login.send('nguoi-dung-1', old)
  await expect(frame.navigation).toBeVisible()
  await page.goto('/user/password')
  const form = page.getByRole('form', { name: 'Đổi mật khẩu' })
  const fill = async (present: string, chosen: string, again: string) => {
    await form.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill(present)
    await form.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(chosen)
    await form.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(again)
    await form.getByRole('button', { name: 'Lưu' }).click()
  }
  await fill(old, 'ngan', 'khac')
  await expect(form.getByRole('textbox', { name: 'Mật khẩu mới', exact: true })).toHaveAccessibleDescription(
    /Mật khẩu cần từ 10 đến 200 ký tự\..*Ít nhất 10 ký tự/,
  )
  await expect(form.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' })).toHaveAccessibleDescription(
    /Hai lần nhập chưa giống nhau\./,
  )
  await fill(old, 'password123', 'password123')
  await expect(form.getByRole('textbox', { name: 'Mật khẩu mới', exact: true })).toHaveAccessibleDescription(
    /Mật khẩu này dễ bị đoán ra\./,
  )
  await fill('khong-phai', next, next)
  await expect(form.getByRole('alert')).toContainText('Mật khẩu hiện tại chưa đúng.')
  await fill(old, next, next)
  await expect(frame.notice('Thay doi thanh cong')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Mật khẩu hiện tại' })).toHaveValue('')
  await frame.userButton('Người dùng 1').click()
  await frame.signOut.click()
  await login.send('nguoi-dung-1', old)
  await expect(login.alert).toHaveText('Sai tên đăng nhập hoặc mật khẩu')
  await login.send('nguoi-dung-1', next)
  await expect(frame.title).toHaveText(/^Chào /)
})

async function revocations({ controls }: BackEnd): Promise<readonly number[]> {
  return (await controls.calls('/idp/token/revocation')).map(({ status }) => status)
}

/** The stored parts of the session. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('ben')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('session').objectStore('session').getAllKeys()
          keys.addEventListener('success', () => resolve(keys.result.map(String)))
        })
      }),
  )
}
