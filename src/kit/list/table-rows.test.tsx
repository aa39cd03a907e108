import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { ImageCell } from '#kit/cells/image-cell.tsx'
import { OpenRowContext } from './open-row.ts'
import type { TableColumn } from './table-column.ts'
import { TableView } from './table-view.tsx'

interface Brand {
  readonly id: string
}

const columns: readonly TableColumn<Brand>[] = [
  {
    key: 'name',
    label: 'Tên',
    picture: ({ id }) => <ImageCell src={`/${id}.png`} />,
    cell: ({ id }) => `Hãng ${id}`,
  },
  { key: 'at', label: 'Sửa lúc', cell: () => <DateCell value="2026-10-01T09:00:00Z" as="ago" /> },
  { key: 'on', label: 'Bật', cell: ({ id }) => <DateCell value={`2026-10-0${id.slice(1)}T09:00:00Z`} /> },
]
const link = ({ id }: Brand, children: ReactNode) => <a href={`/brands?edit=${id}`}>{children}</a>
const page = (...ids: readonly string[]) => ids.map((id) => ({ id }))

afterEach(cleanup)

it('gives the elements of the former rows to a page that replaces all of them', () => {
  const draw = drawn(page('a1', 'a2', 'a3'))
  const rows = shownRows()
  draw(page('b4', 'b5'))
  expect(shownRows()).toEqual(rows.slice(0, 2))
  expect(shownRows().map(({ dataset }) => dataset.id)).toEqual(['b4', 'b5'])
  expect(screen.getByRole('link', { name: 'Hãng b4' }).getAttribute('href')).toBe('/brands?edit=b4')
  expect(screen.getByRole('checkbox', { name: 'Chọn b4' })).toBeDefined()
})

it('keeps the selection with its records', () => {
  const draw = drawn(page('a1', 'a2'), new Set(['a1', 'b2']))
  draw(page('b1', 'b2'))
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)
  expect(checked()).toEqual([false, true])
  draw(page('a1', 'a2'))
  expect(checked()).toEqual([true, false])
})

it('keeps the element of a row that stays on the page, and makes new ones for the others', () => {
  const draw = drawn(page('a1', 'a2', 'a3'))
  const [first, second, third] = shownRows()
  draw(page('a3', 'b4', 'a2'))
  const [newFirst, added, newThird] = shownRows()
  expect([newFirst, newThird]).toEqual([third, second])
  expect(added).not.toBe(first)
})

it('shows neither the former picture nor the former title of an element', () => {
  const draw = drawn(page('a1'))
  const [picture] = document.getElementsByTagName('img')
  fireEvent.pointerEnter(document.getElementsByTagName('time')[1] ?? document)
  expect(document.getElementsByTagName('time')[1]?.title).not.toBe('')
  draw(page('b2'))
  expect(document.getElementsByTagName('img')[0]).not.toBe(picture)
  expect(document.getElementsByTagName('time')[1]?.title).toBe('')
})

it('makes new elements while the focus is in a row: Enter must not open another record', () => {
  const draw = drawn(page('a1', 'a2'))
  const focused = screen.getByRole('link', { name: 'Hãng a2' })
  focused.focus()
  draw(page('b1', 'b2'))
  expect(focused.isConnected).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

it('makes new elements while the record of a row is open: the focus returns to its link alone', () => {
  const draw = drawn(page('a1', 'a2'), new Set(), 'a1')
  const [opener] = shownRows()
  draw(page('b1', 'b2'))
  expect(opener?.isConnected).toBe(false)
})

const shownRows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-id]')]

/** Renders a list; returns a function that replaces its rows. */
function drawn(
  rows: readonly Brand[],
  selection: ReadonlySet<string> = new Set(),
  open: string | null = null,
) {
  const list = (now: readonly Brand[]) => (
    <OpenRowContext value={open}>
      <TableView
        label="x"
        columns={columns}
        rows={now}
        rowId={idOf}
        rowName={idOf}
        renderLink={link}
        selection={selection}
        onToggleRow={() => undefined}
      />
    </OpenRowContext>
  )
  const { rerender } = render(list(rows))
  return (now: readonly Brand[]) => rerender(list(now))
}

const idOf = ({ id }: Brand) => id
