import { readFile } from 'node:fs/promises'
import xlsx from '@e965/xlsx/dist/xlsx.mini.min.js'
import type { Page } from '@playwright/test'
import writeWorkbook from 'write-excel-file/universal'
import { idOf } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { workbookOf } from '#hooks/tables/workbook.test-data.ts'
import { product } from '#resources/product.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'

type Cells = readonly (string | number | boolean | Date | null)[]

/** The rows of a workbook. */
function rowsOf(file: Uint8Array): readonly Cells[] {
  const { SheetNames, Sheets } = xlsx.read(file, { cellDates: true })
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {}
  return xlsx.utils.sheet_to_json<Cells>(sheet, { header: 1, defval: null, UTC: true })
}

/** A workbook of rows, as a spreadsheet saves it. */
async function savedWorkbook(rows: readonly Cells[]): Promise<Buffer> {
  const data = rows.map((cells) =>
    cells.map((value) => (value instanceof Date ? { value, format: 'dd/mm/yyyy hh:mm' } : value)),
  )
  return Buffer.from(await (await writeWorkbook(data).toBlob()).arrayBuffer())
}

/** The products as lists first return them, and as updates send them, by id. */
async function watchProducts(page: Page) {
  const read = new Map<string, Record<string, unknown>>()
  const sent = new Map<string, Record<string, unknown>>()
  page.on('response', async (response) => {
    if (!response.url().includes('/api/product/search')) return
    const note = (raw: unknown): void => {
      if (Array.isArray(raw)) return raw.forEach(note)
      if (!isRecord(raw)) return
      const id = idOf(raw, product.idKey)
      if (id === '') Object.values(raw).forEach(note)
      else read.set(id, read.get(id) ?? raw)
    }
    note(await response.json().catch(() => null))
  })
  await page.route('**/api/product/update/*', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>
    sent.set(new URL(route.request().url()).pathname.split('/').at(-1) ?? '', body)
    await route.continue()
  })
  /** The fields of an update that differ from the product as it was read. */
  const changed = (id: string) => {
    const before = read.get(id) ?? {}
    const body = sent.get(id) ?? {}
    return Object.keys(body).filter(
      (name) => name in before && JSON.stringify(body[name]) !== JSON.stringify(before[name]),
    )
  }
  return { sent, changed }
}

test('imports an exported file: only the changed cells are sent, and a brand that it names is created', async ({
  page,
}) => {
  const products = await watchProducts(page)
  const bulk = bulkActionsPage(page, product)
  await page.goto(hrefOf(product, { search: 'áo khoác' }))
  await bulk.openExport()
  await bulk.export.getByRole('radio', { name: 'Tất cả các cột' }).check()
  const downloading = page.waitForEvent('download')
  await bulk.export.getByRole('button', { name: 'Xuất', exact: true }).click()
  const [heads = [], ...rows] = rowsOf(await readFile(await (await downloading).path()))
  await bulk.export.getByRole('button', { name: 'Đóng' }).click()

  const edits = [
    ['Giá', '123.400 ¥'],
    ['Thương hiệu', 'Hãng chưa có'],
    ['Số lượng', 'nhiều'],
  ] as const
  const edited = rows.map((cells, at) =>
    cells.with(heads.indexOf(edits[at]?.[0] ?? 'id'), edits[at]?.[1] ?? cells[0] ?? ''),
  )
  await page.getByRole('button', { name: 'Nhập · Xuất' }).click()
  await page.getByRole('menuitem', { name: 'Nhập từ tệp…' }).click()
  await page
    .getByLabel('Tệp cần nhập')
    .last()
    .setInputFiles({
      name: 'sửa.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await savedWorkbook([heads, ...edited]),
    })
  const counts = page.getByRole('main').getByRole('status')
  await expect(counts).toHaveText(`1 cập nhật · ${rows.length - 3} không đổi · 2 cần sửa`)
  await expect(page.getByText('Chưa có trong Thương hiệu: “Hãng chưa có”')).toBeVisible()
  await page.getByRole('button', { name: 'Tạo 1 mục này' }).click()
  await expect(counts).toHaveText(`2 cập nhật · ${rows.length - 3} không đổi · 1 cần sửa`)

  expect(products.sent.size, 'nothing is sent before it was looked at').toBe(0)
  await page.getByRole('button', { name: 'Lưu 2 dòng' }).click()
  await expect(counts).toHaveText(`${rows.length - 3} không đổi · 1 cần sửa · 2 đã lưu`)
  const [first, second] = rows.map((cells) => String(cells[0]))
  expect(new Set(products.sent.keys())).toEqual(new Set([first, second]))
  // Each save is stamped with its user.
  expect(products.changed(first ?? '').filter((name) => name !== 'user_id')).toEqual(['price'])
  expect(products.changed(second ?? '').filter((name) => name !== 'user_id')).toEqual(['brand'])
})

test('imports a workbook as its cells are shown, and leaves out what a filter has hidden', async ({
  page,
}) => {
  const heads = ['Mã hàng', 'Tên sản phẩm', 'Giá', 'Giá khuyến mãi', 'Số lượng']
  const rows = [
    [{ v: 7, format: '"GOP-"00' }, 'Hàng gộp một', { v: 1290 * 1.08, format: '#,##0' }, null, 3],
    ['GOP-08', 'Hàng gộp hai', null, null, 4],
    ['AN-01', 'Hàng ẩn', 999, null, 1],
    ['LOI-01', 'Hàng lỗi', 1000, { error: '#DIV/0!' }, 1],
    [null, 'Tổng cộng', 4785, null, 9],
  ]
  const stored = workbookOf([heads, ...rows], { hiddenRows: [4], merges: ['C2:C3'] })
  await page.goto(hrefOf(product, { import: '1' }))
  const name = 'kho.xlsx'
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page
    .getByLabel('Tệp cần nhập')
    .last()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(stored) })
  const counts = page.getByRole('main').getByRole('status')
  await expect(counts).toHaveText('2 mới · 1 cần sửa')
  await expect(page.getByRole('row', { name: /Hàng gộp một/ })).toContainText('GOP-07')
  await expect(page.getByText('Trong bảng ghi 1.393,2, đã làm tròn.')).toHaveCount(2)
  await expect(page.getByText(/^Giá khuyến mãi: Bảng tính báo lỗi #DIV\/0! ở ô này/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Nhập cả 1 dòng ẩn trong tệp (dòng 4)' }).check()
  await expect(counts).toHaveText('3 mới · 1 cần sửa')
  await expect(page.getByRole('checkbox', { name: 'Nhập cả 1 dòng tổng cộng (dòng 6)' })).not.toBeChecked()
})
