import { resources } from '#resources/table.ts'
import { filesPage } from '../pages/files-page.ts'
import { formPage } from '../pages/form-page.ts'
import { hrefOf } from '../pages/href-of.ts'
import { listPage } from '../pages/list-page.ts'
import { shell } from '../pages/shell.ts'
import { expect } from './fixtures.ts'
import type { ScreenState } from './screen-state.ts'

/** The screens of any table of entities. */
export const screenStates: readonly ScreenState[] = [
  [
    'home',
    async (page) => {
      await page.goto('/')
      await expect(shell(page).title).toHaveText(/^Chào /)
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
      await expect(filesPage(page).link('chi-hanh.webp')).toBeVisible()
    },
  ],
  [
    'files, one of them large',
    async (page) => {
      await page.goto('/files?path=/Thương hiệu&open=logo-02.webp')
      await expect(filesPage(page).preview('logo-02.webp')).toBeVisible()
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
  ...resources.flatMap((resource): ScreenState[] => [
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
]
