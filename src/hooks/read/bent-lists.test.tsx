// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { type BentList, bentList, bentLists } from './bent-lists.test-data.ts'
import { cache } from './cache.ts'
import { lastPageOf } from './pages-of.ts'
import type { Rows } from './read-page.ts'
import { type Listing, useList } from './use-list.ts'

const { answer } = office()
const state = defaultListState(thing)
const { signal } = new AbortController()
const answered = (bent: BentList) => answer('/api/thing/search', bentList(bent))
const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) =>
  rows.map(({ id }) => Number(id))
const upTo = (count: number, from = 1) => Array.from({ length: count - from + 1 }, (_, at) => from + at)

/** The pages of a list as a user goes on from each to the next one. */
async function walk() {
  const { result, rerender } = drawn<Listing<typeof thing>, number>(
    (page) => useList(thing, { ...state, page }),
    1,
  )
  const pages: Rows<typeof thing>[] = []
  for (let page = 1; page === 1 || pages.at(-1)?.goesOn; page += 1) {
    rerender(page)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await waitFor(() =>
      expect([result.current.isStale, result.current.shown !== undefined]).toEqual([false, true]),
    )
    if (result.current.shown) pages.push(result.current.shown)
  }
  // A later page may have shown that the first one was another page.
  rerender(1)
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  return { pages, again: result.current.shown ?? pages[0] }
}

/** What each back-end shows: the total after the first page, that after the last one, and the sentences below the list. */
const expected: Readonly<Record<string, readonly [number | undefined, number | undefined, string]>> = {
  good: [45, 45, ''],
  'good without echoed numbers': [45, 45, ''],
  'good of one full page': [20, 20, ''],
  'good and short': [3, 3, ''],
  'good without paging': [45, 45, ''],
  'no total': [undefined, 45, ''],
  'no total, of full pages': [undefined, undefined, ''],
  'no total and size capped at 10': [undefined, 45, 'size 10'],
  'total of -1': [undefined, 45, ''],
  'total as text': [45, 45, ''],
  'size capped at 10': [45, 45, 'size 10'],
  'size capped at 10 and named': [45, 45, 'size 10'],
  'size ignored, always 30': [45, 45, 'size 30'],
  'size above 20 refused': [45, 45, ''],
  'page ignored': [45, 45, 'page'],
  'page ignored, no total': [undefined, 45, 'page'],
  'pages from 0': [45, 45, 'first'],
  'pages from 0, one page': [15, 15, 'first'],
  'cut to 10 rows': [undefined, undefined, 'total 45'],
  'pages that overlap by a row': [45, undefined, 'repeat'],
  'total of the page': [undefined, 45, 'total 20'],
  'total too small': [undefined, 45, 'total 10'],
  'total too large': [90, undefined, 'total 90'],
  'total of 0': [undefined, 45, 'total 0'],
}

const sentences = (pages: readonly Pick<Rows, 'misfits'>[]) =>
  [...new Set(pages.flatMap(({ misfits = [] }) => misfits.map((one) => Object.values(one).join(' '))))].join()

test.each(Object.entries(bentLists))(
  'a list of a back-end that is %s is shown to its end',
  async (name, bent) => {
    answered(bent)
    const { pages, again } = await walk()
    const shown = new Set([...pages, ...(again ? [again] : [])].flatMap(idsOf))
    const reachable = name.startsWith('cut') ? 10 : bent.count
    expect([...shown].toSorted((one, other) => one - other)).toEqual(upTo(reachable))
    const [first, last, said] = expected[name] ?? []
    expect([pages[0]?.page.total, sentences(pages).split(',')[0]]).toEqual([first, said])
    expect(pages.at(-1)?.page.total).toBe(last)
  },
)

test.each(Object.entries(bentLists))('a back-end that is %s is read whole', async (name, bent) => {
  const calls = answered(bent)
  const found = await lastPageOf(thing, state, { signal })
  const isCut = name.startsWith('cut')
  expect(idsOf({ rows: [...found.rows.values()] }).toSorted((one, other) => one - other)).toEqual(
    upTo(isCut ? 10 : bent.count),
  )
  // A total that is larger than the rows leaves open whether others are missing.
  expect(found.isWhole).toBe(!isCut && name !== 'total too large')
  if (name.startsWith('good')) expect(calls.length).toBeLessThanOrEqual(3)
})

test('a page in the middle of a list of smaller pages is opened by its address', async () => {
  answered({ count: 45, ...bentLists['size capped at 10'] })
  const { result } = drawn(() => useList(thing, { ...state, page: 3 }), null)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  expect(result.current.shown && idsOf(result.current.shown)).toEqual(upTo(30, 21))
})

test('a page that fits the requested and the named size is read by the paging of the back-end', async () => {
  answered({
    count: 150,
    slice: (page, size) => [(page - 1) * Math.min(size, 50), page * Math.min(size, 50)],
    pagination: ({ page, count }) => ({ pages: page, page: 50, total: count }),
  })
  const { result } = drawn(() => useList(thing, { ...state, page: 2, size: 100 }), null)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  expect(result.current.shown).toMatchObject({ page: { page: 2, size: 50, total: 150 }, goesOn: true })
  expect(result.current.shown && idsOf(result.current.shown)).toEqual(upTo(100, 51))
})

test('a larger page size that is refused is replaced by that of the list', async () => {
  answered(bentLists['size above 20 refused'] ?? { count: 0 })
  const { result } = drawn(() => useList(thing, { ...state, size: 100 }), null)
  await waitFor(() =>
    expect(result.current.shown).toMatchObject({ page: { size: 20, total: 45 }, goesOn: true }),
  )
  expect(result.current.shown?.misfits).toEqual([{ kind: 'size', size: 20 }])
})

test('a page is shown where the next one, which would show how the list is paged, cannot be read', async () => {
  const capped = bentList(bentLists['size capped at 10'] ?? { count: 0 })
  answer('/api/thing/search', (call) =>
    call.search.includes('pages=2') ? Response.json({ message: 'busy' }) : capped(call),
  )
  const { result } = drawn(() => useList(thing, state), null)
  await waitFor(() => expect(result.current.shown ?? result.current.error).toBeTruthy())
  expect(result.current).toMatchObject({ error: null, shown: { page: { total: undefined }, goesOn: true } })
  expect(result.current.shown && idsOf(result.current.shown)).toEqual(upTo(10))
  expect(result.current.shown?.misfits).toBeUndefined()
  await expect(lastPageOf(thing, state, { signal })).rejects.toThrow()
})

test('a record that is created between two pages makes no sentence', async () => {
  answered({ count: 40 })
  const { result, rerender } = drawn<Listing<typeof thing>, number>(
    (page) => useList(thing, { ...state, page }),
    1,
  )
  await waitFor(() => expect(result.current.shown?.page.total).toBe(40))
  answer('/api/thing/search', ({ search }) => {
    const query = new URLSearchParams(search)
    const [page, size] = [Number(query.get('pages')), Number(query.get('page'))]
    const ids = [100, ...upTo(40)].slice((page - 1) * size, page * size)
    return Response.json({ data: { results: ids.map((id) => ({ id })), pagination: { total: 41 } } })
  })
  rerender(2)
  await waitFor(() =>
    expect(result.current).toMatchObject({ isStale: false, shown: { page: { total: 41 } } }),
  )
  expect(result.current.shown?.misfits ?? []).toEqual([])
})
