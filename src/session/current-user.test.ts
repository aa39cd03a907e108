import { expect, test } from 'vitest'
import { readCurrentUser } from './current-user.ts'

test.each([
  [{ data: { id: 7, permissions: 'admin' } }, { is: 'admin', id: '7', permission: 'admin' }],
  [{ data: { _id: 'a', permissions: ['superadmin'] } }, { is: 'admin', id: 'a', permission: 'superadmin' }],
  [
    { id: 'a', permission: 'admin' },
    { is: 'admin', id: 'a', permission: 'admin' },
  ],
  [
    { data: { id: 'a', permissions: 'admin', must_change_password: true } },
    { is: 'admin', id: 'a', permission: 'admin', mustChangePassword: true },
  ],
  [{ data: { id: 'a', permissions: 'business' } }, { is: 'refused', permission: 'business' }],
  [{ data: { id: 'a', permissions: ['guest'] } }, { is: 'refused', permission: 'guest' }],
  [{ data: { id: 'a' } }, { is: 'refused', permission: '' }],
  [{ data: { permissions: 'admin' } }, { is: 'nobody' }],
  [{ data: null }, { is: 'nobody' }],
  [{ results: [] }, { is: 'unknown' }],
  [null, { is: 'unknown' }],
])('%j is %j', (body, lookup) => {
  expect(readCurrentUser(body)).toEqual(lookup)
})
