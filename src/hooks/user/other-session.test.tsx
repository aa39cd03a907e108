// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { recordAt } from '#descriptor/dialects/record-at.ts'
import { get } from '#descriptor/operation.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { useCurrentUser } from './use-current-user.ts'
import { useProfile } from './use-profile.ts'

vi.mock('#resources/session.ts', async (original) => {
  const me = get('/v2/me', { query: { fields: 'all' }, record: recordAt('result.me') })
  const { sessionDescriptor } = await original<typeof import('#resources/session.ts')>()
  return { sessionDescriptor: { ...sessionDescriptor, currentUser: me, profile: me } }
})

const { answer } = office()

test('reads the current user and the profile in the shapes of their calls', async () => {
  const user = { id: 7, permission: 'admin', name: 'Lan', email: 'lan@ben.vn' }
  const calls = answer('/v2/me', { result: { me: user } })
  const { result } = drawn(() => ({ user: useCurrentUser(), profile: useProfile(true) }), null)
  await waitFor(() => expect(result.current.user.data).toMatchObject({ status: 'admin', id: '7' }))
  await waitFor(() => expect(result.current.profile.data).toEqual({ name: 'Lan', email: 'lan@ben.vn' }))
  expect(calls.map(({ search }) => search)).toEqual(['?fields=all', '?fields=all'])
})

test('takes a response without the record for no answer, not for a missing user', async () => {
  answer('/v2/me', { result: null })
  const { result } = drawn(() => useCurrentUser(), null)
  await waitFor(() => expect(result.current.data).toEqual({ status: 'unknown' }))
})
