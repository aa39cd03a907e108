import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { notify } from '#kit/notice.tsx'
import { Notices } from '#kit/notices.tsx'
import { useFullScreen } from './use-full-screen.ts'

afterEach(cleanup)

function Frame() {
  const frame = useRef<HTMLDivElement>(null)
  const { toggle } = useFullScreen(frame)
  return (
    <div ref={frame} data-testid="frame">
      <button type="button" onClick={toggle}>
        Toàn màn hình
      </button>
    </div>
  )
}

it('shows the notices inside the element that covers the page', () => {
  render(
    <>
      <Frame />
      <Notices />
    </>,
  )
  let dismiss = () => {}
  act(() => {
    dismiss = notify({ tone: 'bad', text: 'Lưu thất bại!' })
  })
  const isCovered = () => !screen.getByTestId('frame').contains(screen.getByText('Lưu thất bại!'))
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Toàn màn hình' }))
  toggle()
  expect(isCovered()).toBe(false)
  toggle()
  expect(isCovered()).toBe(true)
  act(dismiss)
})
