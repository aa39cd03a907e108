import type { Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { guide } from '#resources/guide.ts'
import { product } from '#resources/product.ts'
import { productCategory } from '#resources/product-category.ts'
import { seller } from '#resources/seller.ts'
import { slider } from '#resources/slider.ts'
import { resources } from '#resources/table.ts'
import { boardPage } from '../../pages/board-page.ts'
import { bulkActionsPage } from '../../pages/bulk-actions-page.ts'
import { deleteDialog } from '../../pages/delete-dialog.ts'
import { filesPage } from '../../pages/files-page.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { previewPage } from '../../pages/preview-page.ts'
import { quotePage } from '../../pages/quote-page.ts'
import { shell } from '../../pages/shell.ts'
import { treePage } from '../../pages/tree-page.ts'
import { expect } from '../fixtures.ts'
import { storedDrafts } from '../stored-drafts.ts'
import type { TestControls } from '../test-controls.ts'

type Show = (page: Page, controls: TestControls) => Promise<void>

/** Every screen in each of its states: a title, and a function that opens it in a signed-in page. */
export const screenStates: readonly (readonly [string, Show])[] = [
  [
    'home',
    async (page) => {
      await page.goto('/')
      await expect(shell(page).title).toHaveText(/^Chào /)
    },
  ],
  [
    'home, with drafts',
    async (page) => {
      await page.goto(formHrefOf(brand, null))
      await formPage(page, brand).fill('name', 'Bến Mới')
      await expect.poll(() => storedDrafts(page)).toHaveLength(1)
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto('/')
      await page.getByText('Xem nội dung').click()
      await expect(page.getByRole('textbox', { name: 'Nội dung bản nháp' })).toBeVisible()
      // Otherwise the top bar would cover half a link.
      await page.evaluate(() => scrollTo(0, 0))
    },
  ],
  [
    'home, a part of it failed',
    async (page, controls) => {
      await controls.fault({ path: '/api/feedbacks', status: 500, times: 0 })
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Sản phẩm theo danh mục' })).toBeVisible()
    },
  ],
  [
    'the palette',
    async (page) => {
      await listPage(page, brand).open()
      await page.keyboard.press('Control+k')
      await palettePage(page).input.fill('an')
      await expect(palettePage(page).group(brand.title)).toBeVisible()
    },
  ],
  [
    'the shortcuts',
    async (page) => {
      await listPage(page, brand).open()
      await page.keyboard.press('?')
      await expect(palettePage(page).sheet).toBeVisible()
    },
  ],
  [
    'the user’s menu',
    async (page) => {
      await page.goto('/')
      await shell(page).userButton('Nguyễn Minh Anh').click()
      await expect(shell(page).signOut).toBeVisible()
    },
  ],
  [
    'not found',
    async (page) => {
      await page.goto('/khong-co')
      await expect(shell(page).title).toHaveText('Không tìm thấy trang')
    },
  ],
  [
    'files',
    async (page) => {
      await filesPage(page).open('/Khách hàng')
      await expect(filesPage(page).link('chi-hanh.png')).toBeVisible()
    },
  ],
  [
    'files, one of them large',
    async (page) => {
      await page.goto('/files?path=/Thương hiệu&open=logo-02.png')
      await expect(filesPage(page).preview('logo-02.png')).toBeVisible()
    },
  ],
  [
    'files, an upload that cannot be',
    async (page) => {
      const files = filesPage(page)
      await files.open('/Ảnh chờ duyệt')
      await files.input.setInputFiles({
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('x'),
      })
      await expect(files.uploadItem('a.pdf')).toContainText('không phải ảnh')
    },
  ],
  [
    'the picker of files',
    async (page) => {
      await page.goto(formHrefOf(brand, null))
      await formPage(page, brand).input('logo').getByRole('button', { name: 'Chọn từ kho tệp' }).click()
      await expect(filesPage(page).link('Khách hàng')).toBeVisible()
    },
  ],
  [
    'the quote form, refused',
    async (page) => {
      const quote = quotePage(page)
      await quote.open()
      await quote.submit.click()
      await expect(page.getByText('Hãy điền mục này.')).toBeVisible()
    },
  ],
  [
    'the quote form, answered',
    async (page) => {
      const quote = quotePage(page)
      await quote.open()
      await quote.parcel(1, 'Cân nặng').fill('2')
      for (const side of ['Dài', 'Rộng', 'Cao'] as const) await quote.parcel(1, side).fill('30')
      await quote.submit.click()
      await expect(quote.chart).toBeVisible()
      await expect(quote.message).not.toHaveValue('')
    },
  ],
  [
    'own password, refused',
    async (page) => {
      await page.goto('/user/password')
      await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill('x')
      await page.getByRole('button', { name: 'Lưu' }).click()
      await expect(
        page.getByText('Mật khẩu mới phải khác').or(page.getByText('Mật khẩu cần từ 10 đến 200 ký tự.')),
      ).toBeVisible()
    },
  ],
  [
    'a user, with a password to set, refused',
    async (page) => {
      await page.goto('/user?id=u-user')
      await page.getByRole('button', { name: 'Đặt mật khẩu' }).click()
      await expect(page.getByText('Mật khẩu cần từ 10 đến 200 ký tự.')).toBeVisible()
    },
  ],
  [
    'one’s own profile',
    async (page) => {
      await page.goto('/user')
      await expect(page.getByRole('textbox', { name: 'Họ tên' })).toHaveValue(/\S/)
    },
  ],
  [
    'a pasted table, with cells to mend',
    async (page) => {
      await page.goto('/systems?tab=prices&paste=1')
      await page
        .getByRole('textbox', { name: 'Dán bảng vào đây' })
        .fill('Thử A\tĐường thử\t0\t0,5\t1.250.000\nThử B\tĐường thử\t5\t2\tliên hệ')
      await page.getByRole('button', { name: 'Đọc bảng' }).click()
      await expect(page.getByText('Cần sửa', { exact: true })).toBeVisible()
    },
  ],
  ...resources.flatMap((resource): [string, Show][] => [
    [
      `${resource.title}, filled`,
      async (page) => {
        if (!resource.operations.list) {
          await page.goto(hrefOf(resource))
          return expect(formPage(page, resource).save).toBeVisible()
        }
        // All rows have the same markup, so a few are enough.
        return listPage(page, resource).open({ size: '7' })
      },
    ],
  ]),
  ...[brand, guide, productCategory].flatMap((resource): [string, Show][] => [
    [
      `${resource.title}, an invalid form`,
      async (page) => {
        const form = formPage(page, resource)
        await page.goto(formHrefOf(resource, null))
        await form.fill(resource.label, 'x')
        await form.fill(resource.label, ' ')
        await form.save.click()
        await form.expectError(resource.label, 'Hãy điền mục này.')
      },
    ],
  ]),
  [
    'a product',
    async (page) => {
      const list = listPage(page, product)
      await list.open()
      await list.openRow((await list.names.nth(2).textContent()) ?? '')
      await expect(formPage(page, product).input('brand')).toHaveValue(/./)
      await expect(formPage(page, product).input('description')).toBeVisible()
    },
  ],
  [
    'a product, a picture refused and a brand looked for',
    async (page) => {
      const form = formPage(page, product)
      await page.goto(formHrefOf(product, null))
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
      await form.input('images').locator('input[type=file]').setInputFiles(file)
      await expect(form.input('images').getByRole('alert')).toBeVisible()
      await form.input('brand').click()
      await expect(page.getByRole('option', { name: 'Tạo thương hiệu mới…' })).toBeVisible()
    },
  ],
  [
    'a record made on the way',
    async (page) => {
      const form = formPage(page, product)
      await page.goto(formHrefOf(product, null))
      await form.input('seller').click()
      await page.getByRole('option', { name: 'Tạo người bán mới…' }).click()
      await expect(formPage(page, seller).save).toBeVisible()
    },
  ],
  [
    'a list, a record to narrow it to',
    async (page) => {
      const list = listPage(page, product)
      await list.open()
      await list.main.getByRole('group', { name: 'Bộ lọc' }).getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  ],
  [
    'a tree, opened',
    async (page) => {
      const tree = treePage(page, productCategory)
      await tree.open()
      await tree.closed.first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first()).toBeVisible()
    },
  ],
  [
    'a tree, a new parent to pick',
    async (page) => {
      const tree = treePage(page, productCategory)
      await tree.open()
      const [name = ''] = await tree.names(1)
      await tree.choose(name, 'Chuyển đến…')
      await expect(tree.moveDialog(name).getByRole('radio').nth(1)).toBeVisible()
    },
  ],
  ['a board', (page) => boardPage(page, slider).open()],
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
      await bulk.button.click()
      await expect(bulk.menu.getByRole('link')).toHaveCount(1)
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
    'an open record',
    async (page) => {
      const list = listPage(page, brand)
      await list.open()
      await list.openRow((await list.names.first().textContent()) ?? '')
      await expect(formPage(page, brand).save).toBeVisible()
    },
  ],
  [
    'a refused save',
    async (page, controls) => {
      const form = formPage(page, brand)
      await page.goto(formHrefOf(brand, null))
      await form.fill('name', 'x')
      await controls.fault({ path: '/api/brand/create', status: 500 })
      await form.save.click()
      await expect(form.alert.first()).toBeVisible()
    },
  ],
  [
    'the question before leaving',
    async (page) => {
      const form = formPage(page, brand)
      await page.goto(formHrefOf(brand, null))
      await form.fill('name', 'x')
      await page.keyboard.press('Escape')
      await expect(shell(page).leave).toBeVisible()
    },
  ],
  [
    'the end of the session',
    async (page, controls) => {
      await listPage(page, brand).open()
      await controls.fault({ path: '/api/*', status: 401, times: 0 })
      await page.reload()
      await expect(shell(page).expired).toBeVisible()
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
    'the navigation of a phone',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await listPage(page, brand).open()
      await page.getByRole('button', { name: 'Mở điều hướng' }).click()
      await expect(page.getByRole('dialog', { name: 'Điều hướng' })).toBeVisible()
    },
  ],
  [
    'a preview',
    async (page) => {
      await page.goto('/guide')
      await formPage(page, guide).fill('content', 'Chữ')
      await previewPage(page).open.click()
      await expect(previewPage(page).article).toContainText('Chữ')
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
