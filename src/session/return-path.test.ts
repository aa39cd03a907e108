import { expect, test } from 'vitest'
import { keepReturnPath, takeReturnPath } from './return-path.ts'

test('returns a stored path once, with its query', () => {
  keepReturnPath('/brands?page=2&search=S%C6%A1n#x')
  expect(takeReturnPath(() => true)).toBe('/brands?page=2&search=S%C6%A1n#x')
  expect(takeReturnPath(() => true)).toBeNull()
})

test('an unknown path is not followed', () => {
  keepReturnPath('/nowhere')
  expect(takeReturnPath((path) => path === '/brands')).toBeNull()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '',
])('ignores a path to another origin: %j', (path) => {
  keepReturnPath(path)
  expect(takeReturnPath(() => true)).toBeNull()
})
