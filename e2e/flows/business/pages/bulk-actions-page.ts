import type { Page } from '@playwright/test'
import type { Resource } from '#descriptor/resource.ts'
import { listPage } from '../../../pages/list-page.ts'

/** The bulk actions of a list and its menu. */
export function bulkActionsPage(page: Page, resource: Resource) {
  const { main, table, row } = listPage(page, resource)
  const bar = main.getByRole('region', { name: 'Các mục đã chọn' })
  const panel = main.getByRole('region', { name: 'Làm với nhiều mục' })
  const button = main.getByRole('button', { name: 'Công cụ khác' })
  const menu = page.getByRole('menu', { name: 'Công cụ khác' })
  const choose = async (name: string) => {
    await button.click()
    await menu.getByRole('menuitem', { name }).click()
  }
  return {
    bar,
    panel,
    menu,
    button,
    status: bar.getByRole('status'),
    outcome: panel.getByRole('status'),
    box: (name: string) => row(name).getByRole('checkbox', { name: `Chọn ${name}`, exact: true }),
    pageBox: table.getByRole('checkbox', { name: 'Chọn cả trang này' }),
    action: (name: string) => bar.getByRole('button', { name, exact: true }),
    after: (name: string | RegExp) => panel.getByRole('button', { name }),
    failed: panel.getByRole('list', { name: 'Các mục lỗi' }).getByRole('listitem'),
    question: page.getByRole('dialog', { name: /^Xóa \d+ / }),
    leave: page.getByRole('dialog', { name: 'Rời trang khi chưa làm xong?' }),
    /** The dialog of saved views. */
    views: page.getByRole('dialog', { name: 'Cách xem đã lưu' }),
    openViews: () => choose('Cách xem đã lưu…'),
    /** The changes of many records of the last days. */
    changes: page.getByRole('dialog', { name: 'Những lần đổi gần đây' }),
    openChanges: () => choose('Những lần đổi gần đây…'),
    /** The search for records that may be the same. */
    doubles: page.getByRole('dialog', { name: /^Bản trùng/ }),
    openDoubles: () => choose('Tìm bản trùng…'),
    /** The dialog of the export. */
    export: page.getByRole('dialog', { name: 'Xuất tệp' }),
    openExport: async () => {
      await main.getByRole('button', { name: 'Nhập · Xuất' }).click()
      await page.getByRole('menuitem', { name: 'Xuất tệp…' }).click()
    },
  }
}
