import { hrefOf } from '../pages/href-of.ts'
import { loginPage } from '../pages/login-page.ts'
import { anyList } from './any-list.ts'
import { expect, failedCalls, test } from './fixtures.ts'

const faults = [
  ['missing', { status: 404, body: 'not found' }, 'Chưa tải được cấu hình của trang.'],
  ['no JSON', { body: '{"apiBase": ' }, 'Chưa tải được cấu hình của trang.'],
  [
    'wrong',
    { body: { apiBase: '/', fileBase: '/', cdnBase: '/', identity: {}, signIn: 'x' } },
    '“identity.authority”',
  ],
] as const

for (const [what, fault, message] of faults) {
  test(`a configuration that is ${what} shows a plain error page`, async ({
    page,
    backEnd,
    expectedErrors,
  }) => {
    expectedErrors.push(failedCalls)
    await backEnd.controls.fault({ path: '/config.json', times: 0, ...fault })
    await page.goto(hrefOf(anyList))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bến chưa khởi động được')
    await expect(page.getByRole('alert')).toContainText(message)
    await backEnd.controls.clearFaults()
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(loginPage(page).button).toBeVisible()
  })
}

test('ignores unknown keys of the configuration', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, mai_sau: { co: true } } })
  })
  await loginPage(page).signInAs('admin')
})
