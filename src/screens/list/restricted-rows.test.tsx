// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { useColumns } from './use-columns.tsx'
import { useRowActions } from './use-row-actions.tsx'

office()
const state = { ...defaultListState(restricted), view: '' }
const rowWith = (id: number, author: string) =>
  rowOf<Resource>(restricted, { id, name: `Áo ${id}`, active: true, author })
const [own, chiefs, plain] = [rowWith(1, 'Lan'), rowWith(5, 'Sếp'), rowWith(6, 'Lan')]
const rows = [own, chiefs, plain]
function Listed({ resource = restricted }: { readonly resource?: Resource }) {
  const columns = useColumns(resource).filter(({ id }) => id === 'name' || id === 'active')
  const { menuOf } = useRowActions(restricted, state)
  return rows.map((row) => (
    <section key={row.id} aria-label={row.id}>
      {columns.map(({ id, cell }) => (
        <div key={id}>{cell({ row: { original: row } })}</div>
      ))}
      {menuOf(row).map(({ label }) => (
        <b key={label}>{label}</b>
      ))}
    </section>
  ))
}

const offering = (role: 'switch' | 'Xóa') =>
  screen
    .getAllByRole('region')
    .filter((row) =>
      role === 'switch' ? row.querySelector('[role=switch]') : row.textContent?.includes(role),
    )
    .map((row) => row.getAttribute('aria-label'))

test('offers neither the switch nor the delete action of a restricted row', async () => {
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

test('shows the published state of a row without a switch', () => {
  signInAs('superadmin')
  draw(<Listed resource={{ ...restricted, published: 'active' }} />)
  expect(screen.getAllByRole('region')).toHaveLength(3)
  expect(offering('switch')).toEqual([])
})
