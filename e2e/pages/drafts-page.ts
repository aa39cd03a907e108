import type { Page } from '@playwright/test'

/** What was typed and not saved, where it is offered: in its form, and on the first page. */
export function draftsPage(page: Page) {
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words })
  return {
    offer: alert('Có bản nháp chưa lưu'),
    /** A draft, or what is left of one, that the form does not take. */
    aside: alert('Có bản nháp không đưa lại vào biểu mẫu được'),
    unfinished: page.getByRole('region', { name: 'Bản nháp chưa lưu' }),
  }
}
