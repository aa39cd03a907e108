import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePaneFocus } from './use-inbox-focus.ts'

afterEach(cleanup)

function Pane({ open }: { readonly open: string }) {
  const focusNextPane = usePaneFocus(open)
  return (
    <section key={open} data-pane tabIndex={-1}>
      <button type="button" onClick={focusNextPane}>
        Xong
      </button>
      <article tabIndex={-1}>{open}</article>
    </section>
  )
}

test('focuses the text of the record that opens after one is finished, and only then', () => {
  const { rerender } = render(<Pane open="1" />)
  rerender(<Pane open="2" />)
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button'))
  rerender(<Pane open="3" />)
  expect(document.activeElement?.outerHTML).toBe('<article tabindex="-1">3</article>')
})
