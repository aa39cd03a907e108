import type { Page } from '@playwright/test'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { filteringOf } from '#descriptor/filters/filter-text.ts'
import { hasInbox } from '#descriptor/inbox.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowStoryOf, toggleWords } from '#descriptor/row-story.ts'
import { resources } from '#resources/table.ts'
import { listPage } from '../pages/list-page.ts'
import { expect, signedInTest as test } from './fixtures.ts'

// A back-end that answers every list call with the first records, whatever it is asked for.

const stateToggle = (resource: Resource) => {
  const { state = '' } = rowStoryOf(resource)
  const field = resource.fields[state]
  return resource.list.filters?.includes(state) && field?.kind === 'toggle' ? { state, field } : undefined
}

const found = resources.flatMap((resource) => {
  const { list } = resource
  const tab = stateToggle(resource)
  const choice = list.filters?.find((name) => {
    const field = resource.fields[name]
    return name !== tab?.state && field?.kind === 'choice' && filteringOf(field) === 'option'
  })
  const isPlain = can(resource, 'list') && can(resource, 'remove') && list.search && !hasInbox(resource)
  return isPlain && tab && choice ? [{ resource, tab, choice, sorted: list.sort?.[0] ?? '' }] : []
})[0]
if (!found) throw new Error('no list has a search, a state and a filter by a choice')
const { resource, tab, choice, sorted } = found
const inbox = resources.find(hasInbox)

/** Removes what a list call asks for, except for its page; `kept` are parameters that the back-end follows. */
async function ignoring(
  page: Page,
  { operations, pagination }: ResourceWith<'list'>,
  kept: readonly string[] = [],
) {
  const { path } = operations.list
  const { position, size } = pagination
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const url = new URL(route.request().url())
      const names = [...url.searchParams.keys()]
      for (const name of names) if (![position, size, ...kept].includes(name)) url.searchParams.delete(name)
      await route.fulfill({ response: await route.fetch({ url: url.href }) })
    },
  )
}

const options = (name: string) => {
  const field = resource.fields[name]
  return field?.kind === 'choice' ? Object.keys(field.options) : []
}

test('says which filter, search and order the server ignores, and refuses all results of them', async ({
  page,
}) => {
  if (!can(resource, 'list')) return
  await ignoring(page, resource)
  const list = listPage(page, resource)
  const [value = ''] = options(choice)
  await list.open({ [choice]: value, [tab.state]: 'false', sort: `-${sorted}`, search: 'zzz' })
  const chips = list.main.getByRole('region', { name: 'Đang lọc' })
  await expect(chips.getByRole('button', { name: 'máy chủ không lọc' })).toBeVisible()
  const tabs = list.main.getByRole('navigation', { name: 'Kiểu xem' })
  await expect(tabs.getByRole('button', { name: /^Máy chủ không lọc theo / })).toBeVisible()
  await expect(list.main.getByRole('button', { name: 'máy chủ không tìm' })).toBeVisible()
  await expect(list.search).toHaveAccessibleDescription('máy chủ không tìm')
  await expect(list.column(sorted)).toHaveAttribute('aria-sort', 'other')
  await expect(
    list.column(sorted).getByRole('button', { name: /^Máy chủ không sắp xếp theo / }),
  ).toBeVisible()
  await expect(list.main.getByRole('status').filter({ hasText: 'Máy chủ không tìm “zzz”' })).toContainText(
    `Máy chủ không lọc theo ${resource.fields[choice]?.label}`,
  )

  await page.getByRole('checkbox', { name: 'Chọn cả trang này' }).check()
  await page.getByRole('button', { name: /^Chọn cả \d+ kết quả$/ }).click()
  await expect(page.getByText('Chưa chọn hết được.')).toBeVisible()
  await expect(page.getByText(/^Máy chủ không (lọc|tìm) /).last()).toBeVisible()
})

test('filters in the browser where the server does not, once this is chosen', async ({ page }) => {
  if (!can(resource, 'list')) return
  await ignoring(page, resource)
  const list = listPage(page, resource)
  await list.open({ [tab.state]: 'false' })
  const tabs = list.main.getByRole('navigation', { name: 'Kiểu xem' })
  const before = await list.names.count()
  await expect(tabs.getByRole('button', { name: /^Máy chủ không lọc theo / })).toBeVisible()
  await expect(tabs.locator('[aria-current]'), 'without the count of all records').not.toContainText(/\d/)
  await tabs.getByRole('button', { name: /^Máy chủ không lọc theo / }).click()
  await page
    .getByRole('dialog', { name: 'máy chủ không lọc' })
    .getByRole('button', { name: 'Lọc trên máy này' })
    .click()
  await expect(list.main.getByText(/^Lọc trên máy này: đọc cả danh sách/)).toBeVisible()
  await expect(tabs.getByRole('button', { name: /^Máy chủ không lọc theo / })).toHaveCount(0)
  await list.waitUntilLoaded()
  await expect.poll(() => list.names.count()).toBeLessThan(before)
  const { on } = toggleWords(tab.field)
  await expect(list.table.getByRole('cell').getByText(on, { exact: true })).toHaveCount(0)
})

test('says nothing of a server that filters, searches and sorts', async ({ page }) => {
  const list = listPage(page, resource)
  const asked = page.waitForResponse((response) => response.url().includes('sort='))
  await list.open({ [tab.state]: 'true', sort: sorted, search: 'a' })
  await asked
  await expect(list.column(sorted)).toHaveAttribute('aria-sort', 'ascending')
  await expect(list.main.getByRole('button', { name: /[Mm]áy chủ không/ })).toHaveCount(0)
})

test('an inbox says that the server ignores its state and its search', async ({ page }) => {
  if (!inbox) return
  await ignoring(page, inbox)
  await page.goto(`${inbox.path}?search=zzz&${rowStoryOf(inbox).state}=done`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'máy chủ không tìm' })).toBeVisible()
  await expect(
    main
      .getByRole('navigation', { name: 'Kiểu xem' })
      .getByRole('button', { name: /^Máy chủ không lọc theo / }),
  ).toBeVisible()
})
