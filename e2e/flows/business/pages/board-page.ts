import { expect, type Locator, type Page } from '@playwright/test'
import type { Resource } from '#descriptor/resource.ts'
import { chooseFrom } from '../../../pages/choose-from.ts'
import { dragOver } from '../../../pages/drag.ts'

/** A board of records. */
export function boardPage(page: Page, resource: Resource) {
  const main = page.getByRole('main')
  const slot = (pageName: string, name: string) =>
    main.getByRole('region', { name: pageName, exact: true }).getByRole('region', { name, exact: true })
  const card = (of: Locator, name: string) =>
    of.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  return {
    main,
    slot,
    card,
    pages: main.getByRole('heading', { level: 2 }),
    slots: main.getByRole('heading', { level: 3 }),
    failed: main.getByRole('alert').filter({ hasText: resource.searchFailed }),
    names: (of: Locator) =>
      of
        .locator('li[data-id]')
        .evaluateAll((cards) => cards.map((one) => one.querySelector('a')?.textContent ?? '')),
    add: (of: Locator) => of.getByRole('link', { name: /^Thêm vào / }),
    drag: (from: Locator, to: Locator, x: number, y: number) => dragOver(page, from, to, { x, y }),
    async choose(of: Locator, name: string, action: string) {
      await chooseFrom(
        page,
        card(of, name).getByRole('button', { name: `Thao tác với ${name}`, exact: true }),
        action,
      )
    },
    moveDialog: (name: string) => page.getByRole('dialog', { name: `Chuyển “${name}” đến` }),
    async open() {
      await page.goto(resource.path)
      await expect(main.locator('li[data-id]').first()).toBeVisible()
    },
  }
}
