import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { shownNotices } from '#kit/notice.tsx'
import { MessageBox } from './message-box.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function drawn() {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  const onSent = vi.fn()
  const box = (isOld: boolean) => (
    <MessageBox
      message="Cước: 560.000 đ"
      isOld={isOld}
      languages={{ vi: 'Tiếng Việt' }}
      language="vi"
      onLanguage={() => {}}
      onEdit={() => {}}
      guard={(_, send) => send()}
      onSent={onSent}
    />
  )
  const { rerender } = render(box(false))
  const press = () => fireEvent.keyDown(document.body, { code: 'KeyC', altKey: true })
  return { user, copied, onSent, press, change: (isOld: boolean) => rerender(box(isOld)) }
}

const copiedText = 'Đã chép lời nhắn.'
const oldText = 'Bạn vừa đổi số liệu. Bấm Tính giá để có giá mới.'
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

test('copies no outdated message: it asks for new prices', async () => {
  const { user, copied, press, change } = drawn()
  change(true)
  expect(outcome()).toBe('')
  press()
  expect(outcome()).toBe(oldText)
  change(false)
  expect(outcome()).toBe('')
  change(true)
  await user.click(screen.getByRole('button', { name: 'Chép lời nhắn' }))
  expect(outcome()).toBe(oldText)
  expect(copied).not.toHaveBeenCalled()
})
