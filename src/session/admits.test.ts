import { expect, test } from 'vitest'
import { admits, admitsAnywhere, permissionIn, permissions } from './admits.ts'

test('each door admits whom the specification names', () => {
  expect(permissions.filter((permission) => admits('login', permission))).toEqual(['admin', 'business'])
  expect(permissions.filter((permission) => admits('admin', permission))).toEqual(['superadmin', 'admin'])
  expect(permissions.filter(admitsAnywhere)).toEqual(['superadmin', 'admin', 'business'])
  expect(admits('login', '')).toBe(false)
})

test.each([
  [{ permission: 'admin' }, 'admin'],
  [{ permissions: 'business' }, 'business'],
  [{ permissions: ['user', 'superadmin', 'guest'] }, 'superadmin'],
  [{ permission: ['Admin'] }, ''],
  [{ permission: { admin: true } }, ''],
  ['admin', ''],
])('the permission in %j is %j', (raw, permission) => {
  expect(permissionIn(raw)).toBe(permission)
})
