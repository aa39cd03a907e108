import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ListColumn, useListTable } from './list-table.ts'
import { TableView } from './table-view.tsx'

interface Brand {
  readonly id: string
  readonly name: string
  readonly site: string
}

const brands = (count: number): Brand[] =>
  Array.from({ length: count }, (_, n) => ({ id: `b${n}`, name: `Hãng ${n}`, site: `https://${n}.example` }))

const columns: ListColumn<Brand>[] = [
  {
    id: 'name',
    header: 'Tên',
    accessorFn: ({ name }) => name,
    enableSorting: true,
    cell: ({ row }) => row.original.name,
  },
  {
    id: 'site',
    header: 'Trang web',
    accessorFn: ({ site }) => site,
    enableSorting: false,
    cell: ({ row }) => row.original.site,
  },
]
const link = ({ id }: Brand, children: React.ReactNode) => <a href={`/brands?edit=${id}`}>{children}</a>
const idOf = ({ id }: Brand) => id
const nameOf = ({ name }: Brand) => name

type ListProps = Partial<Parameters<typeof useListTable<Brand>>[0]> &
  Omit<Parameters<typeof TableView<Brand>>[0], 'table' | 'label'> & { readonly label?: string }

function List({ label = 'x', ...props }: ListProps) {
  const table = useListTable({ columns, rowId: idOf, rows: undefined, ...props })
  return <TableView label={label} table={table} isLoading={props.rows === undefined} {...props} />
}

/** The name and the number of its renders. */
function countedColumn() {
  const draw = vi.fn(({ row }: { readonly row: { readonly original: Brand } }) => row.original.name)
  const counted: ListColumn<Brand>[] = [{ id: 'name', header: 'Tên', accessorFn: nameOf, cell: draw }]
  return { draw, counted }
}

afterEach(cleanup)

describe('TableView', () => {
  it('renders one table whose rows have a link as their name', () => {
    drawn(<List label="Thương hiệu" rows={brands(3)} renderLink={link} />)
    const table = screen.getByRole('table', { name: 'Thương hiệu' })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(within(table).getByRole('link', { name: 'Hãng 1' }).getAttribute('href')).toBe('/brands?edit=b1')
    expect(within(table).getByRole('rowheader', { name: 'Hãng 1' })).toBeDefined()
  })

  it('cycles the order of a column through ascending, descending and none', async () => {
    drawn(<List rows={brands(2)} />)
    const head = screen.getByRole('columnheader', { name: 'Tên' })
    const press = () => userEvent.click(within(head).getByRole('button'))
    expect(head.hasAttribute('aria-sort')).toBe(false)
    await press()
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await press()
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await press()
    expect(head.hasAttribute('aria-sort')).toBe(false)
    expect(within(screen.getByRole('columnheader', { name: 'Trang web' })).queryByRole('button')).toBeNull()
  })

  it('renders the picture and the detail of a row, and names its header without them', () => {
    const meta: ListColumn<Brand>['meta'] = {
      picture: () => <img alt="" src="/a.png" />,
      detail: ({ site }: Brand) => site,
    }
    const withLead = columns.slice(0, 1).map((column) => ({ ...column, meta }))
    drawn(<List columns={withLead} rows={brands(1)} rowName={nameOf} />)
    const header = screen.getByRole('rowheader', { name: 'Hãng 0' })
    expect(header.textContent).toBe('Hãng 0https://0.example')
    expect(header.querySelector('img')).not.toBeNull()
  })

  it('stores the width of a column that the arrow keys change, and resets it', async () => {
    const sizes: unknown[] = []
    function Sized() {
      const [columnSizing, setSizes] = useState<Record<string, number>>({})
      sizes.push(columnSizing)
      return <List rows={brands(1)} state={{ columnSizing }} onColumnSizingChange={setSizes} />
    }
    drawn(<Sized />)
    expect(screen.queryByRole('separator')).toBeNull()
    await userEvent.hover(screen.getByRole('columnheader', { name: 'Tên' }))
    const edge = await screen.findByRole('separator', { name: 'Độ rộng cột Trang web' })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(sizes.at(-1)).toEqual({ site: 4 })
    await userEvent.dblClick(edge)
    expect(sizes.at(-1)).toEqual({})
  })

  it('opens the menu of a row and returns the focus on closing', async () => {
    const onEdit = vi.fn()
    drawn(
      <List
        rows={brands(3)}
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

  it('keeps the space of the first rows below the same columns until they arrive', () => {
    drawn(<List rows={undefined} skeletonRows={5} />)
    const table = screen.getByRole('table')
    expect(table.getAttribute('aria-busy')).toBe('true')
    expect(table.querySelector('td')?.style.height).toBe('calc(var(--row) * 5)')
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
  })

  it('renders only a part of a thousand rows and reports their number', () => {
    drawn(<List rows={brands(1000)} />)
    const table = screen.getByRole('table')
    expect(table.getAttribute('aria-rowcount')).toBe('1001')
    expect(table.querySelectorAll('tbody tr[data-id]').length).toBeLessThan(100)
    expect(table.querySelector('[data-id="b3"]')?.getAttribute('aria-rowindex')).toBe('5')
  })

  it('selects a row by checkbox or Space on its link, and renders only that row again', async () => {
    const { draw, counted } = countedColumn()
    drawn(<List columns={counted} rows={brands(3)} rowName={nameOf} renderLink={link} isSelectable />)
    draw.mockClear()
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Chọn ${name}` })
    await userEvent.click(box('Hãng 1'))
    expect(draw).toHaveBeenCalledTimes(1)
    expect(box('Hãng 1').checked).toBe(true)
    expect(box('cả trang này').indeterminate).toBe(true)
    screen.getByRole('link', { name: 'Hãng 2' }).focus()
    await userEvent.keyboard(' ')
    expect(box('Hãng 2').checked).toBe(true)
    await userEvent.click(box('Hãng 0'))
    expect(box('cả trang này').checked).toBe(true)
  })

  it('renders only the changed row again', () => {
    const { draw, counted } = countedColumn()
    const rows = brands(50)
    const table = (now: readonly Brand[]) => <List columns={counted} rows={now} />
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
