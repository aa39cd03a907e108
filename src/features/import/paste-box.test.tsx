// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { ImportScreen } from './import-screen.tsx'

const { answer } = office()
beforeEach(async () => draftStore.remove((await draftStore.all()).map(([key]) => key)))

const lines = 'Tên\tVị trí\nsố 1\t7\nmới\t8\n'
function show() {
  storedThings(answer, [record(1)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />, thing)
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dán bảng vào đây' })
}

test('reads a table that is pasted into the box at once', async () => {
  const box = show()
  const event = createEvent.paste(box, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? lines : '') },
  })
  fireEvent(box, event)
  await screen.findByRole('button', { name: 'Lưu 2 dòng' })
})

test('reads a table that a keyboard of a phone has put into the box', async () => {
  fireEvent.change(show(), { target: { value: lines } })
  await userEvent.click(screen.getByRole('button', { name: 'Đọc bảng' }))
  await screen.findByRole('button', { name: 'Lưu 2 dòng' })
})

test('reads nothing from an empty box, and keeps a text that is no table', async () => {
  const box = show()
  const read = screen.getByRole<HTMLButtonElement>('button', { name: 'Đọc bảng' })
  expect(read.disabled).toBe(true)
  await userEvent.type(box, 'Tên')
  await waitFor(() => expect(read.disabled).toBe(false))
  expect(box.value).toBe('Tên')
})
