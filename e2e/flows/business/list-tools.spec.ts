import { readFile } from 'node:fs/promises'
import type { Page, Response } from '@playwright/test'
import papa from 'papaparse'
import { readRows } from '#descriptor/envelope.ts'
import { readIds, readNumber, readText } from '#descriptor/read.ts'
import { article } from '#resources/article.ts'
import { contact } from '#resources/contact.ts'
import { product } from '#resources/product.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The distance of the first row from the top of the window. */
const firstRow = (page: Page) =>
  page
    .locator('tbody tr[data-id]')
    .first()
    .evaluate((row) => row.getBoundingClientRect().top)

test('shows the first rows high on the page, with the tools in one line', async ({ page }) => {
  for (const resource of [product, article, contact]) {
    await page.setViewportSize(wide)
    const list = listPage(page, resource)
    await list.open(resource.inbox ? { show: 'list' } : {})
    expect(await firstRow(page), resource.title).toBeLessThan(230)
    const toolbar = page.locator('[data-toolbar]')
    for (const width of [1920, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(async () => (await toolbar.boundingBox())?.height, { message: resource.title })
        .toBeLessThan(44)
    }
    await page.setViewportSize(phone)
    expect(await firstRow(page), `${resource.title} on a phone`).toBeLessThan(270)
  }
})

test('filters by a record with the keyboard, beside the menu, and saves the view as a tab', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const list = listPage(page, product)
  await list.open()
  await expect(list.tab('Đang bán')).toHaveText(/^Đang bán [\d.]+$/)
  await list.openFilters()
  const category = list.filter('category')
  await expect(category.getByRole('listitem').first()).toBeVisible()
  const menu = await page.getByRole('navigation', { name: 'Điều hướng' }).boundingBox()
  const panel = await page.getByRole('dialog', { name: 'Bộ lọc' }).boundingBox()
  expect(panel?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0))
  await page.keyboard.type('may anh phim')
  const option = category.getByRole('listitem').getByRole('button')
  await expect(option.first()).toHaveText(/Máy ảnh phim/)
  await page.keyboard.press('ArrowDown')
  await expect(option.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?category=/)
  await page.keyboard.press('Escape')
  await expect(list.main.getByRole('button', { name: 'Bộ lọc (1)' })).toBeFocused()

  await list.main.getByRole('button', { name: '☆ Lưu cách xem' }).click()
  await expect(page.getByRole('textbox', { name: 'Tên cách xem' })).toBeFocused()
  await page.keyboard.type('Máy phim')
  await page.keyboard.press('Enter')
  await expect(list.tab('Máy phim')).toHaveAttribute('aria-current', 'page')
  await list.openTab('Tất cả')
  await expect(page).toHaveURL(/\/products$/)
  await list.openTab('Máy phim')
  await expect(list.removeFilter('category')).toBeVisible()
  await page.setViewportSize(phone)
  await list.openFilters()
  const sheet = await page.getByRole('dialog', { name: 'Bộ lọc' }).boundingBox()
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 390, 844])
})

test('filters by a price range, two brands and empty sizes in the browser as the back-end does, and exports the matching rows', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize(wide)
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), listFilters: false } })
  })
  const { path } = product.operations.list
  const rowsIn = async (answer: Response) =>
    (readRows(product.envelope, await answer.json())?.rows ?? []).map((row) => ({
      id: readText(row.id),
      name: readText(row.name),
      brand: readText(row.brand),
      price: readNumber(row.price) ?? 0,
      isSized: readIds(row.sizes).length > 0,
    }))
  const answered = (size: number) =>
    page.waitForResponse((one) => one.url().includes(`${path}?`) && one.url().includes(`size=${size}`))
  const list = listPage(page, product)
  const first = answered(product.pagination.perPage)
  await list.open()
  const unsized = (await rowsIn(await first)).filter(({ isSized }) => !isSized)
  const one = unsized[0]
  const other = unsized.find(({ brand }) => brand !== one?.brand)
  if (!one || !other) throw new Error('the first page has no two products without a size')
  const brandIn = async ({ name }: typeof one) => {
    const cell = list.row(name).getByRole('rowheader')
    await expect(cell, 'the name of the brand is loaded').toHaveText(/ · ./)
    return ((await cell.textContent()) ?? '').split(' · ').at(-1) ?? ''
  }
  const shown = [await brandIn(one), await brandIn(other)]

  const whole = answered(1000)
  await list.openFilters()
  const brands = list.filter('brand')
  await brands.getByRole('button', { name: 'Thương hiệu' }).click()
  for (const brand of shown) {
    await brands.getByRole('searchbox').fill(brand)
    await brands.getByRole('listitem').getByRole('button', { name: brand, exact: true }).click()
  }
  const low = Math.min(one.price, other.price)
  const high = Math.max(one.price, other.price)
  await list.filter('price').getByRole('textbox', { name: 'Từ' }).fill(String(low))
  await list.filter('price').getByRole('textbox', { name: 'Đến' }).fill(String(high))
  await page.keyboard.press('Enter')
  const sizes = list.filter('sizes')
  await sizes.getByRole('button', { name: 'Kích cỡ' }).click()
  await sizes.getByRole('button', { name: 'Trống', exact: true }).click()
  await page.keyboard.press('Escape')

  const all = await rowsIn(await whole)
  const ofBrands = all.filter(
    ({ brand, price }) => [one.brand, other.brand].includes(brand) && price >= low && price <= high,
  )
  const expected = ofBrands.filter(({ isSized }) => !isSized)
  const names = (rows: typeof all) => rows.slice(0, product.pagination.perPage).map(({ name }) => name)
  await expect(list.names).toHaveText(names(expected))
  await expect(list.main.getByRole('button', { name: 'Bộ lọc (3)' })).toBeFocused()
  await expect(list.main.getByRole('region', { name: 'Đang lọc' })).toContainText('Kích cỡ: trống')
  await expect(list.tab('Đang bán'), 'without a count').toHaveText('Đang bán')

  await page.goBack()
  await expect(list.removeFilter('sizes')).toHaveCount(0)
  await expect(list.names).toHaveText(names(ofBrands))
  await page.goForward()
  await page.reload()
  await expect(list.names).toHaveText(names(expected))

  const bulk = bulkActionsPage(page, product)
  await bulk.openExport()
  await bulk.export.getByRole('radio', { name: 'CSV' }).check()
  const downloading = page.waitForEvent('download')
  await bulk.export.getByRole('button', { name: 'Xuất', exact: true }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const { data } = papa.parse<Record<string, string>>(text.slice(1), { header: true })
  expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  for (const { query } of await backEnd.controls.calls(path)) {
    const others = Object.keys(query).filter((name) => /^(price|sizes)|\[/.test(name))
    expect(others, 'a call has no filter that it does not know').toEqual([])
  }

  await page.unroute('**/config.json')
  const asked = page.waitForResponse((answer) => {
    const { searchParams } = new URL(answer.url())
    return searchParams.get('price[from]') === String(low) && searchParams.get('sizes[empty]') === 'true'
  })
  await page.reload()
  expect((await asked).status()).toBe(200)
  await expect(list.main.getByText('Lọc trong cả danh sách')).toBeVisible()
  await expect(list.names).toHaveText(names(expected))
})
