import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useListFocus } from './use-inbox-focus.ts'

afterEach(cleanup)

function Inbox({ ids, open }: { readonly ids: readonly string[]; readonly open?: string }) {
  const focusList = useListFocus(ids, open)
  return (
    <main>
      {ids.map((id) => (
        <li key={id} data-id={id}>
          <a href={`#${id}`}>{id}</a>
        </li>
      ))}
      {open !== undefined && (
        <button type="button" onClick={focusList}>
          Xóa
        </button>
      )}
    </main>
  )
}

const ids = ['1', '2', '3']
const pressed = () => {
  const button = screen.getByRole('button')
  button.focus()
  button.click()
}
const focused = () => document.activeElement?.textContent

test.each([
  ['the next row', '2', ['1', '3'], '3'],
  ['the row before the last one', '3', ['1', '2'], '2'],
  ['its own row where it stays in the list', '2', ids, '2'],
])('focuses %s once the pane has closed', (_, open, left, expected) => {
  const { rerender } = render(<Inbox ids={ids} open={open} />)
  pressed()
  // The row is hidden before the address has changed: the pane with the focus is still there.
  rerender(<Inbox ids={left} open={open} />)
  expect(focused()).toBe('Xóa')
  rerender(<Inbox ids={left} />)
  expect(focused()).toBe(expected)
})

test('leaves the focus alone when the pane closes by other means', () => {
  const { rerender } = render(<Inbox ids={ids} open="2" />)
  rerender(<Inbox ids={ids} />)
  expect(document.activeElement).toBe(document.body)
})
