import { firstReadsKey } from '#http/early-reads.ts'
import { sessionDescriptor } from '#resources/session.ts'
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

test('starts though the style sheet of the app was torn off once', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/)
  await page.route(/\/assets\/app-[^/]*\.css$/, (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto('/login')
  await expect(loginPage(page).button).toHaveCSS('cursor', 'pointer')
})

test('offers to reload the page when the code of the app cannot be loaded', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/)
  const app = /\/assets\/app-[^/]*\.js$/
  await page.route(app, (route) => route.abort('connectionreset'))
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('Bạn kiểm tra mạng rồi tải lại trang nhé.')
  await page.unroute(app)
  await page.getByRole('button', { name: 'Tải lại trang' }).click()
  await expect(loginPage(page).button).toBeVisible()
})

test('ignores unknown keys of the configuration', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, mai_sau: { co: true } } })
  })
  await loginPage(page).signInAs('admin')
})

test('sends the calls of the last load, and fetches the code of private pages, before its own and its configuration have arrived', async ({
  page,
  backEnd,
}) => {
  await loginPage(page).signInAs('admin')
  const list = hrefOf(anyList)
  await page.goto(list)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), firstReadsKey)).toContain(list)
  await page.goto('about:blank')
  await backEnd.controls.clearCalls()
  const path = anyList.operations.list?.path ?? ''
  const early = async () => [
    (await backEnd.controls.calls(sessionDescriptor.currentUser.path)).length,
    (await backEnd.controls.calls(path)).length,
  ]
  const html = await (await page.request.get(backEnd.url + list)).text()
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
  const entryCode = await (await page.request.get(backEnd.url + entry)).text()
  const privateCode = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url())
    return /^\/assets\/.*\.js$/.test(pathname) && !html.includes(pathname)
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const isOfEntry = pathname === entry || entryCode.includes(`"./${pathname.split('/').at(-1)}"`)
    if (!isOfEntry && html.includes(pathname)) {
      await privateCode
      await expect.poll(early).toEqual([1, 1])
    }
    await route.continue()
  })
  await page.route('**/config.json', async (route) => {
    await expect.poll(early).toEqual([1, 1])
    await route.continue()
  })
  await page.goto(list)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await backEnd.controls.calls(sessionDescriptor.currentUser.path)).toHaveLength(1)
})

test('starts on a slow line, where the code of the cache runs before the page has arrived', async ({
  page,
}) => {
  await loginPage(page).signInAs('admin')
  await page.goto(hrefOf(anyList))
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await devTools.send('Network.emulateNetworkConditions', line)
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
