import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { shownNotices } from '#kit/notice.tsx'
import { MessageBox, useCopyMessage } from './message-box.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function drawn(isOld = false) {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  const onSent = vi.fn()
  function Box() {
    const copying = useCopyMessage('Cước: 560.000 đ', onSent)
    return (
      <MessageBox
        message="Cước: 560.000 đ"
        isOld={isOld}
        languages={{ vi: 'Tiếng Việt' }}
        language="vi"
        onLanguage={() => {}}
        onEdit={() => {}}
        copying={copying}
        onCopy={() => void copying.copy()}
      />
    )
  }
  render(<Box />)
  const press = () => fireEvent.keyDown(document.body, { code: 'KeyC', altKey: true })
  return { user, copied, onSent, press }
}

const copiedText = 'Đã chép lời nhắn.'
const outcome = () => screen.getByRole('status').textContent

test('copies the message by its button and by Alt+C', async () => {
  const { user, copied, onSent, press } = drawn()
  await user.click(screen.getByRole('button', { name: 'Chép lời nhắn' }))
  await vi.waitFor(() => expect(shownNotices().map(({ text }) => text)).toEqual([copiedText]))
  expect(outcome()).toBe('')
  press()
  expect(copied.mock.calls).toEqual([['Cước: 560.000 đ'], ['Cước: 560.000 đ']])
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(2))
})

test('selects the message and says what to press where the browser refuses the copy', async () => {
  const { user, copied, onSent } = drawn()
  copied.mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Chép lời nhắn' }))
  await vi.waitFor(() => expect(outcome()).toMatch(/bấm Ctrl\+C/))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Lời nhắn' }))
  expect(onSent).not.toHaveBeenCalled()
})

test('says on the button that a stale message is priced again first', () => {
  drawn(true)
  expect(screen.getByRole('button', { name: 'Tính lại rồi chép' })).toBeTruthy()
})
