import { readRows } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { product } from '#resources/product.ts'
import { productCategory } from '#resources/product-category.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { pasteTable } from './paste-table.ts'

const { path } = product.operations.list

test('a chosen branch stands for its leaves: their products are found, counted and named in the chip', async ({
  page,
}) => {
  const named = page.waitForResponse((one) => one.url().includes(productCategory.operations.list.path))
  const list = listPage(page, product)
  await list.open()
  const categories = readRows(productCategory.envelope, await (await named).json())?.rows ?? []
  const ids = categories.filter(({ name }) => name === 'Điện tử').map(({ id }) => readText(id))
  for (const id of ids) {
    const children = categories.filter(({ parent_id }) => parent_id === id)
    ids.push(...children.map((child) => readText(child.id)))
  }
  const [root, ...below] = ids
  expect(below.length).toBeGreaterThan(1)

  const asked = page.waitForResponse((one) => new URL(one.url()).searchParams.has('category[in]'))
  await list.openFilters()
  const filter = list.filter('category')
  await filter.getByRole('searchbox').fill('dien tu')
  await filter.getByRole('listitem').getByRole('button', { name: 'Điện tử', exact: true }).click()
  await page.keyboard.press('Escape')
  const answer = await asked
  const sent = new URL(answer.url()).searchParams.get('category[in]')?.split(',')
  expect(sent?.toSorted()).toEqual(ids.toSorted())
  await expect(list.chip('category')).toHaveText(`Danh mục: Điện tử (cả ${below.length} nhánh con)`)
  const rows = readRows(product.envelope, await answer.json())?.rows ?? []
  expect(rows.length).toBeGreaterThan(0)
  await expect(list.names).toHaveText(rows.map(({ name }) => readText(name)))
  expect(new URL(page.url()).searchParams.get('category'), 'the address has the branch alone').toBe(root)
})

test('a search that is cleared while its result is on the way stays cleared, and Back restores it', async ({
  page,
}) => {
  const list = listPage(page, product)
  await list.open()
  const names = await list.names.allTextContents()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(
    ({ pathname, searchParams }) => pathname === path && searchParams.get('keyword') === 'may anh',
    async (route) => {
      await held
      await route.continue().catch(() => undefined)
    },
  )
  await list.search.fill('may anh')
  await expect(page).toHaveURL(/search=may/)
  await list.search.press('Escape')
  await expect(page).not.toHaveURL(/search=/)
  release()
  await expect(list.names).toHaveText(names)
  await expect(list.search).toHaveValue('')
  await list.search.fill('may')
  await expect(page).toHaveURL(/search=may$/)
  await list.waitUntilLoaded()
  await page.goBack()
  await expect(list.search).toHaveValue('')
  await expect(list.names).toHaveText(names)
  await page.goForward()
  await expect(list.search).toHaveValue('may')
})

test('a table that is pasted over a list is offered to its import', async ({ page }) => {
  const list = listPage(page, product)
  await list.open()
  await pasteTable(page, ['Tên sản phẩm\tGiá\r', 'Máy dán thử\t25000\r', ''])
  await expect(page.getByText('Nhập bảng vừa dán vào Sản phẩm?')).toBeVisible()
  await page.getByRole('button', { name: 'Xem và nhập' }).click()
  await expect(page).toHaveURL(/import=1/)
  await expect(page.getByText('Các ô đã dán')).toBeVisible()
  await expect(page.getByText('1 dòng, 2 cột')).toBeVisible()
  await expect(page.getByText('Máy dán thử').first()).toBeAttached()
})
