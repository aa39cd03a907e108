import { product } from '#resources/product.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { expectNothingFound } from '../accessibility.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

test('edits products as a grid by keyboard: only the changed cells are sent, and all of them are taken back', async ({
  page,
}) => {
  const sent: Record<string, unknown>[] = []
  await page.route('**/api/product/update/*', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.continue()
  })
  await page.goto(hrefOf(product, { search: 'áo khoác' }))
  await page.getByRole('button', { name: 'Nhập · Xuất' }).click()
  await page.getByRole('menuitem', { name: 'Sửa dạng bảng' }).click()
  const grid = page.getByRole('grid', { name: 'Sản phẩm' })
  await expect(grid.getByRole('gridcell').first().getByRole('textbox')).toBeFocused()
  const column = async (name: string) => {
    const heads = await grid.getByRole('columnheader').allTextContents()
    return heads.findIndex((head) => head.startsWith(name)) + 1
  }
  const [price, category] = [await column('Giá'), await column('Danh mục')]
  const cell = (row: number, at: number) =>
    grid.locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${at}"]`)

  await cell(1, price).click()
  await page.keyboard.type('123.400 ¥')
  await page.keyboard.press('Enter')
  await expect(cell(1, price)).toHaveText('123.400 ¥')
  await cell(1, category).click()
  await page.keyboard.type('kimono')
  await expect(page.getByRole('listbox', { name: 'Danh mục' }).getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(cell(1, category)).toContainText('Kimono')
  await cell(1, category).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(2, category)).toContainText('Kimono')
  await expectNothingFound(page, 'light')

  await page.keyboard.press('Control+s')
  const counts = page.getByRole('main').getByRole('status')
  await expect(counts).toHaveText('2 cập nhật')
  expect(sent, 'nothing is sent before it was looked at').toEqual([])
  await page.getByRole('button', { name: 'Lưu 2 dòng' }).click()
  await expect(counts).toHaveText('2 đã lưu')
  expect(sent.filter((body) => body.price === 123_400)).toHaveLength(1)
  await page.getByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' }).click()
  await expect(counts).toHaveText('2 đã hoàn tác')
})
