import type { Page } from '@playwright/test'
import { readRows } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowStoryOf, stateOptions } from '#descriptor/row-story.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { type Order, parseOrder } from '#descriptor/wire/query-names.ts'
import { resources } from '#resources/table.ts'
import { stateFilterOf } from '#screens/list/tools/state-filter.ts'
import { escaped } from '../pages/escaped.ts'
import { hrefOf } from '../pages/href-of.ts'
import { listPage } from '../pages/list-page.ts'
import { titleOf } from '../pages/shell.ts'
import type { LoggedCall } from '../testing/controls/call-log.ts'
import type { BackEnd } from './back-end.ts'
import { expect, signedInTest as test } from './fixtures.ts'
import { withoutMarksUpperCase } from './samples.ts'
import { filterShape, onePerShape, orderShape, pageShape, sentFilters } from './shapes.ts'

const listed = resources.filter(({ operations }) => operations.list)
const paged = onePerShape(listed, pageShape)
const searched = onePerShape(
  listed.filter(({ list }) => list.search),
  pageShape,
)
const ordered = onePerShape(
  listed.filter((resource) => sortable(resource).length > 0),
  orderShape,
)
const filtered = onePerShape(
  listed.filter((resource) => sentFilters(resource).length > 0),
  filterShape,
)

for (const resource of listed) {
  const { operations, pagination } = resource
  if (!operations.list) continue
  const { path } = operations.list
  const query = (page: Page) => new URL(page.url()).searchParams
  /** The path of a field in records and calls. */
  const at = (name: string) => resource.fields[name]?.at ?? name
  /** An order as the list call spells it. */
  const spelt = ({ key, desc }: Order) => resource.query.sort.write({ key: at(key), desc })
  const { position, size, perPage } = pagination
  const state = stateFilterOf(resource)
  /** The calls for rows, without those that count the other tabs and new records, which filter by the state. */
  const rowCalls = async ({ controls }: BackEnd, of = path) =>
    (await controls.calls(of)).filter((call) => state === undefined || !(at(state) in call.query))

  test.describe(`${resource.title}, list`, () => {
    if (paged.includes(resource)) {
      test('shows its rows after one request with its own parameters', async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        await list.open()
        await expect(list.heading).toBeVisible()
        await expect(page).toHaveTitle(titleOf(resource.title))
        // Where the count of a tab is one full page, the paging of the list is read after it.
        const isOfTab = ({ query: sent }: LoggedCall) => state !== undefined && at(state) in sent
        const all = await backEnd.controls.calls(path)
        const end = all.findIndex(isOfTab)
        const [call, ...others] = end < 0 ? all : all.slice(0, end)
        expect(others).toEqual([])
        expect(call).toMatchObject({ method: 'GET', status: 200, scheme: 'Bearer' })
        const order = Object.entries(
          resource.list.order === undefined ? {} : spelt(parseOrder(resource.list.order)),
        )
        expect(call?.query).toEqual({
          [position]: ['1'],
          [size]: [String(perPage)],
          ...Object.fromEntries(order.map(([name, value]) => [name, [value]])),
        })
        expect(call?.headers).toMatchObject({ lang: 'vi', ...lowerCased(operations.list?.headers) })
        expect(call?.dpopProof).toMatchObject({ htm: 'GET', htu: `${backEnd.url}${path}`, ath: true })
        const rows = await list.names.count()
        expect(rows).toBeGreaterThan(10)
        await expect(list.pager).toContainText(`1–${rows} trong`)
      })
    }

    if (searched.includes(resource)) {
      test('searches without diacritics and case', async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        await list.open()
        const name = (await list.names.last().textContent()) ?? ''
        await list.search.fill(withoutMarksUpperCase(name))
        await expect(page).toHaveURL(/[?&]search=/)
        await list.waitUntilLoaded()
        await expect(list.row(name).first()).toBeVisible()
        // The previous rows may contain the name too, so wait for the request. Calls that learn the paging have no keyword.
        const keywords = async () =>
          (await rowCalls(backEnd)).flatMap((call) => call.query['keyword']?.[0] ?? [])
        await expect.poll(keywords).toEqual([withoutMarksUpperCase(name)])
        await list.search.fill('không có gì tên như thế này')
        await expect(list.nothing).toBeVisible()
        await page.getByRole('button', { name: 'Bỏ tìm kiếm' }).click()
        await expect(list.search).toHaveValue('')
        await expect(list.names.first()).toBeVisible()
      })
    }

    if (paged.includes(resource)) {
      test('paginates; Back, reload and a copied link show the same rows', async ({
        page,
        context,
        backEnd,
      }) => {
        const list = listPage(page, resource)
        await list.open({ size: '7' })
        const first = await list.names.allTextContents()
        await list.next.click()
        await expect(list.pager).toContainText('8–14 trong')
        await list.waitUntilLoaded()
        const second = await list.names.allTextContents()
        expect(second).not.toEqual(first)
        expect(second).toHaveLength(7)
        // The count of a tab may be one full page, after which the paging of the list is read.
        const queries = async () => (await rowCalls(backEnd)).map(({ query: sent }) => sent)
        await expect.poll(queries).toContainEqual({ [position]: ['2'], [size]: ['7'] })
        await page.reload()
        await list.waitUntilLoaded()
        await expect(list.names).toHaveText(second)
        const copy = await context.newPage()
        await copy.goto(page.url())
        await listPage(copy, resource).waitUntilLoaded()
        await expect(listPage(copy, resource).names).toHaveText(second)
        await copy.close()
        await page.goBack()
        await expect(list.names).toHaveText(first)
        await page.goForward()
        await expect(list.names).toHaveText(second)
      })
    }

    if (ordered.includes(resource)) {
      test('sorts by the back-end in both directions', async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        await list.open()
        for (const name of sortable(resource)) {
          const head = list.column(name)
          const first: (string | null)[] = []
          const values = new Set<string>()
          for (const [order, ariaSort] of [
            [name, 'ascending'],
            [`-${name}`, 'descending'],
          ] as const) {
            // The order that the list opens with was read already, and is not in the address.
            const isOpening = order === resource.list.order
            const sent = Object.entries(spelt(parseOrder(order)))
            const answer = isOpening
              ? null
              : page.waitForResponse((one) => {
                  const { searchParams } = new URL(one.url())
                  return sent.every(([key, value]) => searchParams.get(key) === value)
                })
            if ((await head.getAttribute('aria-sort')) !== ariaSort) await head.getByRole('button').click()
            if (answer) {
              const read = readRows(
                operations.list?.envelope ?? resource.envelope,
                await (await answer).json(),
              )
              if (!read) throw new Error(`no rows of ${resource.name} came, ordered by ${order}`)
              for (const row of read.rows) values.add(JSON.stringify(valueAt(row, at(name)) ?? null))
            }
            await expect(head).toHaveAttribute('aria-sort', ariaSort)
            expect(query(page).get('sort')).toBe(isOpening ? null : order)
            await list.waitUntilLoaded()
            first.push(await list.table.getByRole('row').nth(1).textContent())
          }
          // Both ends of a column that holds one value only may be the same row.
          if (values.size > 1) expect(first[0], `by ${name}`).not.toBe(first[1])
        }
        for (const call of await backEnd.controls.calls(path)) expect(call.query[position]).toEqual(['1'])
      })
    }

    for (const [view, { label, operation }] of Object.entries(operations.views ?? {})) {
      test(`has the view ${label} with its own URL`, async ({ page, backEnd }) => {
        const list = listPage(page, resource)
        await list.open()
        await backEnd.controls.clearCalls()
        await list.openTab(label)
        await expect(page).toHaveURL(`${hrefOf(resource)}?view=${view}`)
        const constant = Object.entries(operation.query ?? {}).map(([name, value]) => [name, [String(value)]])
        // The rows of the tab before are shown until the call is answered, so wait for the call.
        const sentQuery = async () => (await rowCalls(backEnd, operation.path))[0]?.query
        await expect.poll(sentQuery).toEqual({
          [position]: ['1'],
          [size]: [String(perPage)],
          ...Object.fromEntries(constant),
        })
        await list.waitUntilLoaded()
        await expect(list.names.first()).toBeVisible()
      })
    }

    if (filtered.includes(resource)) {
      test('filters by its fields', async ({ page }) => {
        const list = listPage(page, resource)
        const loaded = page.waitForResponse((one) => new URL(one.url()).pathname === path)
        await list.open()
        const rows = readRows(resource.envelope, await (await loaded).json())?.rows ?? []
        for (const name of sentFilters(resource)) {
          // Records of other flows may lack optional values.
          const value = rows.map((row) => readText(valueAt(row, at(name)))).find((one) => one !== '')
          if (value === undefined) throw new Error(`no record of the first page has a value for ${name}`)
          const answered = page.waitForResponse((one) => {
            const url = new URL(one.url())
            return url.pathname === path && url.searchParams.get(resource.query.filter(at(name))) === value
          })
          const field = fieldOf(resource, name)
          const options = stateOptions(resource)
          const isTab = rowStoryOf(resource).state === name
          const ofTab = options.find((option) => option.value === value)?.label ?? ''
          // Another flow covers the picker; here the filter comes from the URL.
          if (isTab) await list.openTab(ofTab)
          else if (field.kind === 'reference') await page.goto(hrefOf(resource, { [name]: value }))
          else await list.chooseFilter(name, optionOf(field, value))
          const found = readRows(resource.envelope, await (await answered).json())
          expect(found?.rows.length, name).toBeGreaterThan(0)
          expect(new Set(found?.rows.map((row) => readText(valueAt(row, at(name)))))).toEqual(
            new Set([value]),
          )
          expect(query(page).get(name)).toBe(value)
          if (isTab) {
            await expect(list.tab(ofTab)).toHaveAttribute('aria-current', 'page')
            await list.openTab('Tất cả')
          } else {
            // The name of a referenced record widens the chip when it comes, and moves the button.
            await expect(list.chip(name)).not.toHaveText(/: ?$/)
            await list.removeFilter(name).click()
          }
          await expect(page).not.toHaveURL(new RegExp(`[?&]${name}=`))
          await expect(list.removeFilter(name)).toHaveCount(0)
        }
        await expect(page).toHaveURL(new RegExp(`${escaped(hrefOf(resource))}$`))
      })
    }
  })
}

/** The label of a filter's option. */
function optionOf(field: Field, value: string): string {
  if (field.kind === 'choice') return { ...field.options, ...field.legacyOptions }[value] ?? value
  const { on, off } = (field.kind === 'toggle' && field.words) || { on: 'Bật', off: 'Tắt' }
  return value === 'true' ? on : off
}

/** The columns that a click on their head orders by. */
function sortable(resource: Resource): readonly string[] {
  const { title, state, columns, when } = rowStoryOf(resource)
  const visible = new Set([title, state, ...columns, when])
  return (resource.list.sort ?? []).filter((name) => visible.has(name))
}

function lowerCased(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
