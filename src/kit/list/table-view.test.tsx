import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TableColumn, TableOrder } from './table-column.ts'
import { TableView } from './table-view.tsx'

interface Brand {
  readonly id: string
  readonly name: string
  readonly site: string
}

const brands = (count: number): Brand[] =>
  Array.from({ length: count }, (_, n) => ({ id: `b${n}`, name: `Hãng ${n}`, site: `https://${n}.example` }))

const columns: readonly TableColumn<Brand>[] = [
  { key: 'name', label: 'Tên', sortable: true, cell: ({ name }) => name },
  { key: 'site', label: 'Trang web', cell: ({ site }) => site },
]
const link = ({ id }: Brand, children: React.ReactNode) => <a href={`/brands?edit=${id}`}>{children}</a>
const idOf = ({ id }: Brand) => id
const nameOf = ({ name }: Brand) => name

// happy-dom has no popovers; opening one only changes the layer.
HTMLElement.prototype.showPopover = () => undefined

afterEach(cleanup)

describe('TableView', () => {
  it('renders one table whose rows have a link as their name', () => {
    drawn(<TableView label="Thương hiệu" columns={columns} rows={brands(3)} rowId={idOf} renderLink={link} />)
    const table = screen.getByRole('table', { name: 'Thương hiệu' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(within(table).getByRole('link', { name: 'Hãng 1' }).getAttribute('href')).toBe('/brands?edit=b1')
    expect(within(table).getByRole('rowheader', { name: 'Hãng 1' })).toBeDefined()
  })

  it('cycles the order of a column through ascending, descending and none', async () => {
    const requests: (TableOrder | null)[] = []
    function Ordered() {
      const [order, setOrder] = useState<TableOrder | null>(null)
      const take = (next: TableOrder | null) => {
        requests.push(next)
        setOrder(next)
      }
      return (
        <TableView label="x" columns={columns} rows={brands(2)} rowId={idOf} order={order} onOrder={take} />
      )
    }
    drawn(<Ordered />)
    const head = screen.getByRole('columnheader', { name: 'Tên' })
    const press = () => userEvent.click(within(head).getByRole('button'))
    expect(head.hasAttribute('aria-sort')).toBe(false)
    await press()
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await press()
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await press()
    expect(head.hasAttribute('aria-sort')).toBe(false)
    expect(requests).toEqual([{ key: 'name', desc: false }, { key: 'name', desc: true }, null])
    expect(within(screen.getByRole('columnheader', { name: 'Trang web' })).queryByRole('button')).toBeNull()
  })

  it('renders the picture and the detail of a row, and names its header without them', () => {
    const [name, site] = columns
    const withLead = [
      { ...name, picture: () => <img alt="" src="/a.png" />, detail: ({ site: line }: Brand) => line },
    ] as readonly TableColumn<Brand>[]
    drawn(<TableView label="x" columns={withLead} rows={brands(1)} rowId={idOf} rowName={nameOf} />)
    const header = screen.getByRole('rowheader', { name: 'Hãng 0' })
    expect(header.textContent).toBe('Hãng 0https://0.example')
    expect(header.querySelector('img')).not.toBeNull()
    expect(site?.label).toBe('Trang web')
  })

  it('stores the width of a column that the arrow keys change, and resets it', async () => {
    const onWidth = vi.fn()
    drawn(<TableView label="x" columns={columns} rows={brands(1)} rowId={idOf} onWidth={onWidth} />)
    expect(screen.queryByRole('separator')).toBeNull()
    await userEvent.hover(screen.getByRole('columnheader', { name: 'Tên' }))
    const edge = await screen.findByRole('separator', { name: 'Độ rộng cột Trang web' })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onWidth).toHaveBeenLastCalledWith('site', expect.any(Number))
    await userEvent.dblClick(edge)
    expect(onWidth).toHaveBeenLastCalledWith('site', undefined)
  })

  it('opens the menu of a row and returns the focus on closing', async () => {
    const onEdit = vi.fn()
    drawn(
      <TableView
        label="x"
        columns={columns}
        rows={brands(3)}
        rowId={idOf}
        rowName={({ name }) => name}
        rowActions={({ id }) => [{ label: 'Sửa', onSelect: () => onEdit(id) }]}
      />,
    )
    const button = screen.getByRole('button', { name: 'Thao tác với Hãng 2' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }))
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('b2')
    expect(document.activeElement).toBe(button)
  })

  it('renders a skeleton of the same columns until the first rows arrive', async () => {
    drawn(<TableView label="x" columns={columns} rows={undefined} rowId={idOf} skeletonRows={5} />)
    const table = screen.getByRole('table')
    expect(table.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(5))
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
  })

  it('renders only a part of a thousand rows and reports their number', () => {
    drawn(<TableView label="x" columns={columns} rows={brands(1000)} rowId={idOf} />)
    const table = screen.getByRole('table')
    expect(table.getAttribute('aria-rowcount')).toBe('1001')
    expect(table.querySelectorAll('tbody tr[data-id]').length).toBeLessThan(100)
    expect(table.querySelector('[data-id="b3"]')?.getAttribute('aria-rowindex')).toBe('5')
  })

  it('selects a row by checkbox or Space on its link, and renders only that row again', async () => {
    const onPick = vi.fn()
    const draw = vi.fn(({ name }: Brand) => name)
    const counted: readonly TableColumn<Brand>[] = [{ key: 'name', label: 'Tên', cell: draw }]
    const rows = brands(3)
    const table = (picked: ReadonlySet<string>) => (
      <TableView
        label="x"
        columns={counted}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        renderLink={link}
        selection={picked}
        onToggleRow={onPick}
        onTogglePage={vi.fn()}
      />
    )
    const { rerender } = drawn(table(new Set()))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn Hãng 1' }))
    screen.getByRole('link', { name: 'Hãng 2' }).focus()
    await userEvent.keyboard(' ')
    expect(onPick.mock.calls).toEqual([
      ['b1', false],
      ['b2', false],
    ])
    draw.mockClear()
    rerender(table(new Set(['b1'])))
    expect(draw).toHaveBeenCalledTimes(1)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn Hãng 1' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn cả trang này' }).indeterminate).toBe(
      true,
    )
  })

  it('renders only the changed row again', () => {
    const draw = vi.fn(({ name }: Brand) => name)
    const counted: readonly TableColumn<Brand>[] = [{ key: 'name', label: 'Tên', cell: draw }]
    const rows = brands(50)
    const table = (now: readonly Brand[]) => <TableView label="x" columns={counted} rows={now} rowId={idOf} />
    const { rerender } = drawn(table(rows))
    draw.mockClear()
    rerender(table(rows.map((row) => (row.id === 'b7' ? { ...row, name: 'Khác' } : row))))
    expect(draw).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Khác')).toBeDefined()
  })
})

function drawn(part: React.ReactNode) {
  return render(part)
}
