// @vitest-environment node
import { expect, test } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { readViews } from '#screens/list/tools/saved-view.ts'
import { entryOf, teamViewsIn } from './team-view.ts'

const entry = { id: 'a', resource: 'thing', name: 'Đang dùng', query: 'active=true&sort=name' }
const views = (...entries: readonly unknown[]) => teamViewsIn(thing, entries).map(({ view }) => view)

test('reads a view with its filters, order, columns and widths, and writes the same entry', () => {
  const whole = { ...entry, columns: ['active', 'position'], widths: { name: 20 } }
  const [view] = views(whole)
  expect(view).toEqual({
    id: 'a',
    name: 'Đang dùng',
    query: 'active=true&sort=name',
    columns: ['active', 'position'],
    widths: { name: 20 },
  })
  expect(view && entryOf(thing, view)).toEqual(whole)
})

test.each<[string, unknown]>([
  ['no record', 'x'],
  ['null', null],
  ['a list', [entry]],
  ['an entry of another list', { ...entry, resource: 'other' }],
  ['an entry of no list', { ...entry, resource: undefined }],
  ['an entry without an id', { ...entry, id: '' }],
  ['an id of many characters', { ...entry, id: 'x'.repeat(101) }],
  ['an id that is a record', { ...entry, id: { id: 'a' } }],
  ['a blank name', { ...entry, name: ' \u202e ' }],
  ['a name that is no text', { ...entry, name: 7 }],
  ['a query that is no text', { ...entry, query: ['active=true'] }],
  ['a query of many characters', { ...entry, query: `search=${'x'.repeat(2000)}` }],
  ['a filter by a field that there is not', { ...entry, query: 'active=true&colour=red' }],
  ['an order by a column that there is not', { ...entry, query: 'sort=colour' }],
  ['a filter of a value that there is not', { ...entry, query: 'active=maybe' }],
])('leaves out %s', (_, raw) => {
  expect(views(raw)).toEqual([])
})

test('shows the first of two entries with one id', () => {
  expect(views(entry, { ...entry, name: 'Khác' }).map(({ name }) => name)).toEqual(['Đang dùng'])
})

test('leaves out the page and the open record of an address, unknown columns and odd widths', () => {
  const odd = {
    ...entry,
    query: '?active=true&page=7&open=3'.slice(1),
    columns: ['colour', 'active', 'active', 3],
    widths: { name: 'wide', active: 12, position: 9000 },
  }
  expect(views(odd)).toEqual([
    { id: 'a', name: 'Đang dùng', query: 'active=true', columns: ['active'], widths: { active: 12 } },
  ])
  expect(views({ ...entry, columns: ['colour'] })[0]?.columns, 'the usual ones').toBeNull()
})

test('keeps a name in one line and within its limit, whatever is in it', () => {
  const names = ['<script>alert(1)</script>', 'a\u202ecba\nd\u0000', 'Đ'.repeat(900), '👩'.repeat(30)]
  const read = views(...names.map((name, n) => ({ ...entry, id: String(n), name })))
  expect(read.map(({ name }) => name)).toEqual([
    '<script>alert(1)</script>',
    'a cba d',
    `${'Đ'.repeat(39)}…`,
    `${'👩'.repeat(19)}…`,
  ])
  // The copy in this browser is the same: another one would be stored again with each render.
  expect(readViews(JSON.stringify(read))).toEqual(read)
})
