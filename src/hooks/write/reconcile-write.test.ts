// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { crud, defineResource, number, richText, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { reconcileWrite } from './reconcile-write.ts'

const { answer } = office()
const stock = defineResource({
  ...samplePlan,
  operations: crud('/api/stock'),
  fields: { sku: text('Mã', { required: true }), name: text('Tên') },
  typedKey: 'sku',
})

test.each([
  ['that has the values', () => Response.json({ data: { sku: 'A', name: 'Áo' } }), 'saved'],
  ['of another user', () => Response.json({ data: { sku: 'A', name: 'Mũ' } }), 'not saved'],
  ['that does not exist', () => Response.json({}, { status: 404 }), 'not saved'],
  ['that cannot be read', () => Response.json({}, { status: 403 }), 'unknown'],
])('finds a lost create by its typed key, with a record %s', async (_, respond, status) => {
  const calls = answer('/api/stock/A', respond)
  const found = await reconcileWrite(stock, { before: null, values: { sku: 'A', name: 'Áo' } }, Date.now())
  expect([found.status, calls.length]).toEqual([status, 1])
})

const coats = Array.from({ length: 100 }, (_, id) => ({ id, name: `Áo ${id}` }))

test.each<readonly [string, object, string]>([
  ['of many', { results: coats.slice(0, 20), pagination: { total: 250 } }, 'unknown'],
  ['of all', { results: coats.slice(0, 19), pagination: { total: 19 } }, 'not saved'],
  ['without a total', { results: coats.slice(0, 20) }, 'unknown'],
  ['without a total and less than full', { results: coats.slice(0, 3) }, 'not saved'],
])('looks for a lost create by its name, past the caches: a page %s', async (_, data, status) => {
  const calls = answer('/api/thing/search', { code: 1, data })
  const values = { ...newValues(thing), name: 'Áo' }
  const found = await reconcileWrite(thing, { before: null, values }, Date.now())
  expect(found.status).toBe(status)
  expect(calls[0]?.headers.get('cache-control')).toBe('no-cache')
})

const page = defineResource({
  ...samplePlan,
  operations: crud('/api/page'),
  fields: { title: text('Tiêu đề', { required: true }), content: richText('Nội dung') },
  label: 'title',
  list: { columns: ['title'], search: true },
})
const old = '<p>Cũ</p>'

test.each<readonly [string, string, string, string]>([
  ['is still the old one', '<p>Mới</p>', old, 'not saved'],
  ['has another Unicode form', '<p>Mới</p>'.normalize('NFD'), '<p>Mới</p>'.normalize('NFC'), 'saved'],
  ['was cleaned', '<p class="x">Mới <b>hơn</b></p>', '<p>Mới <strong>hơn</strong></p>\n', 'saved'],
  ['is of another user', '<p>Mới</p>', '<p>Khác</p>', 'not saved'],
  ['lacks a picture', '<p>Cũ<img src="/a.png"></p>', '<p>Cũ </p>', 'not saved'],
  ['has another markup alone, which was saved', '<p><b>Cũ</b></p>', '<p><strong>Cũ</strong></p>', 'saved'],
  ['has another markup alone, which was not saved', '<p><b>Cũ</b></p>', old, 'not saved'],
])(
  'compares the letters of a rich text after a lost update: one that %s',
  async (_, content, now, status) => {
    const record = { id: '1', title: 'Phí', content: old }
    answer('/api/page/1', { data: { ...record, content: now } })
    const sent = { before: rowOf<Resource>(page, record), values: { title: 'Phí', content } }
    expect((await reconcileWrite(page, sent, Date.now())).status).toBe(status)
  },
)

test.each([
  ['another text is not', old, 'unknown'],
  ['the text is', '<p>Mới</p>', 'saved'],
])(
  'reads the record for its text, which a list may cut: one with %s taken for the created one',
  async (_, content, status) => {
    answer('/api/page/search', { data: { results: ['1', '2'].map((id) => ({ id, title: 'Phí' })) } })
    answer('/api/page/1', { data: { id: '1', title: 'Phí', content: '<p>Của bài khác</p>' } })
    answer('/api/page/2', { data: { id: '2', title: 'Phí', content } })
    const sent = { before: null, values: { title: 'Phí', content: '<p>Mới</p>' } }
    expect((await reconcileWrite(page, sent, Date.now())).status).toBe(status)
  },
)

const item = defineResource({
  ...samplePlan,
  name: 'item',
  operations: crud('/api/item'),
  fields: {
    title: text('Tên', { required: true }),
    code: text('Mã'),
    note: text('Ghi chú'),
    position: number('Vị trí'),
  },
  label: 'title',
  list: { columns: ['title'], search: true },
})
const pen = { id: '1', title: 'Bút', code: 'b1', note: 'x', position: null }
const { note: _note, ...penInList } = pen
const created = { before: null, values: { title: 'Bút', code: 'b1', note: 'x', position: null } }
const now = 1_795_163_400_000

test.each<readonly [string, object, object, string]>([
  ['with a field that its list leaves out', penInList, pen, 'saved'],
  ['whose blank number is stored as 0', { ...pen, position: 0 }, { ...pen, position: 0 }, 'saved'],
  ['whose code is stored in capitals', { ...pen, code: 'B1' }, { ...pen, code: 'B1' }, 'unknown'],
  ['whose name is stored in capitals', { ...pen, title: 'BÚT' }, { ...pen, title: 'BÚT' }, 'unknown'],
  ['with another note than its list has', penInList, { ...pen, note: 'y' }, 'unknown'],
  ['with a number where none was typed', penInList, { ...pen, position: 5 }, 'unknown'],
  ['that is older', { ...pen, created_at: '2026-01-01T00:00:00Z' }, pen, 'not saved'],
  ['of another name', { ...pen, title: 'Thước' }, pen, 'not saved'],
])('does not make a double of a created record %s', async (_case, listed, whole, status) => {
  answer('/api/item/search', { data: { results: [listed], pagination: { total: 1 } } })
  answer('/api/item/1', { data: whole })
  expect((await reconcileWrite(item, created, now)).status).toBe(status)
})

test('takes no record for the created one that was known before', async () => {
  answer('/api/item/search', { data: { results: [pen], pagination: { total: 1 } } })
  answer('/api/item/1', { data: pen })
  const earlierIds = new Set(['1'])
  expect((await reconcileWrite(item, { ...created, earlierIds }, now)).status).toBe('not saved')
})
