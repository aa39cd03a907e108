import type { Page } from '@playwright/test'

/** The preview of a record as customers will see it. */
export function previewPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Xem trước', exact: true })
  return {
    dialog,
    open: page.getByRole('button', { name: 'Xem trước', exact: true }),
    article: dialog.getByRole('article'),
    phone: dialog.getByRole('radio', { name: 'Điện thoại' }),
    desktop: dialog.getByRole('radio', { name: 'Máy tính' }),
    close: dialog.getByRole('button', { name: 'Đóng' }),
  }
}
