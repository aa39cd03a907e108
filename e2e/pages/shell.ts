import { expect, type Page } from '@playwright/test'
import { escaped } from './escaped.ts'

/** The title of the browser tab: the count of new records, which comes later, may precede it. */
export const titleOf = (heading: string) => new RegExp(`^(\\(\\d+\\) )?${escaped(heading)} · Bến$`)

/** The elements around every private page, by their Vietnamese names. */
export function shell(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Điều hướng' })
  const notices = page.locator('[data-notices] [id^=notice-]')
  return {
    navigation,
    entry: (title: string) => navigation.getByRole('link', { name: title, exact: true }),
    /** Opens the folders of rarely used entries; each stays open in this browser. */
    openFolders: async () => {
      await expect(navigation.getByRole('listitem').first()).toBeVisible()
      const closed = navigation.getByRole('button', { expanded: false })
      while ((await closed.count()) > 0) await closed.first().click()
    },
    main: page.getByRole('main'),
    title: page.getByRole('heading', { level: 1 }),
    /** Its accessible name is translated into the chosen language. */
    language: page.getByRole('combobox', { name: /^(Ngôn ngữ|言語|Language)$/ }),
    scheme: page.getByRole('button', { name: /^Giao diện: / }),
    backToTop: page.getByRole('button', { name: 'Lên đầu trang' }),
    skip: page.getByRole('link', { name: 'Tới nội dung chính' }),
    /** The button with the user's name, which opens the user's menu. */
    userButton: (name: string) => page.getByRole('banner').getByRole('button', { name }),
    signOut: page.getByRole('menuitem', { name: 'Đăng xuất' }),
    expired: page.getByRole('dialog', { name: 'Phiên làm việc đã hết hạn!' }),
    leave: page.getByRole('dialog', { name: 'Rời trang khi chưa lưu?' }),
    dialogs: page.getByRole('dialog'),
    /** The last error notice. */
    errorNotice: page.locator('[data-notices] [role=alert]').last(),
    /** The close button of the last success notice; closing one with an undo button sends its delete. */
    close: notices.and(page.locator('[role=none]')).getByRole('button', { name: 'Đóng thông báo' }).last(),
    undo: page.getByRole('button', { name: 'Hoàn tác' }),
    /** The undo button of the notice with a text. */
    undoOf: (text: string) => notices.filter({ hasText: text }).getByRole('button', { name: 'Hoàn tác' }),
    notices,
    /** The number of notices that are not visually hidden. */
    noticesInSight: () =>
      notices.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 1).length),
    /** The newest notice with a text: one that it replaces fades out beside it. */
    notice: (text: string | RegExp) => page.locator('[data-notices]').getByText(text).last(),
  }
}
