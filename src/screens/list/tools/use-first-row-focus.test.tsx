import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SearchBox } from '#kit/list/search-box.tsx'
import { useFirstRowFocus } from './list-toolbar.tsx'

interface SearchedProps {
  readonly query: string
  readonly rows: readonly string[]
  readonly isShown: boolean
}

function Searched({ query, rows, isShown }: SearchedProps) {
  const focusFirstRow = useFirstRowFocus(query, isShown)
  return (
    <main>
      <SearchBox value={query} onSearch={() => {}} onLeaveToRows={focusFirstRow} />
      <table>
        <tbody>
          {rows.map((id) => (
            <tr key={id} data-id={id}>
              <th>
                <a href={`/${id}`}>{id}</a>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

let show: (query: string, rows: readonly string[], isShown?: boolean) => void
const focused = () => document.querySelector('a:focus')?.textContent ?? document.activeElement?.localName

beforeEach(async () => {
  const { rerender } = render(<Searched query="" rows={['ấm', 'chén']} isShown />)
  show = (query, rows, isShown = true) => rerender(<Searched query={query} rows={rows} isShown={isShown} />)
  await userEvent.click(screen.getByRole('searchbox'))
})
afterEach(cleanup)

test.each(['{ArrowDown}', '{Enter}'])('moves from the search box to the first row by %s', async (key) => {
  await userEvent.keyboard(key)
  expect(focused()).toBe('ấm')
})

test('waits for the rows of what was typed', async () => {
  await userEvent.keyboard('ch{Enter}')
  expect(focused()).toBe('input')
  show('ch', ['ấm', 'chén'], false)
  expect(focused(), 'at the rows of before').toBe('input')
  show('ch', ['chén'])
  expect(focused()).toBe('chén')
})

test('stays in the search box when the user types on or leaves it before the rows are there', async () => {
  await userEvent.keyboard('ch{Enter}é')
  show('ch', ['chén'])
  show('ché', ['chén'])
  expect(focused()).toBe('input')
  await userEvent.keyboard('n{Enter}')
  screen.getByRole('searchbox').blur()
  show('chén', ['chén'])
  expect(focused()).toBe('body')
})

test('stays in the search box when nothing is found', async () => {
  await userEvent.keyboard('x{Enter}')
  show('x', [])
  expect(focused()).toBe('input')
  show('x', ['x'])
  expect(focused()).toBe('input')
})
