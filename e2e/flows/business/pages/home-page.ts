import type { Page } from '@playwright/test'

/** The dashboard. */
export function homePage(page: Page) {
  const main = page.getByRole('main')
  const card = (name: string | RegExp) => main.getByRole('region', { name })
  return {
    card,
    retryIn: (name: string) => card(name).getByRole('button', { name: 'Thử lại' }),
    recent: card('Mở gần đây'),
    /** The link to a screen with the number of its records. */
    tile: (title: string) =>
      main.getByRole('navigation', { name: 'Mọi phần' }).getByRole('link', { name: new RegExp(`^${title}`) }),
    create: (noun: string) => main.getByRole('link', { name: `Thêm ${noun}`, exact: true }),
    open: () => page.goto('/'),
  }
}
