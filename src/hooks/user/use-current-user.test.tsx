// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { session } from '#session/session.ts'
import { useCurrentUser } from './use-current-user.ts'

const { answer } = office()
const path = '/api/auth/valid/token'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [
    'an admin',
    { data: { id: 7, permissions: ['admin'] } },
    { status: 'admin', id: '7', permission: 'admin' },
  ],
  [
    'a superadmin',
    { data: { _id: 'x', permission: 'superadmin' } },
    { status: 'admin', permission: 'superadmin' },
  ],
  ['another role', { data: { id: 7, permissions: 'user' } }, { status: 'refused', permission: 'user' }],
  ['no role', { data: { id: 7 } }, { status: 'refused', permission: '' }],
  ['no id', { data: null }, { status: 'not-found' }],
  ['nothing of a user', { code: 1 }, { status: 'unknown' }],
])('an answer with %s', async (_case, body, found) => {
  const calls = answer(path, body)
  const { result } = drawn(() => useCurrentUser(), null)
  await waitFor(() => expect(result.current.data).toMatchObject(found))
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
})

test.each([
  ['an HTTP error', () => Response.json({}, { status: 500 }), 'unknown'],
  ['a page in place of an answer', () => new Response('<html>'), 'unknown'],
  ['a 401', () => Response.json({}, { status: 401 }), 'expired'],
])('keeps the session after %s', async (_case, reply, status) => {
  answer(path, reply)
  const { result } = drawn(() => useCurrentUser(), null)
  await waitFor(() => expect(result.current.data).toEqual({ status }))
  expect(session.current()).toMatchObject({ permission: 'admin' })
})

test('repeats the lookup only while the status is unknown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const calls = answer(path, () =>
    Response.json(calls.length < 2 ? {} : { data: { id: 7, permission: 'admin' } }),
  )
  const { result } = drawn(() => useCurrentUser(), null)
  await vi.waitFor(() => expect(result.current.data).toEqual({ status: 'unknown' }))
  await vi.advanceTimersByTimeAsync(300_000)
  await vi.waitFor(() => expect(result.current.data).toMatchObject({ status: 'admin' }))
  const known = calls.length
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(calls).toHaveLength(known)
})
