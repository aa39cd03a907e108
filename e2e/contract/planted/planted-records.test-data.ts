import { inSeconds, mapped, renamed, withLines, without, withRows } from './altered-answers.test-data.ts'
import type { Planted } from './departing-server.test-data.ts'

/** Departures by name; their findings are in `expected-goods.txt`. */
export type Departures = Readonly<Record<string, Planted | (() => Planted)>>

type Fields = Record<string, unknown>

/** A field in every record of a response, and its way back in every record of a write. */
const valued = (
  name: string,
  map: (value: unknown) => unknown,
  back?: (value: unknown) => unknown,
): Planted => ({
  record: (record) => mapped(record, name, map),
  ...(back && { sent: (record: Fields) => mapped(record, name, back) }),
})
/** A record with a value under another key in place of a field. */
const beside = (name: string, value: unknown, key: string): Planted => ({
  record: (record) =>
    renamed(
      mapped(record, name, () => value),
      name,
      key,
    ),
})
const line = (map: (line: Fields) => Fields, back?: (line: Fields) => Fields): Planted => ({
  record: (record) => withLines(record, 'sizes', map),
  ...(back && { sent: (record: Fields) => withLines(record, 'sizes', back) }),
})
const rows = (map: (row: Fields, first: Fields) => Fields): Planted => ({
  body: (body) => withRows(body, (all) => all.map((row) => map(row, all[0] ?? {}))),
})

/** A server that stores an option in another spelling. */
export const keptAsTitle: Planted = {
  ...valued(
    'state',
    (state) => (state === 'kept' ? 'Kept' : state),
    (state) => (state === 'Kept' ? 'kept' : state),
  ),
  address: ({ searchParams }) => {
    if (searchParams.get('state') === 'Kept') searchParams.set('state', 'kept')
  },
}

/** Each departure of a record or a field. */
export const plantedRecords: Departures = {
  'a renamed toggle': { record: (record) => renamed(record, 'active', 'is_active') },
  'a renamed number': { record: (record) => renamed(record, 'amount', 'stockAmount') },
  'a missing field': { record: (record) => without(record, 'amount') },
  'a missing number beside a text of a similar name': beside('amount', 'cái', 'amount_unit'),
  'a missing number beside one out of its range': beside('amount', 7000, 'amount_ever'),
  'a missing number beside a key without values': beside('amount', null, 'amount_old'),
  'a missing number beside an id of a similar name': beside('amount', 7, 'amount_id'),
  'a missing choice beside a text of a similar name': beside('state', 'Mới', 'state_name'),
  'a text in a number': valued('price', (price) => `${String(price)} ¥`),
  'a number as text': valued('price', String, Number),
  'numbers as text with thousands separators': valued(
    'price',
    (price) => `${100 + (Number(price) % 900)}.500`,
  ),
  'a toggle as "yes" and "no"': valued('active', (isActive) => (isActive ? 'yes' : 'no')),
  'pictures in a text of JSON': valued('pictures', (list) => JSON.stringify(list)),
  'pictures joined to one text': valued('pictures', () => '/files/mau-1.png,/files/mau-2.png'),
  'a value outside the options of a choice': keptAsTitle,
  'two spellings of a field in contradiction': {
    record: (record) => ({ ...record, owners: record['owner'] === 'shop' ? 'guest' : 'shop' }),
  },
  'ids as objects': valued('id', (id) => id && { value: id }),
  'ids in an object of their own': valued('id', (id) => id && { $oid: id }),
  'one id for several rows': rows((row, first) => ({ ...row, id: first['id'] })),
  'rows without ids': rows((row) => without(row, 'id')),
  'rows whose values are one level deeper': {
    record: ({ id, ...attributes }) => (id === undefined ? attributes : { id, attributes }),
  },
  'rows without content': rows(() => ({})),
  'dates in seconds': {
    record: (record) => mapped(mapped(record, 'since', inSeconds), 'created_at', inSeconds),
  },
  'a renamed column of a table': line((one) => renamed(one, 'stock', 'in_stock')),
  'a column of a table of another type': line((one) => mapped(one, 'stock', () => 'nhiều')),
  'a column of a table as text': line(
    (one) => mapped(one, 'stock', String),
    (one) => mapped(one, 'stock', Number),
  ),
  'null lists': valued('pictures', () => null),
}
