import { expect, type Locator, type Page } from '@playwright/test'
import { chooseFrom } from './choose-from.ts'

/** The file manager, as a page or in the picker. */
export function filesPage(page: Page, within: Locator | Page = page) {
  const uploads = within.getByRole('region', { name: 'Tải lên' })
  const items = within.getByRole('list', { name: /^Tệp trong “/ })
  const item = (name: string) =>
    items.getByRole('listitem').filter({ has: page.locator(`[data-way="${name}"]`) })
  return {
    items,
    item,
    /** The link or button that opens a file or folder. */
    link: (name: string) => item(name).locator('[data-way]'),
    names: items.locator('[data-way]'),
    breadcrumbs: within.getByRole('navigation', { name: 'Đường dẫn thư mục' }),
    search: within.getByRole('searchbox', { name: 'Tìm trong thư mục này' }),
    order: within.getByRole('combobox', { name: 'Sắp xếp' }),
    view: (name: 'Dạng lưới' | 'Dạng danh sách') => within.getByRole('radio', { name }),
    newFolder: within.getByRole('button', { name: 'Thư mục mới' }),
    uploadButton: within.getByRole('button', { name: 'Tải ảnh lên' }),
    // The page has another one in its drop zone.
    input: (within === page ? page.getByRole('main') : within).locator('input[type=file][multiple]'),
    uploads,
    uploadItem: (name: string) => uploads.getByRole('listitem').filter({ hasText: name }),
    preview: (name: string) => page.getByRole('dialog', { name }),
    async open(path = '') {
      await page.goto(path === '' ? '/files' : `/files?path=${encodeURIComponent(path)}`)
      const folder = path.split('/').at(-1) || 'Kho tệp'
      await expect(page.getByRole('heading', { level: 1, name: folder })).toBeVisible()
    },
    async choose(name: string, action: 'Xem ảnh' | 'Mở thư mục' | 'Chép địa chỉ' | 'Xóa') {
      await chooseFrom(page, item(name).getByRole('button', { name: `Thao tác với ${name}` }), action)
    },
  }
}
