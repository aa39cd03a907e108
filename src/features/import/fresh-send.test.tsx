// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { recentRuns } from '#hooks/changes/runs.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { paste } from './import-screen.test-data.ts'
import { ImportScreen } from './import-screen.tsx'

const { answer } = office()
beforeEach(async () => draftStore.remove((await draftStore.all()).map(([key]) => key)))

/** Presses the button that saves, and holds the response to the read before it. */
async function pressed() {
  const { writes } = storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />)
  paste('Tên\tVị trí\nsố 1\t7\nmới\t8\n')
  const send = await screen.findByRole('button', { name: 'Lưu 2 dòng' })
  const waits = held({ code: 1, data: { results: [record(1)] }, pagination: {} })
  const reads = answer('/api/thing/search', waits.reply)
  await userEvent.click(send)
  await waitFor(() => expect(reads).toHaveLength(1))
  return { writes, release: () => act(async () => waits.release()) }
}

test('sends nothing of a table that is left while its records are read again', async () => {
  const { writes, release } = await pressed()
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  await release()
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing whose records cannot be read again', async () => {
  const { writes } = storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />)
  paste('Tên\tVị trí\nsố 1\t7\n')
  const send = await screen.findByRole('button', { name: 'Lưu 1 dòng' })
  answer('/api/thing/search', () => Response.json({}, { status: 400 }))
  await userEvent.click(send)
  await screen.findByText('Chưa so được với danh sách đang có.')
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})

test('sends nothing of a table that is changed while its records are read again', async () => {
  const { writes, release } = await pressed()
  await userEvent.click(screen.getByRole('checkbox', { name: /Ô trống/ }))
  await release()
  expect([await recentRuns(thing), writes]).toEqual([[], []])
})
