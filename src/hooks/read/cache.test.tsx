// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { token } from '#session/local-server.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import { cache } from './cache.ts'
import { useList } from './use-list.ts'

const { answer, grants } = office()
const lan = { username: 'lan', password: 'bí-mật' }
const grantTo = (subject: string) => async () =>
  Response.json({ access_token: await token('admin', 3600, subject), expires_in: 3600 })

afterAll(() => session.signOut())

test('refetches queries that failed without a network once it is back', async () => {
  answer('/api/thing/search', () => new Response('', { status: 500 }))
  const { result } = drawn(() => useList(thing, defaultListState(thing)), null)
  await waitFor(() => expect(result.current.error).not.toBeNull())
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Áo' }] } })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(result.current.shown?.rows.length).toBe(1))
})

test('clears the cache for another user', async () => {
  cache.setQueryData(['thing'], 'Lan’s')
  grants(grantTo('u1'))
  await signIn(lan, 'login')
  expect(cache.getQueryData(['thing'])).toBe('Lan’s')
  grants(grantTo('u2'))
  await signIn(lan, 'login')
  expect(cache.getQueryData(['thing'])).toBeUndefined()
})

test('signing out clears everything', async () => {
  cache.setQueryData(['thing'], 'Lan’s')
  await session.signOut()
  expect(cache.getQueryData(['thing'])).toBeUndefined()
})

test('refetches queries that failed without a session', async () => {
  const calls = answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Áo' }] } })
  await session.signOut()
  const { result } = drawn(() => useList(thing, defaultListState(thing)), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'SessionEnded' }))
  expect(calls).toHaveLength(0)
  await signIn(lan, 'login')
  await waitFor(() => expect(result.current.shown?.rows[0]?.name).toBe('Áo'))
})
