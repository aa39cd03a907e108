// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { bulkEnded, bulkJobs, clearBulk } from './bulk-runs.ts'

const { answer } = office()
const state = { ...defaultListState(restricted), view: '' }
const rowWith = (id: number, author: string) =>
  rowOf<Resource>(restricted, { id, name: `Áo ${id}`, active: true, author })
const [own, chiefs, plain] = [rowWith(1, 'Lan'), rowWith(5, 'Sếp'), rowWith(6, 'Lan')]
const rows = [own, chiefs, plain]
const skipped = (count: number) => ({
  text: 'Đã bỏ qua {count} mục mà bạn không được thay đổi.',
  with: { count },
})

beforeEach(() => {
  clearBulk()
  for (const { id } of shownNotices()) dismiss(id)
})

function pick(picked: readonly (typeof own)[]) {
  signInAs('admin')
  const onSelection = vi.fn()
  const selection = new Map(picked.map((row) => [row.id, row]))
  draw(
    <BulkActions
      resource={restricted}
      state={state}
      shown={undefined}
      selection={selection}
      onSelection={onSelection}
    />,
    restricted,
  )
  return onSelection
}

test('a bulk switch skips the restricted rows and reports how many', async () => {
  for (const { id, raw } of rows) answer(`/api/thing/${id}`, { data: raw })
  for (const { id } of rows) answer(`/api/thing/update/${id}`, { code: 1 })
  pick(rows)
  fireEvent.click(screen.getByRole('button', { name: 'Tắt' }))
  expect(bulkJobs().map(({ row }) => row.id)).toEqual(['6'])
  expect(shownNotices()).toMatchObject([{ tone: 'plain', text: skipped(2) }])
  await act(bulkEnded)
})

test('a bulk delete asks only about the rows that may be deleted', async () => {
  pick(rows)
  fireEvent.click(screen.getByRole('button', { name: 'Xóa…' }))
  await screen.findByText(/^“Áo 6” sẽ bị xóa/)
  expect(shownNotices()).toMatchObject([{ text: skipped(2) }])
})

test('a bulk action on restricted rows only does nothing and keeps the selection', () => {
  const onSelection = pick([own, chiefs])
  fireEvent.click(screen.getByRole('button', { name: 'Tắt' }))
  fireEvent.click(screen.getByRole('button', { name: 'Xóa…' }))
  expect(screen.queryByText(/sẽ bị xóa/)).toBeNull()
  expect(shownNotices()).toMatchObject([{ text: skipped(2) }])
  expect(bulkJobs()).toEqual([])
  expect(onSelection).not.toHaveBeenCalled()
})
