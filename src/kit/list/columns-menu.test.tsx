import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '#descriptor/row.ts'
import type { ColumnChoicesProps } from './columns/column-choices.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { type ListTable, useListTable } from './list-table.ts'

afterEach(cleanup)

describe('ColumnsMenu', () => {
  it('shows and hides any of the columns', async () => {
    const columns = await opened()
    const group = within(screen.getByRole('group', { name: 'Cột' }))
    expect(group.getAllByRole('checkbox', { checked: true }).map(labelOf)).toEqual(['site', 'active'])
    await userEvent.click(group.getByRole('checkbox', { name: 'site' }))
    expect(columns()).toEqual(['name', 'active'])
    await userEvent.click(group.getByRole('checkbox', { name: 'code' }))
    expect(columns()).toEqual(['name', 'active', 'code'])
  })

  it('moves a column with the arrow keys', async () => {
    const columns = await opened()
    screen.getByRole('button', { name: 'Dời cột active' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(columns()).toEqual(['name', 'active', 'site'])
    await userEvent.keyboard('{ArrowUp}')
    expect(columns()).toEqual(['name', 'active', 'site'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(columns()).toEqual(['name', 'site', 'active'])
  })

  it('sorts by a field that is no column, in both directions', async () => {
    const onUsualOrder = vi.fn()
    await opened({ isUsualOrder: false, onUsualOrder })
    const group = within(screen.getByRole('group', { name: 'Sắp xếp' }))
    await userEvent.click(group.getByRole('radio', { name: 'code' }))
    expect(table()?.state.sorting).toEqual([{ id: 'code', desc: false }])
    await userEvent.click(group.getByRole('button', { name: 'Giảm dần: code' }))
    expect(table()?.state.sorting).toEqual([{ id: 'code', desc: true }])
    await userEvent.click(group.getByRole('radio', { name: 'Thứ tự mặc định' }))
    expect(onUsualOrder).toHaveBeenCalledOnce()
  })

  it('restores the usual columns where others are shown', async () => {
    const onReset = vi.fn()
    await opened({ onReset })
    await userEvent.click(screen.getByRole('button', { name: 'Về cột mặc định' }))
    expect(onReset).toHaveBeenCalledOnce()
  })
})

const labelOf = (box: HTMLElement) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : null)

const drawn = vi.fn<(table: ListTable<Row>) => void>()
const table = () => drawn.mock.lastCall?.[0]
const column = (id: string) => ({
  id,
  header: id,
  accessorFn: (row: Row) => row[id],
  enableSorting: id === 'code',
  cell: () => id,
})
const columns = ['name', 'site', 'active', 'code'].map(column)
const hidden = { code: false }

function Menu(props: Partial<ColumnChoicesProps>) {
  const [columnVisibility, setVisibility] = useState<Record<string, boolean>>(hidden)
  const list = useListTable({
    columns,
    rows: [],
    rowId: ({ id }) => id,
    state: { columnVisibility },
    onColumnVisibilityChange: setVisibility,
  })
  drawn(list)
  return (
    <ColumnsMenu
      table={list}
      onReset={undefined}
      isUsualOrder
      onUsualOrder={vi.fn()}
      density="normal"
      onDensity={vi.fn()}
      {...props}
    />
  )
}

/** Opens the menu; returns a function that reads the ids of the visible columns. */
async function opened(props: Partial<ColumnChoicesProps> = {}) {
  render(<Menu {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cột và độ cao dòng' }))
  await screen.findByRole('group', { name: 'Cột' })
  return () =>
    table()
      ?.getVisibleLeafColumns()
      .map(({ id }) => id)
}
