// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { useNames } from './use-name.ts'

const { answer } = office()
const refused = () => Response.json({}, { status: 403 })

function namesOf(ids: readonly string[]) {
  const { result } = drawn((shown: readonly string[]) => useNames(thing, shown), ids)
  return () => result.current.map((name) => (typeof name === 'object' ? name.label : name))
}

test('reads the other names where the server refuses one record', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Ấm' }], pagination: { total: 20_001 } } })
  answer('/api/thing/7', refused)
  answer('/api/thing/8', { data: { id: 8, name: 'Món 8' } })
  const names = namesOf(['7', '8'])
  await waitFor(() => expect(names()).not.toContain(undefined))
  expect(names()).toEqual(['failed', 'Món 8'])
})

test('reads no single names where the user may not read the list', async () => {
  answer('/api/thing/search', refused)
  const ids = ['1', '2']
  const calls = ids.map((id) => answer(`/api/thing/${id}`, refused))
  const names = namesOf(ids)
  await waitFor(() => expect(names()).toEqual(ids.map(() => 'failed')))
  expect(calls.flat()).toEqual([])
})

test('reads single names where the list is refused for another reason', async () => {
  answer('/api/thing/search', () => Response.json({}, { status: 405 }))
  answer('/api/thing/8', { data: { id: 8, name: 'Món 8' } })
  const names = namesOf(['8'])
  await waitFor(() => expect(names()).toEqual(['Món 8']))
})

test('reads a name that could not be read again for a component that appears later', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, name: 'Ấm' }], pagination: { total: 20_001 } } })
  answer('/api/thing/7', refused)
  const first = namesOf(['7'])
  await waitFor(() => expect(first()).toEqual(['failed']))
  answer('/api/thing/7', { data: { id: 7, name: 'Món 7' } })
  const later = namesOf(['7'])
  await waitFor(() => expect([later(), first()]).toEqual([['Món 7'], ['Món 7']]))
})
