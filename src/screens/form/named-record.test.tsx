// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readOnly } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { session } from '#session/session.ts'
import { formOffice, open, stored } from './record-form.test-data.tsx'

const saved = {
  ...thing,
  fields: { ...thing.fields, saved_by: readOnly('Người lưu', { of: () => thing }) },
} satisfies Resource
const { answer } = formOffice()
afterEach(() => vi.restoreAllMocks())
const openSavedBy = (id: string) => open(rowOf<Resource>(saved, { ...stored, saved_by: id }), saved)

test('shows the own name without a request', async () => {
  const calls = answer('/api/thing/search', () => Response.json({}, { status: 403 }))
  const me = { ...session.storedUser(), subject: 'u-9', name: 'Minh Anh' }
  vi.spyOn(session, 'storedUser').mockReturnValue(me as ReturnType<typeof session.storedUser>)
  await openSavedBy('u-9')
  expect(await screen.findByText('Minh Anh')).toBeDefined()
  expect(calls).toEqual([])
})

test('shows the name of the person whose id a record has', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 'p7', name: 'Lan' }], pagination: { total: 1 } } })
  await openSavedBy('p7')
  expect(await screen.findByText('Lan')).toBeDefined()
  expect(screen.queryByText('p7')).toBeNull()
})

test('shows no id where the name cannot be read', async () => {
  const calls = answer('/api/thing/search', () => Response.json({}, { status: 403 }))
  await openSavedBy('p8')
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  expect(screen.queryByText('p8')).toBeNull()
  expect(screen.queryByText('Người lưu')).toBeNull()
})
