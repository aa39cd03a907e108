import type { Page } from '@playwright/test'
import type { Resource } from '#descriptor/resource.ts'

/** The confirmation of a delete. */
export function deleteDialog(page: Page, resource: Resource) {
  const dialog = page.getByRole('dialog', { name: `Xóa ${resource.noun} này?` })
  return {
    dialog,
    confirm: dialog.getByRole('button', { name: /^Xóa$/ }),
    keep: dialog.getByRole('button', { name: 'Giữ lại' }),
    alert: dialog.getByRole('alert'),
  }
}
