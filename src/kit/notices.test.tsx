import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Ahead of the first test, whose time does not cover the transformation of its modules.
import './notice-stack.tsx'
import { dismiss, type Notice, notify, shownNotices } from './notice.tsx'
import { Notices } from './notices.tsx'
import { ThemeProvider } from './theme-provider.tsx'

const say = (notice: Notice) =>
  act(() => {
    notify(notice)
  })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
beforeEach(async () => {
  vi.useFakeTimers()
  render(
    <ThemeProvider isPlain>
      <Notices />
    </ThemeProvider>,
  )
  await wait(3000)
  await act(() =>
    vi.waitFor(() => expect(document.querySelector('.mantine-Notifications-root')).not.toBeNull()),
  )
})

/** Until a removed notice has faded. */
const fade = () => wait(120)

afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of shownNotices()) dismiss(id)
  })
  vi.useRealTimers()
})

describe('Notices', () => {
  it('shows at most three and removes the oldest', async () => {
    for (const text of ['một', 'hai', 'ba', 'bốn']) say({ tone: 'plain', text })
    await fade()
    expect(screen.queryByText('một')).toBeNull()
    expect(['hai', 'ba', 'bốn'].every((text) => screen.queryByText(text))).toBe(true)
  })

  it('shows a persistent offer until it is closed', async () => {
    say({ tone: 'plain', text: 'bản mới', isPersistent: true, action: { label: 'Tải lại', run: () => {} } })
    await wait(3_600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }))
    await fade()
    expect(screen.queryByText('bản mới')).toBeNull()
  })

  it.each(['Hoàn tác', 'Đóng thông báo'])('returns the focus that its button “%s” took', async (name) => {
    const row = document.body.appendChild(document.createElement('button'))
    row.focus()
    say({ tone: 'plain', text: 'đã chuyển', undo: () => {} })
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
    // Before it has faded.
    expect(document.activeElement).toBe(row)
    await fade()
    expect(screen.queryByText('đã chuyển')).toBeNull()
    row.remove()
  })

  it('returns the focus also after the window was left and entered again', async () => {
    const row = document.body.appendChild(document.createElement('button'))
    row.focus()
    say({ tone: 'good', text: 'đã xóa', undo: () => {} })
    const button = screen.getByRole('button', { name: 'Hoàn tác' })
    act(() => button.focus())
    fireEvent.focusIn(button, { relatedTarget: null })
    fireEvent.click(button)
    expect(document.activeElement).toBe(row)
    row.remove()
  })

  it('leaves the focus where the action of a notice moved it', async () => {
    const [row, next] = [1, 2].map(() => document.body.appendChild(document.createElement('button')))
    row?.focus()
    say({ tone: 'plain', text: 'đã chép', action: { label: 'Mở', run: () => next?.focus() } })
    const button = screen.getByRole('button', { name: 'Mở' })
    act(() => button.focus())
    fireEvent.click(button)
    expect(document.activeElement).toBe(next)
    row?.remove()
    next?.remove()
  })

  it('replaces a notice of the same text', async () => {
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    await fade()
    expect(screen.getAllByText('Lưu thất bại!')).toHaveLength(1)
  })

  it('removes a success after five seconds, an error only when it is closed', async () => {
    say({ tone: 'good', text: 'Lưu thành công' })
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    await wait(5000)
    await fade()
    expect(screen.queryByText('Lưu thành công')).toBeNull()
    await wait(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }))
    await fade()
    expect(screen.queryByText('Lưu thất bại!')).toBeNull()
  })

  it.each(['the pointer', 'the focus'])('stays while %s is on it', async (what) => {
    say({ tone: 'good', text: 'Lưu thành công' })
    const close = screen.getByRole('button', { name: 'Đóng thông báo' })
    const isFocus = what === 'the focus'
    fireEvent(
      close,
      new (isFocus ? FocusEvent : MouseEvent)(isFocus ? 'focusin' : 'mouseover', { bubbles: true }),
    )
    await wait(60_000)
    expect(screen.getByText('Lưu thành công')).toBeTruthy()
    fireEvent(
      close,
      new (isFocus ? FocusEvent : MouseEvent)(isFocus ? 'focusout' : 'mouseout', { bubbles: true }),
    )
    await wait(5000)
    await fade()
    expect(screen.queryByText('Lưu thành công')).toBeNull()
  })

  it('runs undo once and is removed', async () => {
    const undo = vi.fn()
    say({ tone: 'good', text: 'Đã xóa', undo })
    const button = screen.getByRole('button', { name: 'Hoàn tác' })
    fireEvent.click(button)
    // It is drawn until it has faded.
    fireEvent.click(button)
    await fade()
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Đã xóa')).toBeNull()
  })

  it('announces errors assertively and the others politely', () => {
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    say({ tone: 'good', text: 'Lưu thành công' })
    const region = (text: string) => screen.getByText(text).closest('[role=alert], [aria-live]')
    expect(region('Lưu thất bại!')?.getAttribute('role')).toBe('alert')
    expect(region('Lưu thành công')?.getAttribute('aria-live')).toBe('polite')
  })
})
