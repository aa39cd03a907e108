import type { Locator, Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { formPage } from '../../pages/form-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'

interface LostCode {
  /** A file of the build that the browser requests during `open`. */
  readonly file: string
  readonly from: string
  readonly open: (page: Page) => Promise<unknown>
  readonly content: (page: Page) => Locator
}

const quote = {
  from: '/brands',
  open: (page: Page) => shell(page).navigation.getByRole('link', { name: 'Tính giá' }).click(),
  content: (page: Page) => page.getByRole('button', { name: 'Tính giá', exact: true }),
}

const lostCode: Readonly<Record<string, LostCode>> = {
  'the layout of every private page': {
    file: 'office-*.js',
    from: '/favicon.svg',
    open: (page) => page.goto('/brands'),
    content: (page) => page.getByRole('rowheader').first(),
  },
  'a route': { file: 'calculator-*.js', ...quote },
  'the styles of a route': { file: 'calculator-*.css', ...quote },
  'a chunk that a route imports': { file: 'carrier-lines-*.js', ...quote },
  'a lazily loaded screen': {
    file: 'board-screen-*.js',
    from: '/brands',
    open: (page) => shell(page).navigation.getByRole('link', { name: 'Banner' }).click(),
    content: (page) => page.locator('li[data-id]').first(),
  },
  'the library of the editor': {
    file: 'editor-*.js',
    from: '/guides',
    open: (page) => page.getByRole('link', { name: 'Thêm bài' }).first().click(),
    content: (page) => page.getByRole('textbox', { name: 'Nội dung' }),
  },
  'the form in a drawer': {
    file: 'form-*.js',
    from: '/brands',
    open: (page) => page.getByRole('link', { name: 'Thêm thương hiệu' }).first().click(),
    content: (page) => formPage(page, brand).save,
  },
}

test.beforeEach(({ expectedErrors }) => {
  // The last one is React's error for a route whose code is missing.
  expectedErrors.push(failedCalls, /Code is missing|Unable to preload CSS/)
})

for (const [name, { file, from, open, content }] of Object.entries(lostCode)) {
  test(`${name} that failed once loads by “Thử lại” without a reload of the page`, async ({ page }) => {
    await page.goto(from)
    // Unlike a fault of the back-end, an interception bypasses the HTTP cache.
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 503, body: '' }))
    await open(page)
    const retry = page.getByRole('alert').getByRole('button', { name: 'Thử lại' })
    await expect(retry).toBeVisible()
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    await page.unroute(`**/assets/${file}`)
    await retry.click()
    await expect(content(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
    if (file.endsWith('.css')) expect(await isApplied(page, file.replace('*.css', ''))).toBe(true)
  })
}

test('reloads the page once when a deployment has removed its code', async ({ page, backEnd }) => {
  await page.goto('/brands')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).not.toBeNull()
  await page.route('**/assets/calculator-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await backEnd.controls.version('ban-moi')
  await backEnd.controls.clearCalls()
  let loads = 0
  page.on('load', () => (loads += 1))
  await quote.open(page)
  await expect.poll(() => loads).toBeGreaterThan(0)
  await expect(page.getByRole('alert').getByRole('button', { name: 'Thử lại' })).toBeVisible()
  await expect
    .poll(
      async () => (await backEnd.controls.calls('/meta.json')).length,
      'the check after the reload is over',
    )
    .toBeGreaterThan(1)
  expect(loads).toBe(1)
})

/** Whether a style sheet whose file name starts with `name` is applied to the page. */
function isApplied(page: Page, name: string): Promise<boolean> {
  return page.evaluate((start) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return links.some(({ href, sheet }) => href.includes(`/assets/${start}`) && sheet !== null)
  }, name)
}
