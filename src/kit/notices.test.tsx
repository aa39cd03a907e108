import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismiss, type Notice, notify, shownNotices } from './notice.tsx'
import { Notices } from './notices.tsx'

const say = (notice: Notice) =>
  act(() => {
    notify(notice)
  })
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
beforeEach(() => {
  vi.useFakeTimers()
  render(<Notices />)
})

afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of shownNotices()) dismiss(id)
  })
  vi.useRealTimers()
})

describe('Notices', () => {
  it('shows at most three and removes the oldest', () => {
    for (const text of ['một', 'hai', 'ba', 'bốn']) say({ tone: 'plain', text })
    expect(screen.queryByText('một')).toBeNull()
    expect(['hai', 'ba', 'bốn'].every((text) => screen.queryByText(text))).toBe(true)
  })

  it('shows a persistent offer until it is closed', () => {
    say({ tone: 'plain', text: 'bản mới', isPersistent: true, action: { label: 'Tải lại', run: () => {} } })
    wait(3_600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }))
    expect(screen.queryByText('bản mới')).toBeNull()
  })

  it.each(['Hoàn tác', 'Đóng thông báo'])('returns the focus that its button “%s” took', (name) => {
    const row = document.body.appendChild(document.createElement('button'))
    row.focus()
    say({ tone: 'plain', text: 'đã chuyển', undo: () => {} })
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
    expect(screen.queryByText('đã chuyển')).toBeNull()
    expect(document.activeElement).toBe(row)
    row.remove()
  })

  it('returns the focus also after the window was left and entered again', () => {
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

  it('leaves the focus where the action of a notice moved it', () => {
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

  it('replaces a notice of the same text', () => {
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    expect(screen.getAllByText('Lưu thất bại!')).toHaveLength(1)
  })

  it('removes a success after five seconds, an error only when it is closed', () => {
    say({ tone: 'good', text: 'Lưu thành công' })
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    wait(60_000)
    expect(screen.queryByText('Lưu thành công')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }))
    expect(screen.queryByText('Lưu thất bại!')).toBeNull()
  })

  it('stays while the pointer is on it', () => {
    say({ tone: 'good', text: 'Lưu thành công' })
    const line = screen.getByText('Lưu thành công')
    fireEvent.pointerEnter(line.parentElement ?? line)
    wait(60_000)
    expect(screen.getByText('Lưu thành công')).toBeTruthy()
    fireEvent.pointerLeave(line.parentElement ?? line)
    wait(5000)
    expect(screen.queryByText('Lưu thành công')).toBeNull()
  })

  it('runs undo once and is removed', () => {
    const undo = vi.fn()
    say({ tone: 'good', text: 'Đã xóa', undo })
    fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Đã xóa')).toBeNull()
  })

  it('announces errors assertively and the others politely', () => {
    say({ tone: 'bad', text: 'Lưu thất bại!' })
    say({ tone: 'good', text: 'Lưu thành công' })
    const region = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live')
    expect(region('Lưu thất bại!')).toBe('assertive')
    expect(region('Lưu thành công')).toBe('polite')
  })
})
