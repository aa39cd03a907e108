import type { Page } from '@playwright/test'
import { price } from '#resources/price.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { layoutFacts, layoutProblems } from '../../testing/layout-facts.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'
import { storedDrafts, storedUserData } from './stored-drafts.ts'

const header = 'Tên bảng giá\tDịch vụ\tTừ cân nặng (kg)\tĐến cân nặng\tGiá\tGhi gì đó'
const table = [
  header,
  'Thử dán A\tĐường thử\t0\t0,5\t1.250.000 ₫\tx',
  'Thử dán B\tĐường thử\t０．５\t1\t９８０００\t',
  'Thử dán C\tĐường thử\t5\t2\tliên hệ\t',
  'thử dán a\tĐường thử\t0\t\t1\t',
].join('\n')

/** Dispatches a paste event: a test may not use the clipboard of the machine. */
async function pasteInto(page: Page, name: string, content: string) {
  await page.getByRole('textbox', { name, exact: true }).evaluate((box, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, content)
}

test('pastes prices, corrects them in the grid, previews, saves and saves again', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const list = listPage(page, price)
  const grid = page.getByRole('table', { name: 'Bảng vừa dán' })
  const cell = (column: string, line: number) =>
    grid.getByRole('textbox', { name: `${column}, dòng ${line}`, exact: true })
  const sign = (line: number) => grid.getByRole('row').nth(line).getByRole('cell').first()
  const counts = page.getByRole('main').getByRole('status').filter({ hasNotText: 'bảng giá' })
  const writes = async () =>
    (await backEnd.controls.calls('/api/price')).filter(({ method }) => method !== 'GET').length

  await test.step('reads a table by its headers and summarises the changes', async () => {
    await list.open()
    await page.getByRole('button', { name: 'Nhập · Xuất' }).click()
    await page.getByRole('menuitem', { name: 'Dán từ bảng tính' }).click()
    await expect(page.getByRole('textbox', { name: 'Dán bảng vào đây' })).toBeFocused()
    await pasteInto(page, 'Dán bảng vào đây', table)
    await expect(counts).toHaveText('2 mới · 2 cần sửa')
    await expect(page.getByText('Cột chưa nhận ra nên bỏ qua: Ghi gì đó.')).toBeVisible()
    await page.getByRole('button', { name: '2 cần sửa' }).click()
    await expect(grid.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Xem tất cả các dòng' }).click()
    await expect(sign(1)).toHaveText('Tạo mới')
    // A blank cell shows the initial value of its field.
    await expect(cell('Tiền tệ', 1)).toHaveAttribute('placeholder', 'VND')
    await expect(cell('Đang dùng', 1)).toHaveAttribute('placeholder', 'Bật')
    await expect(cell('Giá', 3)).toHaveAccessibleDescription('Hãy điền một con số.')
    await expect(cell('Đến cân nặng', 3)).toHaveAccessibleDescription('Không được dưới 5.')
    await expect(cell('Tên bảng giá', 4)).toHaveAccessibleDescription('Trùng với dòng 1.')
    expect(await writes(), 'nothing is sent for a dry run').toBe(0)
  })

  await test.step('edits cells by keyboard and pastes into them', async () => {
    await cell('Giá', 2).focus()
    await page.keyboard.press('Enter')
    await expect(cell('Giá', 3)).toBeFocused()
    await page.keyboard.type('75000')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(cell('Đến cân nặng', 3)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await expect(cell('Giá', 3)).toBeFocused()
    await pasteInto(page, 'Đến cân nặng, dòng 3', '10\t75.000\n2\t60.000\n')
    await cell('Từ cân nặng', 4).fill('1')
    await expect(counts).toHaveText('4 mới')
  })

  await test.step('restores the grid after a reload and asks before leaving', async () => {
    const drafts = async () => JSON.stringify(await storedDrafts(page))
    await expect.poll(drafts, 'the last cell is written down').toMatch(/from_weight\W+1\W/)
    await page.getByRole('link', { name: '← Bảng giá hệ thống' }).click()
    await expect(shell(page).leave).toBeVisible()
    await shell(page).leave.getByRole('button', { name: 'Ở lại' }).click()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Đây là bảng bạn dán lần trước')).toBeVisible()
    await expect(cell('Giá', 3)).toHaveValue('75.000')
    await expect(counts).toHaveText('4 mới')
  })

  await test.step('shows the reason of failed rows and retries only those', async () => {
    await backEnd.controls.fault({
      path: '/api/price',
      method: 'POST',
      status: 500,
      body: { message: 'Kho giá đang bận' },
      times: 1,
    })
    await expect(page.getByRole('button', { name: 'Lưu 4 dòng' })).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+S')
    await expect(counts).toHaveText('3 đã lưu · 1 chưa lưu được')
    // Three rows are sent at a time: any of them may meet the fault.
    const signs = grid.getByRole('row').getByRole('cell')
    await expect(signs.filter({ hasText: 'Chưa lưu được' })).toHaveCount(1)
    await expect(signs.filter({ hasText: 'Chưa lưu được' })).toContainText('Kho giá đang bận')
    await expect(signs.filter({ hasText: /^Đã tạo$/ })).toHaveCount(3)
    await page.getByRole('button', { name: 'Lưu lại 1 dòng' }).click()
    await expect(counts).toHaveText('4 đã lưu')
    await expect(page.getByText('Đã lưu 4 dòng.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dán bảng khác' })).toBeVisible()
    expect(await writes()).toBe(5)
  })

  await test.step('updates changed rows when the table is pasted again', async () => {
    await page.getByRole('link', { name: '← Bảng giá hệ thống' }).click()
    await list.open({ search: 'thu dan' })
    await expect(list.names).toHaveCount(4)
    await page.getByRole('button', { name: 'Nhập · Xuất' }).click()
    await page.getByRole('menuitem', { name: 'Dán từ bảng tính' }).click()
    await pasteInto(
      page,
      'Dán bảng vào đây',
      'name,service,from_weight,price\nThử dán A,Đường thử,0,1250000\nThử dán B,Đường thử,"0,5",97.000',
    )
    await expect(counts).toHaveText('1 cập nhật · 1 không đổi')
    await page.getByRole('button', { name: 'Lưu 1 dòng' }).click()
    await expect(sign(2)).toHaveText('Đã cập nhật')
    const stored = async () => JSON.stringify(await storedUserData(page))
    await expect.poll(stored, 'the outcome is written down').toMatch(/"done":1[,}]/)
    await list.open({ search: 'thu dan b' })
    await expect(list.row('Thử dán B')).toContainText('97.000')
  })

  await test.step('undoes the changes after a reload', async () => {
    const { changes: recent, openChanges } = bulkActionsPage(page, price)
    await openChanges()
    await expect(recent.getByRole('listitem')).toHaveCount(2)
    await recent.getByRole('button', { name: '1 dòng · 1 đã lưu' }).click()
    await expect(recent.getByRole('table')).toContainText(/98\.000.*97\.000/)
    await recent.getByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' }).click()
    await expect(recent.getByRole('status')).toHaveText('1 đã hoàn tác')
    await expect(list.row('Thử dán B')).toContainText('98.000')
  })
})

test('gives the columns of a pasted table the widths of their texts, and keeps them while a cell is typed', async ({
  page,
}) => {
  const grid = page.getByRole('table', { name: 'Bảng vừa dán' })
  const cell = (name: string) => grid.getByRole('textbox', { name, exact: true })
  const widths = () =>
    grid
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width))
  const cut = () =>
    grid
      .getByRole('textbox')
      .evaluateAll((inputs) =>
        inputs
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((input) => (input as HTMLInputElement).value),
      )
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    expect(layoutProblems(await layoutFacts(page)), `${width} px`).toEqual([])
  }
  const [name, service] = ['Đường biển, 20 đến 50 kg', 'Đường biển tiết kiệm hàng lớn']
  const long = 'Nghỉ Tết từ ngày 26 tháng Chạp đến mùng 6 tháng Giêng, kho vẫn nhận hàng'

  await listPage(page, price).open()
  await page.getByRole('button', { name: 'Nhập · Xuất' }).click()
  await page.getByRole('menuitem', { name: 'Dán từ bảng tính' }).click()
  await pasteInto(page, 'Dán bảng vào đây', `${header}\n${name}\t${service}\t20\t50\t1.250.000 ₫\t\n`)

  await test.step('shows every text whole where there is room, and on a phone; else the prices stay in sight', async () => {
    for (const width of [1440, 390]) {
      await resize(width)
      expect(await cut(), `${width} px`).toEqual([])
    }
    await resize(1440)
    const frame = grid.locator('..')
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await resize(1024)
    await expect(cell('Giá, dòng 1'), 'names give way to it').toBeInViewport({ ratio: 1 })
    expect((await cut()).filter((text) => text !== service && text !== name)).toEqual([])
    for (const column of ['Tên bảng giá', 'Dịch vụ'])
      expect(await cell(`${column}, dòng 1`).evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(90)
  })

  await test.step('moves no column while a text is typed or an error appears', async () => {
    for (const width of [1440, 1024]) {
      await resize(width)
      const before = await widths()
      await cell('Ghi chú, dòng 1').fill(long)
      await cell('Giá, dòng 1').fill('liên hệ với kho')
      await expect(cell('Giá, dòng 1')).toHaveAccessibleDescription('Hãy điền một con số.')
      expect(await widths()).toEqual(before)
      await cell('Ghi chú, dòng 1').fill('')
      await cell('Giá, dòng 1').fill('1250000')
    }
  })

  await test.step('widens a column whose cell gets a pasted text', async () => {
    const [before] = (await widths()).slice(-3)
    await pasteInto(page, 'Ghi chú, dòng 1', `${long}\tcó\n`)
    await expect.poll(async () => (await widths()).at(-3)).toBeGreaterThan(before ?? 0)
  })
})
