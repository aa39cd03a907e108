import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFullScreen } from './use-full-screen.ts'

afterEach(cleanup)

function Page() {
  const frame = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(frame)
  return (
    <>
      <div ref={frame}>
        <button type="button" aria-pressed={isFull} onClick={toggle}>
          Toàn màn hình
        </button>
      </div>
      <button type="button">Dưới</button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Mantine's */}
      <div role="dialog">
        <button type="button">Trên</button>
      </div>
    </>
  )
}

it('stays while a dialog above has the focus, and is left when the covered page gets it', () => {
  render(<Page />)
  const toggle = screen.getByRole('button', { name: 'Toàn màn hình' })
  const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())
  fireEvent.click(toggle)
  focus('Trên')
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  focus('Dưới')
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
})
