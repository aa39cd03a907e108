import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each(['Tên này đã có', 'Hết hàng, đang chờ nhập thêm'])('%j is shown', (message) => {
  expect(readable(` ${message} `)).toBe(message)
})

test.each([
  '<h1>502 Bad Gateway</h1>',
  'TypeError: x is undefined at save (/srv/app.js:10:5)',
  'first line\nsecond line',
  '{"code":"E11000"}',
  'Internal Server Error',
  'Gateway Timeout',
  'Unprocessable Entity',
  'TypeError: fetch failed',
  'Request failed with status code 500',
  'x'.repeat(301),
  42,
])('%j is not', (message) => {
  expect(readable(message)).toBe('')
})
