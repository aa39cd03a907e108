import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('SearchBox', () => {
  it('searches once for the trimmed query, 120 ms after the last key', () => {
    const { onSearch, type } = box('')
    type('me')
    wait(100)
    type('mercari ')
    wait(119)
    expect(onSearch).not.toHaveBeenCalled()
    wait(1)
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('mercari')
  })

  it('searches at once on Enter and cancels the delayed search', () => {
    const { onSearch, type, field } = box('')
    type('sony')
    fireEvent.keyDown(field, { key: 'Enter' })
    wait(500)
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('sony')
  })

  it('clears on Escape and by its close button', () => {
    const { onSearch, field, show } = box('sony')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(onSearch).toHaveBeenLastCalledWith('')
    expect(field.value).toBe('')
    show('')
    show('muji')
    fireEvent.click(screen.getByRole('button', { name: 'Xóa tìm kiếm' }))
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  })

  it('clears on Escape while the list is on its way to the query', () => {
    const { onSearch, type, field } = box('')
    type('sony')
    wait(120)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(onSearch.mock.calls).toEqual([['sony'], ['']])
  })

  it('keeps typed text when an earlier query arrives late and shows a query set from outside', () => {
    const { type, field, show } = box('')
    type('ab')
    wait(120)
    type('abc')
    show('ab')
    expect(field.value).toBe('abc')
    wait(120)
    show('abc')
    show('')
    expect(field.value).toBe('')
  })

  it('stays cleared when the query before arrives late', () => {
    const { type, field, show } = box('')
    type('sony')
    wait(120)
    fireEvent.keyDown(field, { key: 'Escape' })
    show('sony')
    expect(field.value).toBe('')
    show('')
    expect(field.value).toBe('')
    show('sony')
    expect(field.value, 'set from outside').toBe('sony')
  })

  it('clears a query that was sent in the same task', () => {
    const { onSearch, type, field, show } = box('')
    type('sony')
    act(() => {
      vi.advanceTimersByTime(120)
      fireEvent.keyDown(field, { key: 'Escape' })
    })
    expect(onSearch.mock.calls).toEqual([['sony'], ['']])
    show('sony')
    expect(field.value).toBe('')
  })

  it.each([
    ['typed and cleared', '', ['a', ''], 'a'],
    ['cleared and typed again', 'a', ['', 'a'], ''],
  ])('shows a query from outside that was %s before the address changed', (_, first, typed, later) => {
    const { type, field, show } = box(first)
    for (const words of typed) {
      type(words)
      wait(120)
    }
    wait(1000)
    show(later)
    expect(field.value).toBe(later)
  })

  it('keeps typed text when an earlier query arrives long after it', () => {
    const { type, field, show } = box('')
    type('ab')
    wait(120)
    type('abc')
    wait(60_000)
    show('ab')
    expect(field.value).toBe('abc')
  })

  it('shows the query of Back in place of one that was not sent yet', () => {
    const { onSearch, type, field, show } = box('sony')
    type('sony a')
    show('muji')
    wait(500)
    expect(field.value).toBe('muji')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('does not search during a composition', () => {
    const { onSearch, field } = box('')
    fireEvent.input(field, { target: { value: 'に' }, isComposing: true })
    wait(500)
    expect(onSearch).not.toHaveBeenCalled()
    fireEvent.compositionEnd(field)
    wait(120)
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('に')
  })
})

function box(value: string) {
  const onSearch = vi.fn()
  const part = (shown: string) => <SearchBox value={shown} onSearch={onSearch} />
  const { rerender } = render(part(value))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const type = (words: string) => fireEvent.change(field, { target: { value: words } })
  return { onSearch, field, type, show: (shown: string) => rerender(part(shown)) }
}

function wait(time: number) {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}
