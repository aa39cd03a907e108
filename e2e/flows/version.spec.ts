import type { Page } from '@playwright/test'
import { formPage } from '../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../pages/href-of.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { anyList } from './any-list.ts'
import { expect, signedInTest, test } from './fixtures.ts'

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)
const set = (page: Page, name: string, value: string) =>
  page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [name, value])

/** The number of page loads. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

test('the first load only stores the version', async ({ page, backEnd }) => {
  const { version } = (await (await fetch(`${backEnd.url}/meta.json`)).json()) as { version: string }
  await page.clock.install()
  const loads = loadsOf(page)
  await page.goto('/login')
  await expect.poll(() => stored(page, 'version')).toBe(version)
  await page.clock.fastForward(5000)
  await expect(loginPage(page).button).toBeVisible()
  expect(loads()).toBe(1)
  const call = (await backEnd.controls.calls('/meta.json')).at(-1)
  expect(call?.headers['cache-control']).toMatch(/no-cache|no-store/)
})

test('another version clears the caches, is stored, and reloads once a second later', async ({
  page,
  backEnd,
}) => {
  await loginPage(page).signInAs('admin')
  await expect.poll(() => stored(page, 'version'), 'the first check is over').not.toBeNull()
  await shell(page).language.selectOption('en')
  await page.evaluate(() => caches.open('cu').then((cache) => cache.put('/cu', new Response('cũ'))))
  await backEnd.controls.version('ban-moi')
  const loads = loadsOf(page)
  await page.goto(hrefOf(anyList))
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('rowheader').first(), 'the session is kept').toBeVisible()
  expect(await stored(page, 'version')).toBe('ban-moi')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await stored(page, 'language'), 'so is the language').toBe('en')
  // Two checks have completed: one before the reload and one after it, without another version.
  await expect.poll(async () => (await backEnd.controls.calls('/meta.json')).length).toBeGreaterThan(1)
  await expect(page).toHaveURL(hrefOf(anyList))
  expect(loads()).toBe(2)
})

test('a reload counter forces so many reloads and no more', async ({ page }) => {
  await page.goto('/login')
  await expect.poll(() => stored(page, 'version')).not.toBeNull()
  await set(page, 'reloads', '2')
  const loads = loadsOf(page)
  await page.reload()
  await expect.poll(loads).toBe(3)
  await expect.poll(() => stored(page, 'reloads')).toBe('0')
  await expect(loginPage(page).button).toBeVisible()
})

test('ignores a version file that fails to load', async ({ page, backEnd }) => {
  await page.goto('/login')
  await expect.poll(() => stored(page, 'version')).not.toBeNull()
  const before = await stored(page, 'version')
  await backEnd.controls.fault({ path: '/meta.json', body: '<html></html>', times: 0 })
  await page.reload()
  await expect(loginPage(page).button).toBeVisible()
  await expect.poll(async () => (await backEnd.controls.calls('/meta.json')).length).toBeGreaterThan(1)
  expect(await stored(page, 'version')).toBe(before)
})

signedInTest('a newer version is offered to who is writing, never forced', async ({ page, backEnd }) => {
  await page.goto(formHrefOf(anyList, null))
  const name = formPage(page, anyList).input(anyList.label)
  await name.fill('Đang gõ dở')
  await expect.poll(() => stored(page, 'version')).not.toBeNull()
  await backEnd.controls.version('ban-moi')
  const loads = loadsOf(page)
  // The event of a tab that becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(shell(page).notice('Đã có bản mới của trang.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tải lại' })).toBeVisible()
  await expect(name).toHaveValue('Đang gõ dở')
  expect(loads()).toBe(0)
})

signedInTest(
  'two tabs agree on the version: what one has gone over to is offered in the other',
  async ({ page, context, backEnd }) => {
    await page.goto(formHrefOf(anyList, null))
    const name = formPage(page, anyList).input(anyList.label)
    await name.fill('Đang gõ dở')
    await expect.poll(() => stored(page, 'version')).not.toBeNull()
    await backEnd.controls.clearCalls()
    await backEnd.controls.version('ban-sau')
    const other = await context.newPage()
    const loads = loadsOf(other)
    await other.goto(hrefOf(anyList))
    await expect.poll(loads, 'the other has nothing to lose').toBe(2)
    await expect(shell(page).notice('Đã có bản mới của trang.')).toBeVisible()
    await expect(name).toHaveValue('Đang gõ dở')
  },
)
