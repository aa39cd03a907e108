import type { Page } from '@playwright/test'

/** The command palette and the dialog of shortcuts. */
export function palettePage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Tìm hoặc đi tới' })
  const sheet = page.getByRole('dialog', { name: 'Phím tắt' })
  return {
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: 'Tìm hoặc đi tới…' }),
    input: dialog.getByRole('combobox'),
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    /** The option that Enter opens. */
    chosen: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
    sheet,
    singleKeys: sheet.getByRole('switch', { name: /^Dùng phím tắt một chữ/ }),
  }
}
