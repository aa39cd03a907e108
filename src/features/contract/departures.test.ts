import { expect, test } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import type { Raw } from '#descriptor/envelope.ts'
import { crud, defineResource, number, pagesPage, richText, rows, text, toggle } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { keys } from '#hooks/read/keys.ts'
import { translate } from '#text/language.ts'
import { type DepartureEntry, readEntries } from './departure-entry.ts'
import { departureSentence, departuresMarkdown } from './departure-text.ts'
import { dismissEntries, mergeObservation } from './merge-observation.ts'
import { observeResponse } from './observe-response.ts'
import { responseOf } from './response-of.ts'

/** A resource of its own for each test: the spelling of a resource is learnt from its records. */
function makeThing() {
  return defineResource({
    ...samplePlan,
    operations: crud('/api/thing'),
    pagination: pagesPage(20),
    fields: {
      name: text('Tên', { max: 80 }),
      price: number('Giá'),
      active: toggle('Đang dùng'),
      body: richText('Nội dung'),
    },
    list: { columns: ['name'] },
  })
}

type Thing = ResourceWith<'list' | 'one'>
const times = { created_at: '2026-01-31T08:30:00Z', updated_at: '2026-01-31T08:30:00Z' }
const good = { id: '1', ...times, name: 'Bàn', price: 4000, active: true, body: '' }
const { active: _active, ...renamed } = { ...good, is_active: true }
const secret = 'bốn nghìn của chị Lan'

function observed(thing: Thing, raws: readonly Raw[], read: 'list' | 'one' = 'list') {
  noteSpelling(thing, raws)
  const records = raws.map((raw) => rowOf(thing, raw))
  const query =
    read === 'list'
      ? { queryKey: keys.list(thing, defaultListState(thing)), data: { rows: records } }
      : { queryKey: keys.one(thing, '1'), data: records[0] }
  const response = responseOf([thing], query)
  if (!response) throw new Error('no response was read')
  return observeResponse(response)
}

const collected = (thing: Thing, raws: readonly Raw[], before: readonly DepartureEntry[] = [], now = 1000) =>
  mergeObservation(before, observed(thing, raws), now)

test('collects a renamed field and one of another type once per call and field, with counts and without values', () => {
  const thing = makeThing()
  const raws = [
    { ...renamed, price: secret },
    { ...renamed, id: '2' },
  ]
  const first = collected(thing, raws)
  const call = `GET ${thing.operations.list.path}`
  const common = { call, resource: thing.name, since: 1000, last: 1000, isDismissed: false }
  expect(first).toEqual([
    { ...common, field: 'price', received: 'string', count: 1, total: 2 },
    { ...common, field: 'active', received: 'missing', similar: 'is_active', count: 2, total: 2 },
  ])
  expect(JSON.stringify(first)).not.toContain(secret)
  expect(collected(thing, raws, first, 2000)).toBe(first)
  const more = collected(thing, [...raws, renamed], first, 3000)
  expect(more.map(({ count, total, since }) => [count, total, since])).toEqual([
    [1, 3, 1000],
    [3, 3, 1000],
  ])
})

test('collects the calls of one field apart', () => {
  const thing = makeThing()
  const entries = mergeObservation(collected(thing, [renamed]), observed(thing, [renamed], 'one'), 1000)
  expect(entries.map(({ call, field }) => `${call} ${field}`)).toEqual([
    'GET /api/thing/{id} active',
    'GET /api/thing/search active',
  ])
})

test('collects nothing of records as described, of sparse fields and of rich text that a list leaves out', () => {
  const thing = makeThing()
  const { price: _price, body: _body, ...sparse } = good
  expect(collected(thing, [good, sparse])).toEqual([])
  const { body: _rich, ...listed } = good
  expect(collected(makeThing(), [listed])).toEqual([])
  expect(observed(makeThing(), [listed], 'one').departures.map(({ field }) => field)).toEqual(['body'])
})

test('collects a toggle that only some records lack, and keeps it while other pages have it', () => {
  const thing = makeThing()
  const entries = collected(thing, [good, renamed])
  expect(entries).toMatchObject([{ field: 'active', received: 'missing', count: 1, total: 2 }])
  expect(collected(thing, [good], entries)).toEqual(entries)
})

test('removes a missing field once it comes, and a departure that is not seen for 30 days', () => {
  const thing = makeThing()
  const missing = collected(thing, [renamed])
  expect(collected(thing, [good], missing)).toEqual([])
  const typed = collected(thing, [{ ...good, price: secret }])
  expect(collected(thing, [good], typed, 1000 + 29 * 86_400_000)).toEqual(typed)
  expect(collected(thing, [good], typed, 1001 + 30 * 86_400_000)).toEqual([])
})

test('keeps at most 200 departures, those seen last', () => {
  const thing = makeThing()
  const [entry] = collected(thing, [renamed])
  if (!entry) throw new Error('nothing was collected')
  const many = Array.from({ length: 200 }, (_, at) => ({ ...entry, call: `GET /${at}`, last: at }))
  const next = collected(thing, [renamed], many)
  expect(next).toHaveLength(200)
  expect(next).toContainEqual(entry)
  expect(next.map(({ call }) => call)).not.toContain('GET /0')
})

test('keeps a departure dismissed until something else is received', () => {
  const thing = makeThing()
  const dismissed = dismissEntries(collected(thing, [renamed]), collected(thing, [renamed]))
  expect(dismissed).toMatchObject([{ isDismissed: true }])
  expect(collected(thing, [renamed, renamed], dismissed)).toMatchObject([{ isDismissed: true, total: 2 }])
  const changed = collected(thing, [{ ...good, active: 'có' }], dismissed, 5000)
  expect(changed).toMatchObject([{ isDismissed: false, received: 'string', since: 5000 }])
  // The screen still shows the earlier departure.
  expect(dismissEntries(changed, dismissed)).toEqual(changed)
})

test('names no key of the records for a missing field where none is spelt alike in all of them', () => {
  const { active: _, ...bare } = good
  for (const raws of [[bare], [renamed, bare], [{ ...bare, a: true }]])
    expect(collected(makeThing(), raws)[0]).not.toHaveProperty('similar')
})

test('reads stored departures and leaves out damaged ones', () => {
  const entries = collected(makeThing(), [renamed])
  expect(readEntries(structuredClone(entries))).toEqual(entries)
  expect(readEntries([7, {}, { ...entries[0], received: 'secret' }])).toEqual([])
  expect(readEntries('damaged')).toEqual([])
})

test('collects and names the cells of tables, with the path of their field', () => {
  const thing = defineResource({
    ...samplePlan,
    operations: crud('/api/thing'),
    pagination: pagesPage(20),
    fields: {
      name: text('Tên'),
      prices: rows('Bảng giá', { code: text('Mã'), fee: number('Phí') }, { at: 'sale.prices' }),
    },
    list: { columns: ['name'] },
  })
  const priced = (prices: unknown, id: string) => ({ id, ...times, name: 'Bàn', sale: { prices } })
  const entries = collected(thing, [
    priced(
      [
        { code: 'A', fee: secret },
        { code: 'B', fee: secret },
      ],
      '1',
    ),
    priced([{ code: 'A', fee: 1 }, { code: 'B' }], '2'),
  ])
  expect(entries).toMatchObject([{ field: 'prices[].fee', received: 'string', count: 1, total: 2 }])
  expect(JSON.stringify(entries)).not.toContain(secret)
  expect(entries.map((entry) => departureSentence([thing], entry, translate))).toEqual([
    'GET /api/thing/search: trường `sale.prices[].fee` là văn bản trong 1/2 bản ghi, theo mô tả là số.',
  ])
  expect(departuresMarkdown([thing], entries, translate)).toContain('| `sale.prices[].fee` | số | văn bản |')
})

test('writes a sentence for each departure and a Markdown table', () => {
  const thing = makeThing()
  const entries = collected(thing, [{ ...renamed, price: secret }])
  const { path } = thing.operations.list
  expect(entries.map((entry) => departureSentence([thing], entry, translate))).toEqual([
    `GET ${path}: trường \`price\` là văn bản trong 1/1 bản ghi, theo mô tả là số.`,
    `GET ${path}: trường \`active\` không có trong 1/1 bản ghi, nhưng có \`is_active\`.`,
  ])
  const lines = departuresMarkdown([thing], entries, translate).split('\n')
  expect(lines[0]).toBe('# API khác với mô tả')
  expect(lines[2]).toBe('| Lời gọi | Trường | Theo mô tả | Nhận được | Bản ghi | Từ lúc |')
  expect(lines[4]).toContain(`| \`GET ${path}\` | \`price\` | số | văn bản | 1/1 |`)
  expect(lines[5]).toContain(
    `| \`GET ${path}\` | \`active\` | true hoặc false | không có, nhưng có \`is_active\` | 1/1 |`,
  )
})
