// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Row, rowOf } from '#descriptor/row.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { bulkEnded, startBulk } from './bulk-queue.ts'

const { answer } = office()

test('an undo gives each record its own former state, and leaves those alone that had the new one', async () => {
  const now = new Map([1, 2, 3].map((id) => [id, { id, name: `số ${id}`, active: id !== 2 }]))
  for (const id of now.keys()) {
    answer(`/api/thing/${id}`, () => Response.json({ data: now.get(id) }))
    answer(`/api/thing/update/${id}`, (call) => {
      now.set(id, Object(bodyIn(call)))
      return Response.json({ code: 1, data: now.get(id) })
    })
  }
  const active = () => [...now.values()].map((record) => record.active)
  // The list showed the third record in its earlier state.
  const rows = [...now.values()].map((record) => rowOf(thing, { ...record, active: record.id === 1 }))
  draw(<BulkProgress />)
  await act(async () => {
    startBulk(thing, rows as unknown as Row[], { kind: 'set', name: 'active', to: false })
    await bulkEnded()
  })
  expect(active()).toEqual([false, false, false])
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
  await act(bulkEnded)
  expect(active()).toEqual([true, false, true])
})
