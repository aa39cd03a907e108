// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { answerList, gauge, ids, param, state } from './filtered-list.test-data.ts'
import { lastPageOf } from './pages-of.ts'
import { useList } from './use-list.ts'

const { answer } = office({ listFilters: true })

test('leaves filters to a back-end whose configuration promises them', async () => {
  const calls = answerList({ answer }, 3)
  const filters = { position: '2..', created_at: '2025-01-10..', name: 'is:filled', active: 'true' }
  const { result } = drawn(() => useList(gauge, state(filters, { page: 1 })), null)
  await waitFor(() => expect(ids(result)).toEqual(['1', '2', '3']))
  expect(calls).toHaveLength(1)
  const [call] = calls
  if (!call) throw new Error('the list was not read')
  const names = [
    'position[from]',
    'position[to]',
    'created_at[from]',
    'name[empty]',
    'active',
    'position',
    'page',
  ]
  expect(names.map((name) => param(call, name))).toEqual([
    '2',
    null,
    '2025-01-09T17:00:00.000Z',
    'false',
    'true',
    null,
    '20',
  ])
})

test('reads all pages with these filters, and leaves out no row by itself', async () => {
  const calls = answerList({ answer }, 3)
  const { signal } = new AbortController()
  const { rows } = await lastPageOf(gauge, state({ position: 'or:..1|3..' }), { signal, pauseMs: 0 })
  expect([...rows.keys()]).toEqual(['1', '2', '3'])
  expect(calls.map((call) => param(call, 'position[or]'))).toEqual(['..1|3..'])
})
