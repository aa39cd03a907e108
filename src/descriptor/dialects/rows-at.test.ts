import { expect, test } from 'vitest'
import { bareArray, rowsAt } from '#descriptor/dialects/rows-at.ts'

const page = { rows: [{ id: 1 }, { id: 2 }], pagination: { total: 2, page: 1 } }

test.each([
  [rowsAt('items'), { items: page.rows, total: 2, page: 1 }],
  [rowsAt('items', 'meta'), { items: page.rows, meta: page.pagination }],
  [rowsAt('data.items', 'data.paging'), { data: { items: page.rows, paging: page.pagination } }],
  [rowsAt('result.items', 'result'), { result: { items: page.rows, total: 2, page: 1 } }],
])('$name is written and read', (envelope, body) => {
  expect(envelope.write(page)).toEqual(body)
  const read = envelope.read(body)
  expect(read?.rows).toEqual(page.rows)
  expect(read?.pagination).toMatchObject(page.pagination)
})

test('a bare array is written and read, without a total', () => {
  expect(bareArray.write(page)).toEqual(page.rows)
  expect(bareArray.read(page.rows)).toEqual({ rows: page.rows, pagination: undefined })
})

test('another shape is none', () => {
  for (const body of [null, 5, '<p>', {}, { items: 'x' }, { data: [] }])
    expect(rowsAt('items').read(body)).toBeNull()
  expect(bareArray.read({ results: [] })).toBeNull()
})
