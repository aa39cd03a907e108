import { filesPage } from '../pages/files-page.ts'
import { shell } from '../pages/shell.ts'
import { expect } from './fixtures.ts'
import type { ScreenState } from './screen-state.ts'

/** States of the pages that no entity has; `layout.spec.ts` runs axe on every screen as it opens. */
export const screenStates: readonly ScreenState[] = [
  [
    'the user’s menu',
    async (page) => {
      await page.goto('/')
      await shell(page).userButton('Nguyễn Minh Anh').click()
      await expect(shell(page).signOut).toBeVisible()
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
]
