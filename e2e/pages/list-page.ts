import { expect, type Locator, type Page } from '@playwright/test'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { chooseFrom } from './choose-from.ts'
import { escaped } from './escaped.ts'
import { hrefOf } from './href-of.ts'

/** Any entity's list. */
export function listPage(page: Page, resource: Resource) {
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: resource.title, exact: true })
  const pager = main.getByRole('navigation', { name: 'Trang', exact: true })
  const row = (name: string): Locator =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const actions = (name: string) =>
    row(name).getByRole('button', { name: `Thao tác với ${name}`, exact: true })
  const label = (field: string) => fieldOf(resource, field).label
  const panel = page.getByRole('dialog', { name: 'Bộ lọc' })
  const filter = (field: string) => panel.getByRole('group', { name: label(field), exact: true })
  const openFilters = async () => {
    await main.getByRole('button', { name: /^Bộ lọc/ }).click()
    await expect(panel).toBeVisible()
  }
  // A tab has a count, a star if it was saved, or a sign if the team shares it.
  const tab = (name: string) =>
    main
      .getByRole('navigation', { name: 'Kiểu xem' })
      .getByRole('link', { name: new RegExp(`^${escaped(name)}( [\\d.]+)?( ★| của nhóm)?$`) })
  const waitUntilLoaded = async () => {
    await expect(table).toBeVisible()
    await expect(table).not.toHaveAttribute('aria-busy')
  }
  return {
    main,
    table,
    row,
    /** The button that opens a row's menu. */
    actions,
    waitUntilLoaded,
    /** The links with the names of the rows; their cells also have a line below the name. */
    names: table.getByRole('rowheader').getByRole('link'),
    heading: main.getByRole('heading', { level: 1, name: resource.title, exact: true }),
    add: main.getByRole('link', { name: `Thêm ${resource.noun}` }).first(),
    search: main.getByRole('searchbox'),
    failed: main.getByRole('alert').filter({ hasText: resource.searchFailed }),
    retry: main.getByRole('button', { name: 'Thử lại' }),
    nothing: main.getByText(/^Không (tìm thấy mục|thấy .+) nào khớp/),
    pager,
    next: pager.getByRole('button', { name: 'Trang sau' }),
    previous: pager.getByRole('button', { name: 'Trang trước' }),
    column: (field: string) => table.getByRole('columnheader', { name: label(field), exact: true }),
    openFilters,
    /** The controls of a filter, in the open panel. */
    filter,
    /** An active filter: the label of its field and its value. */
    chip: (field: string) =>
      main
        .getByRole('region', { name: 'Đang lọc' })
        .locator('> *')
        .filter({ hasText: new RegExp(`^${escaped(label(field))}:`) }),
    /** The button that removes an active filter. */
    removeFilter: (field: string) =>
      main.getByRole('button', { name: `Bỏ lọc ${label(field)}`, exact: true }),
    tab,
    openTab: (name: string) => tab(name).click(),
    /** Chooses an option of a filter, in the panel. */
    async chooseFilter(field: string, option: string) {
      await openFilters()
      const name = { name: option, exact: true }
      await filter(field).getByRole('button', name).or(filter(field).getByRole('checkbox', name)).click()
      await page.keyboard.press('Escape')
    },
    /** Opens the list, with parameters of its address. */
    async open(parameters: Readonly<Record<string, string>> = {}) {
      await page.goto(hrefOf(resource, parameters))
      await waitUntilLoaded()
    },
    openRow: (name: string) => row(name).getByRole('link', { name, exact: true }).click(),
    /** Chooses from a row's menu. */
    async choose(name: string, action: 'Mở' | 'Xem mục con' | 'Nhân bản' | 'Xóa') {
      await chooseFrom(page, actions(name).first(), action)
    },
  }
}
