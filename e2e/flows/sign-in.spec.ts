import { hrefOf } from '../pages/href-of.ts'
import { loginPage, passwordOf } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { anyList } from './any-list.ts'
import { expect, failedCalls, test } from './fixtures.ts'

const noRight = 'Khong co quyen dang nhap'
const notHere = 'Tài khoản này không vào được khu quản trị. Hãy đăng nhập bằng tài khoản quản trị.'

/** The outcome for each account on each sign-in page (S4-02 to S4-05, S6-02 to S6-05). */
const signInPages = [
  ['/login', 'admin', 'in'],
  ['/login', 'superadmin', noRight],
  ['/login', 'business', notHere],
  ['/login', 'user', noRight],
  ['/admin/login', 'admin', 'in'],
  ['/admin/login', 'superadmin', 'in'],
  ['/admin/login', 'business', noRight],
  ['/admin/login', 'user', noRight],
] as const

for (const [signInPage, username, outcome] of signInPages) {
  test(`${username} at ${signInPage}: ${outcome}`, async ({ page, backEnd }) => {
    const login = loginPage(page, signInPage)
    const frame = shell(page)
    await login.open()
    await login.sendAs(username)
    if (outcome === 'in') {
      await expect(frame.notice('Dang nhap thanh cong')).toBeVisible()
      await expect(frame.title).toHaveText(/^Chào /)
      return
    }
    // A sentence and the next step, below them the literal text of the specification.
    const words = outcome === notHere ? notHere : /^Chưa đăng nhập được\. .+\.\s*Khong co quyen dang nhap$/
    await expect(login.alert).toHaveText(words)
    await expect(page).toHaveURL(outcome === notHere ? '/admin/login' : signInPage)
    await expect(frame.notice('Dang nhap thanh cong')).toHaveCount(0)
    const loads = (await backEnd.controls.calls()).filter(({ path }) => path.startsWith('/api/'))
    expect(loads.map(({ path }) => path).filter((path) => path !== '/api/auth/valid/token')).toEqual([])
    await page.goto('/')
    await expect(page).toHaveURL('/login')
  })
}

test('the password grant carries all eight fields and a proof', async ({ page, backEnd }) => {
  const login = loginPage(page)
  let body = ''
  await page.route('**/idp/token', async (route) => {
    body = route.request().postData() ?? ''
    await route.continue()
  })
  await login.signInAs('admin')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    grant_type: 'password',
    username: 'admin',
    password: passwordOf('admin'),
    scope: 'openid profile full_access offline_access',
    client_id: 'admin',
    client_secret: '',
    provider: '',
    token_id: '',
  })
  const [call] = await backEnd.controls.calls('/idp/token')
  expect(call?.dpopProof).toMatchObject({ htm: 'POST', htu: `${backEnd.url}/idp/token`, ath: false })
})

test('a wrong password shows an error and keeps the input', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const login = loginPage(page)
  await login.open()
  await login.send('admin', 'sai-mat-khau')
  await expect(login.alert).toHaveText('Sai tên đăng nhập hoặc mật khẩu')
  await expect(login.username).toHaveValue('admin')
  await expect(login.password).toHaveValue('sai-mat-khau')
  await login.sendAs('admin')
  await expect(shell(page).title).toHaveText(/^Chào /)
})

test('shows the waiting time after too many wrong passwords', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const login = loginPage(page)
  await login.open()
  for (let tries = 0; tries < 5; tries++) {
    await login.send('nguoi-dung-2', `sai-${tries}`)
    await expect(login.alert).toHaveText('Sai tên đăng nhập hoặc mật khẩu')
  }
  await login.send('nguoi-dung-2', 'sai-6')
  await expect(login.alert).toHaveText(
    /Dang nhap khong thanh cong!|Bạn đã nhập sai nhiều lần\. Hãy thử lại sau \d+ giây nhé\./,
  )
  await expect(login.alert).toContainText(/thử lại sau \d+ giây/)
})

for (const [what, fault] of [
  ['fails', { status: 503, body: '<html>Service Unavailable</html>' }],
  ['cannot be reached', { reset: true }],
] as const) {
  test(`a provider that ${what} shows one error message`, async ({ page, backEnd, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    const login = loginPage(page)
    await login.open()
    await backEnd.controls.fault({ path: '/idp/token', times: 0, ...fault })
    await login.sendAs('admin')
    await expect(login.alert).toHaveText(
      /^Chưa đăng nhập được\. (Máy chủ|Chưa liên lạc).+ nhé\.\s*Dang nhap khong thanh cong!$/,
    )
    await backEnd.controls.clearFaults()
    await login.button.click()
    await expect(shell(page).title).toHaveText(/^Chào /)
  })
}

test('requires both fields and sends no request', async ({ page, backEnd }) => {
  const login = loginPage(page)
  await login.open()
  await login.button.click()
  await expect(login.username).toHaveAccessibleDescription(/Bạn chưa nhập tên đăng nhập\./)
  await expect(login.password).toHaveAccessibleDescription(/Bạn chưa nhập mật khẩu\./)
  await expect(login.username).toBeFocused()
  expect(await backEnd.controls.calls('/idp/token')).toEqual([])
})

test.describe('by the API', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...((await answer.json()) as object), signIn: 'api' } })
    })
  })

  test('signs in with one call and loads a list', async ({ page, backEnd }) => {
    const login = loginPage(page)
    let body: unknown
    await page.route('**/api/login', async (route) => {
      body = route.request().postDataJSON()
      await route.continue()
    })
    await login.signInAs('admin')
    const password = passwordOf('admin')
    expect(body).toEqual({ username: 'admin', password, provider: '', social_token: '' })
    const [call] = await backEnd.controls.calls('/api/login')
    expect(call).toMatchObject({
      scheme: '',
      headers: { lang: 'vi' },
      dpopProof: { htm: 'POST', ath: false },
    })
    expect(await backEnd.controls.calls('/idp/token')).toEqual([])
    await page.goto(hrefOf(anyList))
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  test('applies the same role rules', async ({ page, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    const login = loginPage(page)
    await login.open()
    await login.sendAs('user')
    await expect(login.alert).toContainText(noRight)
    await login.send('admin', 'sai-mat-khau')
    await expect(login.alert).toHaveText('Sai tên đăng nhập hoặc mật khẩu')
  })
})
