import { brand } from '#resources/brand.ts'
import { price } from '#resources/price.ts'
import { product } from '#resources/product.ts'
import { deleteDialog } from '../../pages/delete-dialog.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect } from '../fixtures.ts'
import type { ScreenState } from '../screen-state.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'
import { pasteTable } from './paste-table.ts'

/** The states of lists, and the menus and dialogs that a list opens. */
export const listStates: readonly ScreenState[] = [
  [
    'a pasted table, with cells to mend',
    async (page) => {
      await page.goto(hrefOf(price, { import: '1' }))
      await pasteTable(page, [
        'Tên bảng giá\tDịch vụ\tTừ cân nặng\tĐến cân nặng\tGiá',
        'Thử A\tĐường thử\t0\t0,5\t1.250.000',
        'Thử B\tĐường thử\t5\t2\tliên hệ',
      ])
      await expect(page.getByText('Cần sửa', { exact: true })).toBeVisible()
    },
  ],
  [
    'the filters of a list',
    async (page) => {
      const list = listPage(page, product)
      await list.open({ price: '1..', sizes: 'is:empty' })
      await list.openFilters()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  ],
  [
    'an empty list',
    async (page) => {
      await page.goto(hrefOf(brand, { search: 'không có gì như thế' }))
      await expect(listPage(page, brand).nothing).toBeVisible()
    },
  ],
  [
    'a failed list',
    async (page, controls) => {
      await controls.fault({ path: '/api/brand/search', status: 500, times: 0 })
      await page.goto('/brands')
      await expect(listPage(page, brand).failed).toBeVisible()
    },
  ],
  [
    'a list still loading',
    async (page, controls) => {
      await controls.fault({ path: '/api/brand/search', delay: 8000 })
      await page.goto('/brands')
      await expect(listPage(page, brand).table).toHaveAttribute('aria-busy', 'true')
    },
  ],
  [
    'a row’s menu',
    async (page) => {
      await listPage(page, brand).open()
      await page
        .getByRole('button', { name: /^Thao tác với/ })
        .first()
        .click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
  ],
  [
    'the menu of columns',
    async (page) => {
      await listPage(page, brand).open()
      await page.getByRole('button', { name: 'Cột và độ cao dòng' }).click()
      await expect(page.getByText('Độ cao dòng', { exact: true })).toBeVisible()
    },
  ],
  [
    'many worked on, some refused',
    async (page, controls) => {
      const bulk = bulkActionsPage(page, brand)
      await listPage(page, brand).open({ size: '5', active: 'true' })
      await controls.fault({ path: '/api/brand/update', status: 409, times: 0 })
      await bulk.pageBox.check()
      await bulk.action('Tắt').click()
      await expect(bulk.failed).toHaveCount(5)
      await bulk.pageBox.check()
      await expect(bulk.bar).toBeVisible()
    },
  ],
  [
    'the menu of a list, with a saved view',
    async (page) => {
      const bulk = bulkActionsPage(page, brand)
      await listPage(page, brand).open()
      await bulk.openViews()
      await bulk.views.getByRole('textbox').fill('Đang bán')
      await page.keyboard.press('Enter')
      await bulk.views.getByRole('button', { name: 'Xong' }).click()
      await expect(listPage(page, brand).tab('Đang bán')).toHaveAttribute('aria-current', 'page')
      await bulk.button.click()
      await expect(bulk.menu).toBeVisible()
    },
  ],
  [
    'saved views, a name that exists',
    async (page) => {
      const bulk = bulkActionsPage(page, brand)
      await listPage(page, brand).open()
      await bulk.openViews()
      for (const _ of [1, 2]) {
        await bulk.views.getByRole('textbox').first().fill('Đang bán')
        await page.keyboard.press('Enter')
      }
      await expect(bulk.views).toContainText('Tên này đã có rồi.')
    },
  ],
  [
    'an export that has failed',
    async (page, controls) => {
      const bulk = bulkActionsPage(page, brand)
      await listPage(page, brand).open()
      await controls.fault({ path: '/api/brand/search', status: 400, times: 0 })
      await bulk.openExport()
      await bulk.export.getByRole('button', { name: 'Xuất', exact: true }).click()
      await expect(bulk.export).toContainText('Mới tải được')
    },
  ],
  [
    'a question before deleting',
    async (page) => {
      const list = listPage(page, brand)
      await list.open()
      await list.choose((await list.names.first().textContent()) ?? '', 'Xóa')
      await expect(deleteDialog(page, brand).dialog).toBeVisible()
    },
  ],
  [
    'a notice',
    async (page, controls) => {
      const list = listPage(page, brand)
      await list.open()
      await controls.fault({ path: '/api/brand/update', status: 500 })
      await list.table.getByRole('switch').first().click()
      await expect(page.getByRole('button', { name: 'Đóng thông báo' })).toBeVisible()
    },
  ],
  [
    'what is not ready',
    async (page) => {
      await page.goto('/guides?view=unready')
      await page.getByRole('button', { name: 'Dừng' }).click()
      await expect(page.getByText(/^Đã dừng ở/)).toBeVisible()
    },
  ],
]
