import type { Page } from '@playwright/test'

/** The places that offer drafts: forms and the dashboard. */
export function draftsPage(page: Page) {
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  return {
    offer: alert('Có bản nháp chưa lưu'),
    /** The alert for a draft, or parts of one, that the form cannot restore. */
    aside: alert('Có bản nháp không đưa lại vào biểu mẫu được'),
    unfinished: page.getByRole('list', { name: 'Bản nháp chưa lưu' }),
    /** Opens the list of drafts on the dashboard. */
    showUnfinished: () => page.getByText('Xem từng bản nháp').click(),
  }
}
