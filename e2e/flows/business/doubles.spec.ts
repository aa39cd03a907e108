import { readRows } from '#descriptor/envelope.ts'
import { rowOf } from '#descriptor/row.ts'
import { brand } from '#resources/brand.ts'
import { product } from '#resources/product.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'

test('shows what uses a record, finds its double, and makes everything use the kept one', async ({
  page,
  backEnd,
}) => {
  const { controls } = backEnd
  const [list, brands] = [listPage(page, product), listPage(page, brand)]
  const bulk = bulkActionsPage(page, brand)
  const form = formPage(page, brand)
  const notices = shell(page)
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/api/product/search') && one.ok()),
    list.open({ size: '5' }),
  ])
  const [first] = readRows(product.envelope, await response.json())?.rows ?? []
  await page.goto(formHrefOf(brand, first ? (rowOf(product, first).brand ?? '') : ''))
  const name = await form.input('name').inputValue()
  const use = page.getByRole('dialog').getByRole('link', { name: /^Sản phẩm \d+$/ })
  await expect(use).toBeVisible()
  const count = Number((await use.textContent())?.replace(/\D/g, ''))
  await page.goto(formHrefOf(brand, null))
  await form.fill('name', ` ${name.toUpperCase()}  `)
  await form.save.click()
  await expect(page).not.toHaveURL(/edit=/)
  await bulk.openDoubles()
  await bulk.doubles
    .getByRole('button', { name: /2 mục · cùng tên/ })
    .filter({ hasText: name })
    .click()
  await bulk.doubles.getByRole('radio', { name: name.toUpperCase(), exact: true }).check()
  await bulk.doubles.getByRole('button', { name: 'Xem trước việc gộp' }).click()
  const sending = bulk.doubles.getByRole('button', { name: `Lưu ${count} dòng` })
  await expect(sending).toBeVisible()
  const puts = async () => (await controls.calls()).filter(({ method }) => method === 'PUT').length
  expect(await puts(), 'nothing is sent for a preview').toBe(0)
  await sending.click()
  await bulk.doubles.getByRole('button', { name: 'Tiếp tục' }).click()
  expect(await puts()).toBe(count)
  await bulk.doubles.getByRole('button', { name: 'Xóa 1 bản thừa…' }).click()
  await bulk.question.getByRole('button', { name: 'Xóa 1 mục' }).click()
  await expect(notices.notice('Đã xóa 1 mục')).toBeVisible()
  const [removed] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'DELETE'),
    notices.close.click(),
  ])
  expect(removed.ok(), 'the back-end deletes only records that nothing uses').toBe(true)
  await brands.open({ search: name })
  await brands.openRow(name.toUpperCase())
  await expect(use, 'the kept one is used by all of them').toHaveAccessibleName(`Sản phẩm ${count}`)
})
