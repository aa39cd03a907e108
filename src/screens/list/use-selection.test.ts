import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Row } from '#descriptor/row.ts'
import { useListTable, useToggleRow } from '#kit/list/list-table.ts'
import { useSelection } from './use-selection.ts'

const page = (...ids: string[]) => ids.map((id): Row => ({ id, raw: {} }) as Row)
const columns: never[] = []

function useSelecting(rows: readonly Row[]) {
  const { selection, rowSelection, onRowSelectionChange } = useSelection(rows)
  const table = useListTable({
    columns,
    rows,
    rowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange,
  })
  return { selection, toggleRow: useToggleRow(table), togglePage: () => table.toggleAllPageRowsSelected() }
}

test('selects the range from the last row in either direction and keeps the selection of other pages', () => {
  const { result, rerender } = renderHook(useSelecting, { initialProps: page('a', 'b', 'c', 'd') })
  const { toggleRow } = result.current
  const ids = () => [...result.current.selection.keys()].toSorted().join('')
  act(() => toggleRow('d', false))
  act(() => toggleRow('b', true))
  expect(ids()).toBe('bcd')
  act(() => toggleRow('c', false))
  expect(ids()).toBe('bd')
  rerender(page('e', 'f'))
  // The last one is on another page: a range cannot begin there.
  act(() => toggleRow('f', true))
  expect(ids()).toBe('bdf')
  act(() => result.current.togglePage())
  expect(ids()).toBe('bdef')
  act(() => result.current.togglePage())
  expect(ids()).toBe('bd')
  expect(result.current.toggleRow).toBe(toggleRow)
})
