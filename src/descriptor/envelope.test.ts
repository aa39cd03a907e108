// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asData, atTop, idOf, inData, messageOf, readRecord, readRows, readSettings } from './envelope.ts'
import { text } from './make-field.ts'

const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()))
const pagination = fc.record({ pages: fc.nat(), page: fc.nat(), total: fc.nat() })
const shapes = [inData, atTop, asData]

describe.each(shapes.map((shape) => [shape.name, shape] as const))('%s', (_, shape) => {
  test('reads each envelope that the back-end writes, also after JSON serialisation', () => {
    fc.assert(
      fc.property(rows, pagination, (some, page) => {
        const sent = JSON.stringify(shape.write({ rows: some, pagination: page }))
        const alone = JSON.stringify({ rows: some, pagination: page })
        expect(shape.read(JSON.parse(sent))).toEqual(JSON.parse(alone))
      }),
    )
  })

  test('reads the other known shapes', () => {
    for (const other of shapes) {
      const body = other.write({ rows: [{ id: 1 }], pagination: { total: 1 } })
      expect(readRows(shape, body)).toEqual({ rows: [{ id: 1 }], pagination: { total: 1 } })
    }
  })

  test('refuses an unknown shape instead of returning an empty list', () => {
    for (const body of [
      null,
      '',
      'oops',
      0,
      [],
      {},
      { data: {} },
      { data: { results: {} } },
      { results: null },
    ]) {
      expect(readRows(shape, body), JSON.stringify(body)).toBeNull()
    }
  })

  test('an empty list is an empty list', () => {
    expect(readRows(shape, shape.write({ rows: [], pagination: {} }))?.rows).toEqual([])
  })

  test('rows that are no records are left out', () => {
    const body = shape.write({ rows: [null, 1, 'x', [], { id: 1 }] as never, pagination: {} })
    expect(readRows(shape, body)?.rows).toEqual([{ id: 1 }])
  })
})

test('the id: _id, else id, as text', () => {
  const spelt = [{ _id: 'a', id: 'b' }, { id: 7 }, { id: 0 }, { _id: null, id: 'b' }]
  expect(spelt.map((raw) => idOf(raw))).toEqual(['a', '7', '0', 'b'])
  expect([{}, { id: {} }, { id: '' }, { id: true }].map((raw) => idOf(raw))).toEqual(['', '', '', ''])
})

test('one record: in data, in data[0], or at top level when it has an id', () => {
  expect(readRecord({ data: { id: 1 } })).toEqual({ id: 1 })
  expect(readRecord({ data: [{ _id: 'a' }] })).toEqual({ _id: 'a' })
  expect(readRecord({ _id: 'a', name: 'x' })).toEqual({ _id: 'a', name: 'x' })
  for (const none of [null, [], 'x', {}, { code: 1 }, { data: [] }, { data: null }, { message: 'no' }]) {
    expect(readRecord(none), JSON.stringify(none)).toBeNull()
  }
})

test('a field called data is not taken for the record that has it', () => {
  for (const data of [{ note: 'x' }, [{ note: 'x' }], [], {}, 'x', 7, null]) {
    const record = { id: 'a', name: 'x', data }
    expect(readRecord(record), JSON.stringify(data)).toBe(record)
    expect(readRecord({ code: 1, data: record }), JSON.stringify(data)).toBe(record)
  }
  const record = { _id: 'a', data: { id: 'b' } }
  expect(readRecord(record, 'a')).toBe(record)
  expect(readRecord({ id: 'request 7', data: { id: 'a' } }, 'a')).toEqual({ id: 'a' })
  expect(readRecord({ code: 1, data: { message: 'ok' } }, 'a')).toEqual({ message: 'ok' })
})

test('an odd _id leaves the id', () => {
  const spelt = [
    { _id: {}, id: 'b' },
    { _id: '', id: 7 },
    { _id: [], id: {} },
  ]
  expect(spelt.map((raw) => idOf(raw))).toEqual(['b', '7', ''])
})

test('settings need no id', () => {
  const fields = { name: text('Tên') }
  const read = (body: unknown) => readSettings(body, fields)
  expect(read({ data: { name: 'Bến' } })).toEqual({ name: 'Bến' })
  expect(read({ name: 'Bến' })).toEqual({ name: 'Bến' })
  expect([null, [], 'x'].map(read)).toEqual([null, null, null])
  const odd = { name: 'Bến', data: { memo: 'x' } }
  expect(read(odd)).toBe(odd)
  expect(read({ code: 1, data: odd })).toBe(odd)
  expect(read({ code: 1, data: {} })).toEqual({})
})

test('the server’s sentence, only if it is one', () => {
  const bodies = [{ message: ' Trùng tên ' }, { message: 5 }, { message: {} }, null, 'x', {}]
  expect(bodies.map((body) => messageOf(body))).toEqual(['Trùng tên', '', '', '', '', ''])
})
