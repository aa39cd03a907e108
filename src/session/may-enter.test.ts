import { expect, test } from 'vitest'
import { mayEnter, mayEnterAnywhere, permissionIn, permissions } from './may-enter.ts'

test('mayEnter admits to each page the permissions of the specification', () => {
  expect(permissions.filter((permission) => mayEnter('login', permission))).toEqual(['admin', 'business'])
  expect(permissions.filter((permission) => mayEnter('admin', permission))).toEqual(['superadmin', 'admin'])
  expect(permissions.filter(mayEnterAnywhere)).toEqual(['superadmin', 'admin', 'business'])
  expect(mayEnter('login', '')).toBe(false)
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
