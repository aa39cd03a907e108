import { expect, test } from 'vitest'
import { addressIn } from './upload.ts'

test.each([
  [{ code: 1, data: { url: '/files/a.png' } }],
  [{ url: '/files/a.png' }],
  [{ data: '/files/a.png' }],
  [{ results: ['/files/a.png', '/files/b.png'] }],
  [{ results: [{ url: '/files/a.png' }] }],
])('the address in %j', (body) => {
  expect(addressIn(body)).toBe('/files/a.png')
})

test.each([[null], [{}], [{ data: null }], [{ results: [] }]])('%j is an answer without success', (body) => {
  expect(() => addressIn(body)).toThrow(expect.objectContaining({ name: 'Refused', status: 200 }))
})
