// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isIgnoredFilter, noteIgnoredFilter } from '#descriptor/departures/ignored-filters.ts'
import { crud, defineResource, get, parent, reference, text, toggle } from '#descriptor/index.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { applyToCache } from '#hooks/write/update-cache.ts'
import type { LocalCall } from '#session/local-server.ts'
import { cache } from './cache.ts'
import { FilterIgnored } from './errors.ts'
import { keys } from './keys.ts'
import { matchingPagesOf } from './matching-pages-of.ts'
import { hasOthers, useContradicted } from './use-contradicted.ts'
import { useList } from './use-list.ts'

const { answer } = office()
const group = defineResource({
  ...samplePlan,
  name: 'group',
  operations: { list: get('/api/group/search') },
  fields: { name: text('Tên'), parent: parent('Cha') },
  list: { columns: ['name'], search: true },
})
/** An entity of its own for each test: what is learnt of its filters is kept. */
const make = () =>
  defineResource({
    ...samplePlan,
    name: 'coupon',
    operations: crud('/api/coupon'),
    fields: { name: text('Tên'), active: toggle('Đang dùng'), group: reference('Nhóm', () => group) },
    list: { columns: ['active'], sort: ['name'], search: true, filters: ['active', 'group'] },
  })

const records = [
  { id: '1', name: 'Bút', active: true, group: 'b' },
  { id: '2', name: 'An', active: false, group: 'aa' },
  { id: '3', name: 'Chi', active: true, group: 'c' },
]
const listed = (results: readonly object[]) =>
  Response.json({ data: { results, pagination: { total: results.length } } })
/** A back-end that ignores what it is asked for. */
const ignoring = () => answer('/api/coupon/search', () => listed(records))
const keyword = ({ search }: LocalCall) => new URLSearchParams(search).get('keyword') ?? ''

const groups = [
  { id: 'a', name: 'A', parent: null },
  { id: 'aa', name: 'AA', parent: 'a' },
  { id: 'b', name: 'B', parent: null },
]

function drawnList(change: Partial<ListState>, resource = make()) {
  const state = { ...defaultListState(resource), ...change }
  const { result } = drawn(
    () => ({ list: useList(resource, state), found: useContradicted(resource, state) }),
    null,
  )
  const noted = () => cache.getQueryData(keys.contradicted(resource, state))
  return { resource, state, result, noted }
}

test('names the filter, the search and the order that a back-end ignores', async () => {
  ignoring()
  const order = { key: 'name', desc: false }
  const { resource, result } = drawnList({ filters: { active: 'true' }, search: 'dao', order })
  await waitFor(() =>
    expect(result.current.found).toEqual({ filters: ['active'], view: false, search: true, order: true }),
  )
  expect(hasOthers(result.current.found)).toBe(true)
  expect(isIgnoredFilter(resource.fields, 'active')).toBe(true)
})

test('names nothing of a back-end that finds a text which the rows do not show', async () => {
  const calls = answer('/api/coupon/search', (call) => listed(keyword(call) === 'dao' ? records : []))
  const { noted } = drawnList({ search: 'dao' })
  await waitFor(() => expect(noted()).toEqual({ filters: [], view: false, search: false, order: false }))
  expect(calls.map(keyword)).toEqual(['dao', 'zqxjv wvkqz'])
})

test('asks for no other text where the rows show the one that was searched', async () => {
  const calls = answer('/api/coupon/search', () => listed(records.slice(0, 1)))
  const { noted } = drawnList({ search: 'but' })
  await waitFor(() => expect(noted()).toMatchObject({ search: false }))
  expect(calls).toHaveLength(1)
})

test('compares a filter by records once the tree of these is read', async () => {
  answer('/api/group/search', () => listed(groups))
  answer('/api/coupon/search', () => listed(records.slice(0, 2)))
  const { result } = drawnList({ filters: { group: 'aa' } })
  await waitFor(() => expect(result.current.found.filters).toEqual(['group']))
})

test('takes records of unknown ids as those of the wanted one', async () => {
  const calls = answer('/api/group/search', () => listed(groups))
  answer('/api/coupon/search', () => listed(records.slice(1)))
  const { noted } = drawnList({ filters: { group: 'aa' } })
  await waitFor(() => expect(noted()).toMatchObject({ filters: [] }))
  expect(calls.length).toBeGreaterThan(0)
})

test('a record that was changed here does not contradict the list that it is still in', async () => {
  answer('/api/coupon/search', () => listed(records.slice(0, 1)))
  const { resource, state, result, noted } = drawnList({ filters: { active: 'true' } })
  await waitFor(() => expect(noted()).toMatchObject({ filters: [] }))
  const [row] = result.current.list.shown?.rows ?? []
  if (row) applyToCache(resource, { ...row, active: false }, '1', cache)
  await waitFor(() => expect(result.current.list.shown?.rows[0]?.active).toBe(false))
  expect(cache.getQueryData(keys.contradicted(resource, state))).toMatchObject({ filters: [] })
})

test('evaluates an ignored filter in the browser once this was chosen', async () => {
  const calls = ignoring()
  const resource = make()
  noteIgnoredFilter(resource.fields, 'active', true)
  const { result, noted } = drawnList({ filters: { active: 'true' } }, resource)
  await waitFor(() => expect(result.current.list.shown?.rows.map(({ id }) => id)).toEqual(['1', '3']))
  expect(result.current.list.shown?.page.total).toBe(2)
  expect(calls.some(({ search }) => search.includes('active'))).toBe(false)
  await waitFor(() => expect(noted()).toMatchObject({ filters: [] }))
})

async function allOf(
  resource: ResourceWith<'list'>,
  change: Partial<ListState>,
  isHidden = (_id: string) => false,
) {
  const state = { ...defaultListState(resource), ...change }
  const { signal } = new AbortController()
  let ids: readonly string[] = []
  for await (const { rows } of matchingPagesOf(resource, state, { signal, isHidden })) ids = [...rows.keys()]
  return ids
}

test('an action on all results is refused where rows contradict the filter or the search', async () => {
  ignoring()
  await expect(allOf(make(), { filters: { active: 'true' } })).rejects.toThrow(FilterIgnored)
  await expect(allOf(make(), { search: 'an' })).rejects.toThrow(FilterIgnored)
  expect(await allOf(make(), {})).toEqual(['1', '2', '3'])
  const local = make()
  noteIgnoredFilter(local.fields, 'active', true)
  expect(await allOf(local, { filters: { active: 'true' } })).toEqual(['1', '3'])
})

const many = Array.from({ length: 100 }, (_, at) => ({ id: `${at + 1}`, name: `Món ${at + 1}` }))

test('an action on all results is refused by a back-end that ignores the search and the page', async () => {
  const unpaged = () => Response.json({ data: { results: many, pagination: { total: many.length } } })
  answer('/api/coupon/search', unpaged)
  await expect(allOf(make(), { search: 'an' })).rejects.toThrow(FilterIgnored)
})

test('an action on all results is refused where the search is ignored and a record is hidden', async () => {
  ignoring()
  await expect(allOf(make(), { search: 'an' }, (id) => id === '2')).rejects.toThrow(FilterIgnored)
})

test('a filter that only a later page contradicts is marked once an action on all results is refused', async () => {
  const rows = many.map((one, at) => ({ ...one, active: at < 90 }))
  answer('/api/coupon/search', ({ search }) => {
    const at = Number(new URLSearchParams(search).get('pages')) * 20
    return Response.json({ data: { results: rows.slice(at - 20, at), pagination: { total: rows.length } } })
  })
  const resource = make()
  const { noted, result } = drawnList({ filters: { active: 'true' } }, resource)
  await waitFor(() => expect(noted()).toMatchObject({ filters: [] }))
  await expect(allOf(resource, { filters: { active: 'true' } })).rejects.toThrow('the filter')
  await waitFor(() => expect(result.current.found.filters).toEqual(['active']))
})

test('an action on all results of a view that the back-end ignores is refused with the advice for views', async () => {
  answer('/api/coupon/on', () => listed(records))
  const resource = make()
  const views = { on: { label: 'Đang dùng', operation: get('/api/coupon/on'), where: { active: true } } }
  const viewed = { ...resource, operations: { ...resource.operations, views } }
  await expect(allOf(viewed, { view: 'on' })).rejects.toThrow('the view')
})
