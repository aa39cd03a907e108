// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import { rowOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { shop, thing } from '#hooks/testing/things.test-data.ts'
import { useRestriction } from './use-restriction.ts'

const { answer } = office()
const row = rowOf<Resource>(restricted, { id: 5, name: 'Áo', author: 'Sếp' })

test.each([undefined, { status: 'unknown' }, { status: 'expired' }])(
  'restricts nothing and sends no call while the current-user lookup gives %o',
  async (lookup) => {
    const calls = answer('/api/auth/valid/token', { data: { id: 1, permission: 'admin' } })
    cache.setQueryData(keys.currentUser, lookup)
    const { result } = drawn(() => useRestriction(restricted), null)
    await act(async () => {})
    expect(result.current(row)).toBeUndefined()
    expect(calls).toEqual([])
  },
)

test('applies the restrictions of the resource once the lookup has succeeded', async () => {
  const { result } = drawn(() => useRestriction(restricted), null)
  await act(async () => signInAs('admin'))
  expect(result.current(row)).toMatchObject({ reason: 'Của sếp.' })
  expect(result.current({ ...row, id: '1' })).toMatchObject({ reason: 'Của bạn.' })
  await act(async () => signInAs('superadmin'))
  expect(result.current(row)).toBeUndefined()
})

test('returns the same function after the lookup for a resource without restrictions', async () => {
  const { result } = drawn(() => useRestriction(thing), null)
  const before = result.current
  await act(async () => signInAs('admin'))
  expect(result.current).toBe(before)
  expect(before(row)).toBeUndefined()
})

test('restricts every act on a row without an id, and none on a settings record', () => {
  const { result } = drawn(() => [useRestriction(thing), useRestriction(shop)] as const, null)
  const [ofThing, ofShop] = result.current
  expect(allows(ofThing({ ...row, id: '' }), 'save')).toBe(false)
  expect(allows(ofThing({ ...row, id: '' }), 'remove')).toBe(false)
  expect([ofThing({ ...row, id: '0' }), ofShop({ ...row, id: '' })]).toEqual([undefined, undefined])
})
