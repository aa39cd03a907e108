// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, get, parent, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Operation, Operations } from '#descriptor/operation.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { childrenHref, formHref, href, listHref, screenHref, screenState, withFilters } from './href.ts'
import { screenSearch } from './screen-search.ts'
import { shownShape } from './shape.ts'
import { tabOf } from './tab-links.tsx'

const plan = (
  name: string,
  more: { operations: Operations & { list: Operation }; tab?: string; form?: { path: string } },
) =>
  defineResource({
    ...samplePlan,
    name,
    fields: { name: text('Tên'), parent: parent('Cha'), active: toggle('Đang dùng') },
    list: { columns: ['name'], sort: ['name'], filters: ['active'] },
    ...more,
  })
const list = plan('thing', { operations: { list: get('/a') } })
const tree = plan('tree', { operations: { list: get('/b'), tree: get('/c') }, tab: 'cây' })
const own = plan('own', { operations: { list: get('/d') }, form: { path: '/thing' } })

test('omits empty and missing parameters and encodes the others', () => {
  expect(href('/a')).toBe('/a')
  expect(href('/a', { q: 'áo & mưa', n: 0, none: undefined, empty: '' })).toBe(
    '/a?q=%C3%A1o+%26+m%C6%B0a&n=0',
  )
})

test('writes the tab of a screen and the state of a list without its defaults', () => {
  expect(screenHref(list)).toBe('/things')
  expect(screenHref(tree, { search: 'x' })).toBe('/things?tab=c%C3%A2y&search=x')
  expect(listHref(list, defaultListState(list))).toBe('/things')
  const state = {
    ...defaultListState(list),
    page: 3,
    order: { key: 'name', desc: true },
    filters: { active: 'true' },
  }
  expect(listHref(list, state)).toBe('/things?active=true&sort=-name&page=3')
})

test('reads the state of a list back from its address', () => {
  const state = { ...defaultListState(tree), page: 3, size: 20, search: 'áo', show: 'list' as const }
  const { searchParams } = new URL(listHref(tree, state), 'http://x')
  expect(screenState(tree, screenSearch(Object.fromEntries(searchParams)))).toEqual(state)
})

test('an inbox opens on its new records in the order of its queue, every other tab on the newest', () => {
  const oldest = { key: 'created_at', desc: false }
  const newest = { key: 'created_at', desc: true }
  const opened = screenState(letter, {})
  expect([opened.filters, opened.order]).toEqual([{ status: 'new' }, oldest])
  expect(listHref(letter, opened)).toBe('/letters')
  const done = withFilters(letter, opened, { status: 'done' })
  expect([done.order, listHref(letter, done)]).toEqual([newest, '/letters?status=done'])
  expect(withFilters(letter, done, { status: 'new' }).order).toEqual(oldest)
  expect(listHref(letter, withFilters(letter, opened, {}))).toBe('/letters?view=all')
  expect(screenState(letter, { view: 'all' }).order).toEqual(newest)
  const { queue: _, ...inbox } = letter.inbox
  expect(screenState({ ...letter, inbox }, {}).order).toEqual(newest)
})

test('a chosen order of an inbox is in its address, and stays in the other tabs', () => {
  const search = { sort: '-created_at' }
  const chosen = screenState(letter, search)
  expect([chosen.order?.desc, listHref(letter, chosen)]).toEqual([true, '/letters?sort=-created_at'])
  const oldest = screenState(letter, { status: 'done', sort: 'created_at' })
  expect(listHref(letter, oldest)).toBe('/letters?status=done&sort=created_at')
  expect(withFilters(letter, oldest, {}).order).toEqual(oldest.order)
  expect(listHref(letter, screenState(letter, { show: 'list', status: 'new' }))).toBe(
    '/letters?show=list&status=new',
  )
  expect(screenState(letter, { show: 'list', status: 'new' }).order?.desc).toBe(false)
})

test('opens a record in the drawer of the current list or on its own route', () => {
  const state = { ...defaultListState(list), page: 2 }
  expect(formHref(list, 'a/b', state)).toBe('/things?page=2&edit=a%2Fb')
  expect(formHref(list, null, state, { from: '7' })).toBe('/things?page=2&edit=new&from=7')
  expect(formHref(own, 'a/b', state)).toBe('/thing/a%2Fb')
  expect(formHref(own, null, state, { from: '7' })).toBe('/thing?from=7')
})

test('writes the list of a record’s children, with its shape where it is not the default', () => {
  const below = plan('below', { operations: { list: get('/e'), tree: get('/f'), byParent: get('/g/{id}') } })
  expect(childrenHref(below, '7')).toBe('/things?show=list&parent=7')
  expect(childrenHref({ ...below, opensAs: 'list' }, '7')).toBe('/things?parent=7')
  expect(screenState(below, { show: 'list', parent: '7' })).toMatchObject({ show: 'list', parent: '7' })
})

test('shows a tree unless the address has the list shape', () => {
  const listed = { ...tree, opensAs: 'list' } as const
  expect([{}, { show: 'tree' }].map((search) => shownShape(listed, search))).toEqual(['list', 'tree'])
  expect([screenState(listed, {}).show, screenState(listed, { show: 'tree' }).show]).toEqual([
    undefined,
    'tree',
  ])
  expect([tree, list].map((resource) => shownShape(resource, {}))).toEqual(['tree', 'list'])
  expect(shownShape(tree, { show: 'list' })).toBe('list')
  expect(screenState(tree, {})).not.toHaveProperty('show')
})

test('finds a tab by its name and the first one for an unknown name', () => {
  expect(tabOf([list, tree], { tab: 'cây' })).toBe(tree)
  expect(tabOf([tree, list], {})).toBe(list)
  expect(tabOf([list, tree], { tab: 'không có' })).toBe(list)
  expect(() => tabOf([], {})).toThrow(RangeError)
})

test('reads parameters as text and drops empty values and values without a text form', () => {
  expect(screenSearch({ page: 2, q: ' áo ', none: null, empty: '', list: ['a'], at: {} })).toEqual({
    page: '2',
    q: ' áo ',
  })
})
