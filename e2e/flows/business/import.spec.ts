import { readFile } from 'node:fs/promises'
import xlsx from '@e965/xlsx/dist/xlsx.mini.min.js'
import type { Page } from '@playwright/test'
import writeWorkbook from 'write-excel-file/universal'
import { idOf } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { workbookOf } from '#hooks/tables/workbook.test-data.ts'
import { price } from '#resources/price.ts'
import { product } from '#resources/product.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { layoutFacts, layoutProblems } from '../../testing/layout-facts.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'
import { pasteTable } from './paste-table.ts'
import { storedDrafts, storedUserData } from './stored-drafts.ts'

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
  await expect(page.getByRole('textbox', { name: 'Giá khuyến mãi, dòng 5' })).toHaveAccessibleDescription(
    /^Bảng tính báo lỗi #DIV\/0! ở ô này/,
  )
  await page.getByRole('checkbox', { name: 'Nhập cả 1 dòng ẩn trong tệp (dòng 4)' }).check()
  await expect(counts).toHaveText('3 mới · 1 cần sửa')
  await expect(page.getByRole('checkbox', { name: 'Nhập cả 1 dòng tổng cộng (dòng 6)' })).not.toBeChecked()
})

test('pasted prices are corrected in their plan, survive a reload, and are saved but for a failed row, which is sent again', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const counts = page.getByRole('main').getByRole('status').filter({ hasNotText: 'bảng giá' })
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
  const writes = async () =>
    (await backEnd.controls.calls('/api/price')).filter(({ method }) => method !== 'GET').length
  const heads = 'Tên bảng giá\tDịch vụ\tTừ cân nặng (kg)\tĐến cân nặng\tGiá\tGhi gì đó'

  await test.step('shows the refused cells as inputs, whose Enter moves to the next one', async () => {
    // The address of former links.
    await page.goto('/systems?tab=prices&paste=1')
    await expect(page).toHaveURL(/import=1/)
    await pasteTable(page, [
      heads,
      'Thử dán A\tĐường thử\t0\t0,5\t1.250.000 ₫\tx',
      'Thử dán B\tĐường thử\t０．５\t1\t９８０００\t',
      'Thử dán C\tĐường thử\t5\t2\tliên hệ\t',
      'thử dán a\tĐường thử\t0\t\t1\t',
    ])
    await expect(counts).toHaveText('2 mới · 2 cần sửa')
    await expect(page.getByText('Bỏ qua: Ghi gì đó')).toBeVisible()
    await expect(cell('Đến cân nặng, dòng 4')).toHaveAccessibleDescription('Không được dưới 5.')
    await expect(cell('Tên bảng giá, dòng 5')).toHaveAccessibleDescription('Trùng với dòng 2.')
    await page.getByRole('button', { name: '2 cần sửa' }).click()
    await cell('Đến cân nặng, dòng 4').fill('10')
    await page.keyboard.press('Enter')
    await expect(cell('Giá, dòng 4')).toBeFocused()
    await page.keyboard.type('75.000')
    await page.keyboard.press('Enter')
    await expect(cell('Tên bảng giá, dòng 5')).toBeFocused()
    await page.keyboard.type('Thử dán D')
    await expect(counts).toHaveText('4 mới')
    expect(await writes(), 'nothing is sent for a plan').toBe(0)
  })

  await test.step('asks before leaving, and has the table and its cells after a reload', async () => {
    await expect.poll(async () => JSON.stringify(await storedDrafts(page))).toContain('Thử dán D')
    await page.getByRole('link', { name: '← Bảng giá hệ thống' }).click()
    await shell(page).leave.getByRole('button', { name: 'Ở lại' }).click()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Đây là bảng lần trước, chưa lưu xong.')).toBeVisible()
    await expect(cell('Giá, dòng 4')).toHaveValue('75.000')
    await expect(counts).toHaveText('4 mới')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(layoutProblems(await layoutFacts(page)), `${width} px`).toEqual([])
    }
  })

  await test.step('sends a failed row again, and drops the stored table', async () => {
    const body = { message: 'Kho giá đang bận' }
    await backEnd.controls.fault({ path: '/api/price', method: 'POST', status: 500, body, times: 1 })
    await page.keyboard.press('ControlOrMeta+S')
    await expect(counts).toHaveText('3 đã lưu · 1 chưa lưu được')
    await expect(page.getByText('Kho giá đang bận')).toBeVisible()
    await page.getByRole('button', { name: 'Lưu lại 1 dòng' }).click()
    await expect(counts).toHaveText('4 đã lưu')
    expect(await writes()).toBe(5)
    await expect.poll(async () => JSON.stringify(await storedDrafts(page))).not.toContain('Thử dán')
  })

  await test.step('finds the saved prices by the key of their list, and undoes the change from the list', async () => {
    await page.getByRole('button', { name: 'Nhập tệp khác' }).click()
    await pasteTable(page, [
      heads,
      'Thử dán A\tĐường thử\t0\t0,5\t1250000',
      'Thử dán B\tĐường thử\t0,5\t1\t97.000',
    ])
    await expect(counts).toHaveText('1 cập nhật · 1 không đổi')
    await page.getByRole('button', { name: 'Lưu 1 dòng' }).click()
    await expect(counts).toHaveText('1 không đổi · 1 đã lưu')
    await expect.poll(async () => JSON.stringify(await storedUserData(page))).toMatch(/"done":1[,}]/)
    const list = listPage(page, price)
    await list.open({ search: 'thu dan b' })
    await expect(list.row('Thử dán B')).toContainText('97.000')
    const { changes: recent, openChanges } = bulkActionsPage(page, price)
    await openChanges()
    await recent.getByRole('button', { name: '1 dòng · 1 đã lưu' }).click()
    await recent.getByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' }).click()
    await expect(recent.getByRole('status')).toHaveText('1 đã hoàn tác')
    await expect(list.row('Thử dán B')).toContainText('98.000')
  })
})
