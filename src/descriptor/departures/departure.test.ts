// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyField, everyKind } from '#descriptor/every-kind.test-data.ts'
import type { Field, Kind } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { readOnly } from '#descriptor/make-field.ts'
import { sampleValue } from '#descriptor/samples.ts'
import { departureOf } from './departure.ts'

const dates: Field = readOnly('Ngày tạo', { shownAs: 'dateTime' })

/** Values that each kind reads although the back-end writes others. */
const tolerated: { readonly [K in Kind]: readonly unknown[] } = {
  text: ['x', 5, true],
  longText: ['x', 5],
  richText: ['<p>x</p>', 5],
  slug: ['x', 5],
  number: [0, 1.5, '4800', ' 12.5 ', '1e3', '0.125', '1234.500', '12.50', '-3', '1.2345'],
  money: [4800, '4800', '4800.00'],
  choice: ['red', 5, ['red'], [], 'unlisted'],
  manyChoice: [['red'], [], 'red,blue', [null, 'red']],
  toggle: [true, false, 1, 0, '1', '0', 'true', 'false'],
  date: ['2026-11-22', '2026-11-22T10:00:00Z', 1_795_163_400_000, '1795163400000'],
  dateTime: ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00+09:00', 1_795_163_400_000],
  time: ['08:30', '8:30', '08:30:15', '08:30:15.250'],
  position: [
    { lat: 10.77, lng: 106.7 },
    { lat: '10.77', lng: '106.7' },
  ],
  birthday: ['1971-03-02', 36_720_000_000],
  color: ['#ff0000'],
  url: ['https://a.vn'],
  email: ['a@b.vn', 'not an address'],
  phone: ['0901', 901],
  image: ['/a.png', '/a,b.png', '/ảnh 1.png', 'data:image/jpeg;base64,/9j/4AAQ', '/a.png?w=1,h=2'],
  images: [['/a.png'], [{ url: '/a.png' }], '/a,b.png', '/a.png,/b.png', []],
  reference: ['a', 7, { _id: 'a' }, { id: 7 }, { _id: { $oid: 'a' } }],
  references: [['a', 7, { _id: 'b' }, null], 'a,b', { id: 7 }],
  parent: ['a', 7, { _id: 'a' }],
  rows: [[], [{ name: 'x' }]],
  readOnly: ['x', 5],
}

const unreadable: { readonly [K in Kind]: readonly unknown[] } = {
  text: [{ vi: 'x' }, ['x']],
  longText: [{}, []],
  richText: [{ ops: [] }],
  slug: [{}],
  number: [
    'mười',
    '12kg',
    true,
    {},
    [5],
    Number.NaN,
    '1.280',
    '1,280',
    '4 800',
    '-135.500',
    '1.280.000',
    '0x10',
  ],
  money: ['4.800 ¥', { amount: 4800 }, '135.500', '135,5'],
  choice: [{ value: 'red' }, [{}]],
  manyChoice: [{ red: true }, [{}]],
  toggle: [null, '', 'yes', 2, {}, []],
  date: ['Quý 3', '22/11/2026', 1_795_163_400, {}, true],
  dateTime: ['Quý 3', '2026-99-99', 1_795_163_400, 0, {}],
  time: ['sáng', 830, '8h30', {}],
  position: ['10.77, 106.7', [10.77, 106.7], { lat: 10.77 }, 5],
  birthday: ['tháng 3', {}],
  color: [{}],
  url: [{}],
  email: [[]],
  phone: [{}],
  image: [{ url: '/a.png' }, ['/a.png'], '/a.png,/b.png', '/a.png\n/b.png', '["/a.png"]'],
  images: [{ path: '/a.png' }, [{ path: '/a.png' }], '["/a.png","/b.png"]'],
  reference: [['a'], {}, { _id: { $oid: 'a', at: 1 } }],
  references: [[{}], [['a']]],
  parent: [['a'], {}],
  rows: ['x', { name: 'x' }, ['x']],
  readOnly: [{}, []],
}

test.each(everyField)('a value that $kind reads is no departure', (field) => {
  for (const raw of [...tolerated[field.kind], sampleValue(field, 3)])
    expect([raw, departureOf(field, true, raw)]).toEqual([raw, null])
})

test.each(everyField)('a value that $kind cannot read is a departure of type', (field) => {
  for (const raw of unreadable[field.kind])
    expect([raw, departureOf(field, true, raw)]).toEqual([raw, 'type'])
})

test('a field that the record lacks is missing, whatever its kind', () => {
  for (const field of everyField) expect(departureOf(field, false, undefined)).toBe('missing')
})

test('null and an empty text are "none", required or not, but for a toggle', () => {
  for (const field of [...everyField, { ...everyKind.text, required: true }])
    for (const raw of [null, '', ' ']) {
      expect([field.kind, departureOf(field, true, raw)]).toEqual([
        field.kind,
        field.kind === 'toggle' ? 'type' : null,
      ])
    }
})

test('a read-only date is read like other dates', () => {
  const given = ['2026-11-22T10:00:00Z', 1_795_163_400_000, '', 'hôm qua', 1_795_163_400]
  expect(given.map((raw) => departureOf(dates, true, raw))).toEqual([null, null, null, 'type', 'type'])
})

test('a value that reads as empty although it has content is a departure', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyField), fc.anything(), (field, raw) => {
      const isBlank = typeof raw === 'string' && raw.replaceAll(/[,\s]/g, '') === ''
      const hasContent = raw !== null && raw !== undefined && !isBlank && !Array.isArray(raw)
      const value = rulesOf(field).read(raw, field)
      const readsEmpty = JSON.stringify(value) === JSON.stringify(rulesOf(field).empty)
      if (!hasContent || !readsEmpty || field.kind === 'toggle') return
      expect([field.kind, departureOf(field, true, raw)]).toEqual([field.kind, 'type'])
    }),
  )
})
