// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bulkEnded, bulkJobs, clearBulk } from '#features/bulk-actions/bulk-queue.ts'
import { PickedHands } from '#features/bulk-actions/picked-hands.tsx'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { useColumns } from './use-columns.tsx'
import { useRowActions } from './use-row-actions.tsx'

const { answer } = office()
const state = { ...firstState(restricted), view: '' }
const rowWith = (id: number, author: string) =>
  rowOf<Resource>(restricted, { id, name: `Áo ${id}`, active: true, author })
const [own, chiefs, plain] = [rowWith(1, 'Lan'), rowWith(5, 'Sếp'), rowWith(6, 'Lan')]
const rows = [own, chiefs, plain]
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const skipped = (count: number) => ({
  text: 'Đã bỏ qua {count} mục mà bạn không được thay đổi.',
  with: { count },
})

beforeEach(() => {
  clearBulk()
  for (const { id } of shownNotices()) dismiss(id)
})

function Listed() {
  const columns = useColumns(restricted)
  const { menuOf } = useRowActions(restricted, state)
  return rows.map((row) => (
    <section key={row.id} aria-label={row.id}>
      {columns.map(({ key, cell }) => (
        <div key={key}>{cell(row)}</div>
      ))}
      {menuOf(row).map(({ label }) => (
        <b key={label}>{label}</b>
      ))}
    </section>
  ))
}

function draw(children: React.ReactNode) {
  render(
    <MantineProvider env="test">
      <Cached>
        <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
      </Cached>
    </MantineProvider>,
  )
}

const offering = (role: 'switch' | 'Xóa') =>
  screen
    .getAllByRole('region')
    .filter((row) =>
      role === 'switch' ? row.querySelector('[role=switch]') : row.textContent?.includes(role),
    )
    .map((row) => row.getAttribute('aria-label'))

test('a row offers neither its switch nor its delete where it is restricted', async () => {
  draw(<Listed />)
  expect([offering('switch'), offering('Xóa')]).toEqual([
    ['1', '5', '6'],
    ['1', '5', '6'],
  ])
  await act(async () => signInAs('admin'))
  await waitFor(() => expect([offering('switch'), offering('Xóa')]).toEqual([['6'], ['6']]))
  await act(async () => signInAs('superadmin'))
  await waitFor(() =>
    expect([offering('switch'), offering('Xóa')]).toEqual([
      ['5', '6'],
      ['5', '6'],
    ]),
  )
})

function pick(picked: readonly (typeof own)[]) {
  signInAs('admin')
  const onPicks = vi.fn()
  const picks = new Map(picked.map((row) => [row.id, row]))
  draw(<PickedHands resource={restricted} state={state} shown={undefined} picks={picks} onPicks={onPicks} />)
  return onPicks
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
  await screen.findByText('“Áo 6” sẽ bị xóa hẳn.')
  expect(shownNotices()).toMatchObject([{ text: skipped(2) }])
})

test('a bulk action on restricted rows only does nothing and keeps the selection', () => {
  const onPicks = pick([own, chiefs])
  fireEvent.click(screen.getByRole('button', { name: 'Tắt' }))
  fireEvent.click(screen.getByRole('button', { name: 'Xóa…' }))
  expect(screen.queryByText(/sẽ bị xóa hẳn/)).toBeNull()
  expect(shownNotices()).toMatchObject([{ text: skipped(2) }])
  expect(bulkJobs()).toEqual([])
  expect(onPicks).not.toHaveBeenCalled()
})
