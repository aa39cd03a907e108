import { loginPage } from '../pages/login-page.ts'
import { expectAccessible, expectNothingFound } from './accessibility.ts'
import { expect, failedCalls, signedInTest, test } from './fixtures.ts'
import { screenStates } from './screen-states.ts'

for (const [state, show] of screenStates) {
  signedInTest(`axe finds nothing: ${state}`, async ({ page, backEnd, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    await expectAccessible(show, page, backEnd.controls)
  })
}

test('axe finds nothing: signing in, refused', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const login = loginPage(page)
  await login.open()
  await login.send('admin', 'sai')
  await expect(login.alert).toHaveText('Sai tên đăng nhập hoặc mật khẩu')
  for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
})

test('axe finds nothing: the app that cannot start', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  await backEnd.controls.fault({ path: '/config.json', status: 404, times: 0 })
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
})
