import type { Page } from '@playwright/test'
import { article } from '#resources/article.ts'
import { contact } from '#resources/contact.ts'
import { product } from '#resources/product.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

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
