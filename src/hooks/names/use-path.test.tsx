// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { folder } from '#hooks/testing/things.test-data.ts'
import { usePath } from './use-name.ts'

const { answer } = office()
const stored = (id: string, parent: string | null) =>
  answer(`/api/folder/id/${id}`, { code: 1, data: { id, name: `Mục ${id}`, parent } })
const idsOf = async (id: string) => {
  const { result } = drawn(() => usePath(folder, id), null)
  await waitFor(() => expect(result.current).toBeDefined())
  return result.current?.map((row) => row.id)
}

test('returns the path from the root to the record', async () => {
  stored('3', '2')
  stored('2', '1')
  stored('1', null)
  expect(await idsOf('3')).toEqual(['1', '2', '3'])
})

test('ends the path at a record that cannot be read', async () => {
  stored('3', '2')
  answer('/api/folder/id/2', () => Response.json({}, { status: 404 }))
  expect(await idsOf('3')).toEqual(['3'])
})

test('a ring ends it too', async () => {
  stored('3', '2')
  stored('2', '3')
  expect(await idsOf('3')).toEqual(['2', '3'])
})
