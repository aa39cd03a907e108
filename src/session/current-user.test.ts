import { expect, test } from 'vitest'
import { readCurrentUser } from './current-user.ts'

test.each([
  [{ data: { id: 7, permissions: 'admin' } }, { status: 'admin', id: '7', permission: 'admin' }],
  [
    { data: { _id: 'a', permissions: ['superadmin'] } },
    { status: 'admin', id: 'a', permission: 'superadmin' },
  ],
  [
    { id: 'a', permission: 'admin' },
    { status: 'admin', id: 'a', permission: 'admin' },
  ],
  [
    { data: { id: 'a', permissions: 'admin', must_change_password: true } },
    { status: 'admin', id: 'a', permission: 'admin', mustChangePassword: true },
  ],
  [{ data: { id: 'a', permissions: 'business' } }, { status: 'refused', permission: 'business' }],
  [{ data: { id: 'a', permissions: ['guest'] } }, { status: 'refused', permission: 'guest' }],
  [{ data: { id: 'a' } }, { status: 'refused', permission: '' }],
  [{ data: { permissions: 'admin' } }, { status: 'not-found' }],
  [{ data: null }, { status: 'not-found' }],
  [{ results: [] }, { status: 'unknown' }],
  [null, { status: 'unknown' }],
])('%j is %j', (body, lookup) => {
  expect(readCurrentUser(body)).toEqual(lookup)
})
