import { inSeconds, mapped, renamed, withLines, without, withRows } from './altered-answers.test-data.ts'
import type { Planted } from './departing-server.test-data.ts'
import { lines, type PlantedDeparture } from './planted-departure.test-data.ts'

const ofKind = (kind: string) => `Back-end: send ${kind}, or another kind of field`

/** A server that stores an option in another spelling. */
export const keptAsTitle: Planted = {
  record: (record) => mapped(record, 'state', (state) => (state === 'kept' ? 'Kept' : state)),
  sent: (record) => mapped(record, 'state', (state) => (state === 'Kept' ? 'kept' : state)),
  address: ({ searchParams }) => {
    if (searchParams.get('state') === 'Kept') searchParams.set('state', 'kept')
  },
}

/** Each departure of a record or a field, with all that a comparison finds. */
export const plantedFields: readonly PlantedDeparture[] = [
  {
    name: 'a renamed toggle',
    planted: { record: (record) => renamed(record, 'active', 'is_active') },
    found: [['field-renamed active: breaks', lines.active, "at: 'is_active', if it means the same"]],
  },
  {
    name: 'a renamed number',
    planted: { record: (record) => renamed(record, 'amount', 'stockAmount') },
    found: [['field-renamed amount: breaks', lines.amount, "alias: ['stockAmount'], if it means the same"]],
  },
  {
    name: 'a missing field',
    planted: { record: (record) => without(record, 'amount') },
    found: [['field-missing amount: breaks', lines.amount, 'remove `amount`, or send it']],
  },
  {
    name: 'a missing number beside a text of a similar name',
    planted: {
      record: (record) =>
        renamed(
          mapped(record, 'amount', () => 'cái'),
          'amount',
          'amount_unit',
        ),
    },
    found: [['field-missing amount: breaks', lines.amount, 'remove `amount`, or send it']],
  },
  {
    name: 'a missing number beside one out of its range',
    planted: {
      record: (record) =>
        renamed(
          mapped(record, 'amount', () => 7000),
          'amount',
          'amount_ever',
        ),
    },
    found: [['field-missing amount: breaks', lines.amount, 'remove `amount`, or send it']],
  },
  {
    name: 'a missing number beside a key without values',
    planted: {
      record: (record) =>
        renamed(
          mapped(record, 'amount', () => null),
          'amount',
          'amount_old',
        ),
    },
    found: [['field-missing amount: breaks', lines.amount, 'remove `amount`, or send it']],
  },
  {
    name: 'a missing number beside an id of a similar name',
    planted: {
      record: (record) =>
        renamed(
          mapped(record, 'amount', () => 7),
          'amount',
          'amount_id',
        ),
    },
    found: [['field-missing amount: breaks', lines.amount, 'remove `amount`, or send it']],
  },
  {
    name: 'a missing choice beside a text of a similar name',
    planted: {
      record: (record) =>
        renamed(
          mapped(record, 'state', () => 'Mới'),
          'state',
          'state_name',
        ),
    },
    found: [['field-missing state: breaks', lines.state, 'remove `state`, or send it']],
  },
  {
    name: 'a text in a number',
    planted: { record: (record) => mapped(record, 'price', (value) => `${String(value)} ¥`) },
    found: [['field-type price: breaks', lines.price, ofKind('a number')]],
  },
  {
    name: 'a number as text',
    planted: {
      record: (record) => mapped(record, 'price', String),
      sent: (record) => mapped(record, 'price', Number),
    },
    found: [['field-type price: read', lines.price, ofKind('a number')]],
  },
  {
    name: 'numbers as text with thousands separators',
    planted: {
      record: (record) => mapped(record, 'price', (value) => `${100 + (Number(value) % 900)}.500`),
    },
    found: [
      ['field-type price: breaks', lines.price, 'Back-end: send a number, without thousands separators'],
    ],
  },
  {
    name: 'a toggle as "yes" and "no"',
    planted: { record: (record) => mapped(record, 'active', (value) => (value ? 'yes' : 'no')) },
    found: [['field-type active: breaks', lines.active, ofKind('true or false')]],
  },
  {
    name: 'pictures in a text of JSON',
    planted: { record: (record) => mapped(record, 'pictures', (list) => JSON.stringify(list)) },
    found: [['field-type pictures: breaks', lines.pictures, ofKind('a list of addresses')]],
  },
  {
    name: 'pictures joined to one text',
    planted: { record: (record) => mapped(record, 'pictures', () => '/files/mau-1.png,/files/mau-2.png') },
    found: [
      ['field-type pictures: read', lines.pictures, 'Back-end: send a list of addresses, one picture each'],
    ],
  },
  {
    name: 'a value outside the options of a choice',
    planted: keptAsTitle,
    found: [['field-type state: read', lines.state, 'add the values to `options` or `legacyOptions`']],
  },
  {
    name: 'two spellings of a field in contradiction',
    planted: { record: (record) => ({ ...record, owners: record['owner'] === 'shop' ? 'guest' : 'shop' }) },
    found: [
      [
        'field-twice owner: breaks',
        lines.owner,
        'Back-end: send `owner` or `owners`, or the same value in both',
      ],
    ],
  },
  {
    name: 'ids as objects',
    planted: { record: (record) => mapped(record, 'id', (id) => id && { value: id }) },
    found: [['id: breaks', lines.plan, 'Back-end: send ids as text']],
  },
  {
    name: 'ids in an object of their own',
    planted: { record: (record) => mapped(record, 'id', (id) => id && { $oid: id }) },
    found: [['id: read', lines.plan, 'Back-end: send ids as text']],
  },
  {
    name: 'one id for several rows',
    planted: {
      body: (body) => withRows(body, (rows) => rows.map((row) => ({ ...row, id: rows[0]?.['id'] }))),
    },
    found: [['id: breaks', lines.plan, 'Back-end: send another id with each record']],
  },
  {
    name: 'rows without ids',
    planted: {
      body: (body) => withRows(body, (rows) => rows.map((row) => without(row, 'id'))),
    },
    found: [['id: breaks', lines.plan, 'idKey, or Back-end: send the id of each record']],
  },
  {
    name: 'rows whose values are one level deeper',
    planted: {
      record: ({ id, ...attributes }) => (id === undefined ? attributes : { id, attributes }),
    },
    found: [['envelope: breaks', lines.plan, "rowsWith('attributes', …) and recordWith('attributes', …)"]],
  },
  {
    name: 'rows without content',
    planted: {
      body: (body) => withRows(body, (rows) => rows.map(() => ({}))),
    },
    found: [['envelope: breaks', lines.plan, 'Back-end: send the fields of each record']],
  },
  {
    name: 'dates in seconds',
    planted: { record: (record) => mapped(mapped(record, 'since', inSeconds), 'created_at', inSeconds) },
    found: [
      ['seconds since: breaks', lines.since, 'Back-end: send ISO 8601, not seconds'],
      ['seconds created_at: breaks', lines.fields, 'Back-end: send ISO 8601, not seconds'],
    ],
  },
  {
    name: 'a renamed column of a table',
    planted: { record: (record) => withLines(record, 'sizes', (line) => renamed(line, 'stock', 'in_stock')) },
    found: [
      [
        'field-renamed sizes[].stock: breaks',
        lines.sizes,
        'name the column `in_stock`, if it means the same',
      ],
    ],
  },
  {
    name: 'a column of a table of another type',
    planted: {
      record: (record) => withLines(record, 'sizes', (line) => mapped(line, 'stock', () => 'nhiều')),
    },
    found: [['field-type sizes[].stock: breaks', lines.sizes, ofKind('a number')]],
  },
  {
    name: 'a column of a table as text',
    planted: {
      record: (record) => withLines(record, 'sizes', (line) => mapped(line, 'stock', String)),
      sent: (record) => withLines(record, 'sizes', (line) => mapped(line, 'stock', Number)),
    },
    found: [['field-type sizes[].stock: read', lines.sizes, ofKind('a number')]],
  },
  {
    name: 'null lists',
    planted: { record: (record) => mapped(record, 'pictures', () => null) },
    found: [['null-list pictures: harmless', lines.pictures, 'Back-end: send `[]` for none']],
  },
]
