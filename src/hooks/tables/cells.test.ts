// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyField, everyKind } from '#descriptor/every-kind.test-data.ts'
import type { Field, Kind } from '#descriptor/field.ts'
import { defineResource, get } from '#descriptor/index.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { Value } from '#descriptor/value.ts'
import { translate } from '#text/language.ts'
import type { CellContext } from './cell-context.ts'
import { isPasteable, readCell } from './read-cell.ts'
import { recordNames } from './record-names.ts'
import { isSameCell } from './same-cell.ts'
import { UnreadCell } from './unread-cell.ts'
import { writeCell } from './write-cell.ts'

const page = defineResource({
  ...samplePlan,
  name: 'page',
  operations: { list: get('/api/page') },
  fields: { ...everyKind, whole: { ...everyKind.number, unit: 'kg' } },
})
const record = (id: string, label: string, parent = '', more = '') => ({ id, label, parent, more })
// Names that repeat, contain separators, look like paths or like ids, and differ by diacritics alone.
const records = [
  record('1', 'Áo'),
  record('2', 'Quần, áo'),
  record('3', 'Nam', '1'),
  record('4', 'Nam', '2', 'NAM-2'),
  record('5', 'Sơn'),
  record('6', 'Sớn'),
  record('7', 'Áo › Nam'),
  record('8', ''),
  record('9', 'Áo [1]'),
  record('10', '“Đỏ”; "xanh"'),
  record('11', 'Sơn', '', 'S-1'),
  record('12', '5'),
  record('13', 'Quần'),
]
const names = recordNames(records)
const context: CellContext = {
  resource: page,
  t: translate.bind(null),
  textsOf: (label) => [label],
  namesOf: () => names,
}

const line = (word: RegExp) => fc.stringMatching(word).map((text) => text.normalize('NFC').trim())
const anyText = fc.string({ unit: 'grapheme' }).map((text) => text.normalize('NFC').trim())
const id = fc.constantFrom(...records.map((one) => one.id))
const option = (kind: 'choice' | 'manyChoice') => fc.constantFrom(...Object.keys(everyKind[kind].options))
const day = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9000-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const address = line(/^https:\/\/a\.vn\/[ -~]{1,20}$/)
const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((one) => Number(one.toFixed(7)) + 0)

/** Values of each kind as forms save them. */
const values: { readonly [K in Kind]: fc.Arbitrary<Value> } = {
  text: anyText,
  longText: anyText,
  richText: anyText,
  slug: line(/^[a-z0-9-]{1,20}$/),
  number: fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
    fc.integer(),
    fc.constant(null),
  ),
  money: fc.oneof(fc.integer({ min: 0, max: 1e12 }), fc.constant(null)),
  choice: fc.oneof(option('choice'), fc.constant('gold'), fc.constant('')),
  manyChoice: fc.uniqueArray(option('manyChoice')),
  toggle: fc.boolean(),
  date: day.map((iso) => iso.slice(0, 10)),
  dateTime: day,
  time: day.map((iso) => iso.slice(11, 16)),
  position: fc.oneof(fc.record({ lat: degrees(90), lng: degrees(180) }), fc.constant(null)),
  birthday: day.map((iso) => iso.slice(0, 10)),
  color: line(/^#[0-9a-f]{6}$/),
  url: address,
  email: line(/^[a-z]{1,9}@a\.vn$/),
  phone: line(/^\+?[0-9]{2,4}( [0-9]{3}){2}$/),
  image: address,
  images: fc.uniqueArray(
    address.filter((one) => one !== ''),
    { maxLength: 3 },
  ),
  reference: fc.oneof(id, fc.constant('')),
  references: fc.uniqueArray(id, { maxLength: 3 }),
  parent: fc.oneof(id, fc.constant('')),
  rows: fc.array(
    fc.record({ name: anyText, step: fc.oneof(fc.integer(), fc.constant(null)), each: fc.boolean() }),
    { maxLength: 3 },
  ),
  readOnly: anyText,
}

const read = (text: string, field: Field) => {
  const value = readCell(field, text, context)
  return value === undefined ? rulesOf(field).empty : value
}

test.each(everyField.filter(isPasteable))('reads a value of $kind back from its cell', (field) => {
  fc.assert(
    fc.property(values[field.kind], (value) => {
      const text = String(writeCell(context, field.kind, value))
      expect([text, read(text, field)]).toEqual([text, value])
    }),
    { numRuns: 300 },
  )
})

test('the kinds without a reader are those that lists omit or nobody edits', () => {
  expect(everyField.filter((field) => !isPasteable(field)).map(({ kind }) => kind)).toEqual([
    'richText',
    'readOnly',
  ])
})

test('the cell of any stored value, even of an unknown one, is unchanged', () => {
  const raw = fc.record(Object.fromEntries(everyField.map(({ kind }) => [kind, fc.anything()])))
  fc.assert(
    fc.property(raw, fc.constantFrom(...everyField.map(({ kind }) => kind)), (stored, name) => {
      const row = rowOf(page, { id: 1, ...stored }) as unknown as Row
      const value = row[name]
      const text = value === undefined ? undefined : String(writeCell(context, name, value))
      // As spreadsheets save it.
      if (text !== undefined) expect(isSameCell(context, name, row, text.replaceAll('\n', '\r\n'))).toBe(true)
      expect(isSameCell(context, name, row, 'một ô khác hẳn')).toBe(false)
    }),
  )
})

test('reads records by label, path, code and id, and refuses unknown and ambiguous ones', () => {
  const find = (text: string) => readCell(everyKind.reference, text, context)
  expect(['Áo', 'ao', 'quan, ao', 'quần, áo / nam', 'nam-2', 'S-1', '3'].map(find)).toEqual([
    '1',
    '1',
    '2',
    '4',
    '4',
    '11',
    '3',
  ])
  const [ambiguous, unknown] = [find('Nam'), find('Giày')]
  expect(ambiguous).toMatchObject({ problem: { with: { count: 2, name: 'Nam' } }, missing: [] })
  expect(unknown).toBeInstanceOf(UnreadCell)
})

test('writes the name of a record that a read-only field has, and nothing where it cannot be read', () => {
  const keeper = { ...page, fields: { ...page.fields, keeper: { ...everyKind.readOnly, of: () => page } } }
  const written = (value: string) => writeCell({ ...context, resource: keeper }, 'keeper', value)
  expect([written('1'), written('99'), written('')]).toEqual(['Áo', '', ''])
})

test('names what could be created, where every other item is known', () => {
  const target = defineResource({
    ...samplePlan,
    name: 'brand',
    operations: {},
    fields: { name: everyKind.text },
  })
  const field: Field = { ...everyKind.references, to: () => target }
  const missing = (text: string) => (readCell(field, text, context) as UnreadCell).missing
  expect(missing('Áo, Giày; Mũ').map(({ label }) => label)).toEqual(['Giày', 'Mũ'])
  expect(missing('Giày, Nam')).toEqual([])
})

test.each([
  ['toggle', '有', true],
  ['toggle', 'いいえ', false],
  ['toggle', 'はい', true],
  ['date', '12/9/25', '2025-09-12'],
  ['dateTime', '12/9/2025 13:45', '2025-09-12T06:45:00.000Z'],
  ['dateTime', '9h30 12/9/25', '2025-09-12T02:30:00.000Z'],
  ['dateTime', '2025-09-12', '2025-09-11T17:00:00.000Z'],
  ['dateTime', '2025-09-12T06:45:00Z', '2025-09-12T06:45:00.000Z'],
  ['dateTime', 'Quý 3', 'Quý 3'],
  ['number', '1.250', 1250],
  ['money', '¥5,290', 5290],
  ['money', '1.250.000 ₫', 1_250_000],
  ['number', 'nhiều', 'nhiều'],
  ['money', 'liên hệ', 'liên hệ'],
  ['rows', '[1]', '[1]'],
] as const)('reads the %s %s', (kind, text, value) => {
  expect(read(text, everyKind[kind])).toEqual(value)
})
