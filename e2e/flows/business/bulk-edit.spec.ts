import { readRows } from '#descriptor/envelope.ts'
import { product } from '#resources/product.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'

type Records = readonly Readonly<Record<string, unknown>>[]

const without = (records: Records, ...names: readonly string[]): Records =>
  records.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => !names.includes(name))))

test('edits a field of many records, sends the failed ones again alone, and undoes all after a reload', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { controls } = backEnd
  const list = listPage(page, product)
  const bulk = bulkActionsPage(page, product)
  const writes = async () => (await controls.calls()).filter(({ method }) => method === 'PUT')
  /** Loads the list again; returns its records without the stamps of a save. */
  const open = async (): Promise<Records> => {
    // The page before may still be reading its list.
    await page.goto('about:blank')
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/api/product/search') && one.ok()),
      list.open({ size: '5', sort: 'name' }),
    ])
    const { rows = [] } = readRows(product.envelope, await response.json()) ?? {}
    return without(rows, 'updated_at', 'user_id')
  }
  const before = await open()
  const ids = before.map((row) => String(row[product.idKey]))
  await bulk.pageBox.check()
  await bulk.action('Sửa…').click()
  const edit = page.getByRole('dialog', { name: 'Sửa 5 mục' })
  const counts = edit.getByRole('status')
  await edit.getByRole('combobox', { name: 'Ô cần sửa' }).selectOption('Giá')
  await edit.getByRole('textbox', { name: 'Phần trăm (số âm là giảm)' }).fill('15')
  await edit.getByRole('combobox', { name: 'Làm tròn' }).selectOption('Đến 100')
  await expect(counts).toHaveText('5 cập nhật')
  await expect(edit.getByRole('table').getByRole('row')).toHaveCount(6)
  expect(await writes(), 'nothing is sent for a preview').toEqual([])
  for (const id of ids.slice(1, 4))
    await controls.fault({ path: `/api/product/update/${id}`, status: 409, body: { message: 'Đang khóa' } })
  await edit.getByRole('button', { name: 'Lưu 5 dòng' }).click()
  await expect(counts).toHaveText('2 đã lưu · 3 chưa lưu được')
  await controls.clearCalls()
  await edit.getByRole('button', { name: 'Lưu lại 3 dòng' }).click()
  await expect(counts).toHaveText('5 đã lưu')
  const again = (await writes()).map(({ path }) => path.split('/').at(-1))
  expect(again).toHaveLength(3)
  expect(new Set(again)).toEqual(new Set(ids.slice(1, 4)))
  const changed = await open()
  expect(without(changed, 'price')).toEqual(without(before, 'price'))
  expect(changed).not.toEqual(before)
  await bulk.openChanges()
  await bulk.changes.getByRole('button', { name: '5 dòng · 5 đã lưu' }).click()
  await bulk.changes.getByRole('button', { name: 'Hoàn tác 5 dòng đã lưu' }).click()
  await expect(bulk.changes.getByRole('status')).toHaveText('5 đã hoàn tác')
  expect(await open()).toEqual(before)
})
