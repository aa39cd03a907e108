import type { Page } from '@playwright/test'

/** What stands around every private page, by its Vietnamese names. */
export function shell(page: Page) {
  return {
    navigation: page.getByRole('navigation', { name: 'Điều hướng' }),
    main: page.getByRole('main'),
    title: page.getByRole('heading', { level: 1 }),
    /** Its name follows the language that it chooses. */
    language: page.getByRole('combobox', { name: /^(Ngôn ngữ|言語|Language)$/ }),
    scheme: page.getByRole('button', { name: /^Giao diện: / }),
    backToTop: page.getByRole('button', { name: 'Lên đầu trang' }),
    skip: page.getByRole('link', { name: 'Tới nội dung chính' }),
    /** The user's menu hangs on the button with the user's name. */
    userButton: (name: string) => page.getByRole('banner').getByRole('button', { name }),
    signOut: page.getByRole('button', { name: 'Đăng xuất' }),
    expired: page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn!' }),
    leave: page.getByRole('alertdialog', { name: 'Rời trang khi chưa lưu?' }),
    dialogs: page.getByRole('alertdialog'),
    /** What went wrong, said in a notice. */
    errorNotice: page.locator('[aria-live=assertive] > *').last(),
    /** The cross of a notice that says what was done; a delete that could be taken back is sent with it. */
    close: page.locator('[aria-live=polite]').getByRole('button', { name: 'Đóng thông báo' }).last(),
    undo: page.getByRole('button', { name: 'Hoàn tác' }),
    notice: (words: string | RegExp) => page.locator('[aria-live]').getByText(words),
  }
}
