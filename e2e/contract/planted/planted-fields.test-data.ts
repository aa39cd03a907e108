import {
  idOfNumber,
  inSeconds,
  mapped,
  numbered,
  renamed,
  withLines,
  without,
} from './altered-answers.test-data.ts'
import type { PlantedDeparture } from './planted-departure.test-data.ts'

const plan = 'const good = defineResource({'
const active = "active: toggle('Đang bán', { initial: true }),"
const price = "price: money('Giá', 'JPY'),"
const amount = "amount: number('Số lượng', { integer: true }),"
const sizes = "sizes: rows('Cỡ', { code: text('Mã', { required: true }), stock: number('Tồn') }),"
const since = "since: dateTime('Từ lúc'),"

/** Each departure of a record or a field, with all that a comparison finds. */
export const plantedFields: readonly PlantedDeparture[] = [
  {
    name: 'a renamed field',
    planted: { record: (record) => renamed(record, 'active', 'is_active') },
    found: [`field-renamed active: breaks, ${active}`],
  },
  {
    name: 'a missing field',
    planted: { record: (record) => without(record, 'amount') },
    found: [`field-missing amount: breaks, ${amount}`],
  },
  {
    name: 'a field of another type',
    planted: { record: (record) => mapped(record, 'price', (value) => `${String(value)} ¥`) },
    found: [`field-type price: breaks, ${price}`],
  },
  {
    name: 'a number as text',
    planted: {
      record: (record) => mapped(record, 'price', String),
      sent: (record) => mapped(record, 'price', Number),
    },
    found: [`field-type price: read, ${price}`],
  },
  {
    name: 'reordered fields',
    planted: { record: (record) => Object.fromEntries(Object.entries(record).toReversed()) },
    found: ['field-order: harmless, fields: {'],
  },
  {
    name: 'a value outside the options of a choice',
    planted: { record: (record) => mapped(record, 'state', (state) => (state === 'kept' ? 'Kept' : state)) },
    found: ["field-type state: read, state: choice('Tình trạng', { new: 'Mới', kept: 'Giữ', sold: 'Bán' }),"],
  },
  {
    name: 'ids as numbers',
    planted: {
      record: (record) => mapped(record, 'id', numbered),
      address: (url) => {
        url.pathname = url.pathname.replace(/\/(\d{1,2})$/, (_, number: string) => `/${idOfNumber(number)}`)
      },
    },
    found: [`id: read, ${plan}`],
  },
  {
    name: 'dates in seconds',
    planted: { record: (record) => mapped(mapped(record, 'since', inSeconds), 'created_at', inSeconds) },
    found: [`seconds since: breaks, ${since}`, 'seconds created_at: breaks, fields: {'],
  },
  {
    name: 'a renamed column of a table',
    planted: { record: (record) => withLines(record, 'sizes', (line) => renamed(line, 'stock', 'in_stock')) },
    found: [`field-renamed sizes[].stock: breaks, ${sizes}`],
  },
  {
    name: 'a column of a table of another type',
    planted: {
      record: (record) => withLines(record, 'sizes', (line) => mapped(line, 'stock', () => 'nhiều')),
    },
    found: [`field-type sizes[].stock: breaks, ${sizes}`],
  },
  {
    name: 'a column of a table as text',
    planted: {
      record: (record) => withLines(record, 'sizes', (line) => mapped(line, 'stock', String)),
      sent: (record) => withLines(record, 'sizes', (line) => mapped(line, 'stock', Number)),
    },
    found: [`field-type sizes[].stock: read, ${sizes}`],
  },
  {
    name: 'a nested relation',
    planted: { record: (record) => mapped(record, 'shelf', (id) => id && { id, name: 'A' }) },
    found: ["relation shelf: read, shelf: reference('Kệ', () => shelf),"],
  },
]
