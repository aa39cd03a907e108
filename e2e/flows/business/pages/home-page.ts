import type { Page } from '@playwright/test'

/** The dashboard. */
export function homePage(page: Page) {
  const main = page.getByRole('main')
  const card = (name: string | RegExp) => main.getByRole('region', { name })
  const waiting = card('Việc đang chờ')
  return {
    card,
    retryIn: (name: string) => card(name).getByRole('button', { name: 'Thử lại' }),
    recent: card('Mở gần đây'),
    waiting,
    /** A row of work that waits, by its title. */
    work: (title: string) =>
      waiting.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) }),
    /** The link of a number to its screen, by its label. */
    tile: (label: string) => main.getByRole('link', { name: label }),
    open: () => page.goto('/'),
  }
}
