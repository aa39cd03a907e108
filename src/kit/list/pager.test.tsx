import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

afterEach(cleanup)

describe('Pager', () => {
  it('shows the range of rows and the total', () => {
    pager({ page: 2, size: 50, total: 2340 })
    expect(screen.getByText('51–100 trong 2.340')).toBeDefined()
    expect(screen.getByText('/ 47')).toBeDefined()
  })

  it('shows a range of zero for an empty list', () => {
    pager({ page: 1, size: 50, total: 0 })
    expect(screen.getByText('0–0 trong 0')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trang sau' }).disabled).toBe(true)
  })

  it('opens the next page and disables the button on the last one', () => {
    const { onPage } = pager({ page: 2, size: 50, total: 120 })
    fireEvent.click(screen.getByRole('button', { name: 'Trang sau' }))
    expect(onPage).toHaveBeenCalledWith(3)
    cleanup()
    pager({ page: 3, size: 50, total: 120 })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trang sau' }).disabled).toBe(true)
  })

  it('opens a page by number, at most the last, and ignores invalid numbers', () => {
    const { onPage } = pager({ page: 1, size: 50, total: 120 })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Đến trang' })
    for (const value of ['99', 'x', '-1', '1.5']) {
      fireEvent.change(field, { target: { value } })
      if (field.form) fireEvent.submit(field.form)
    }
    expect(onPage.mock.calls).toEqual([[3]])
  })

  it('only goes on and back in a list of cursors, and shows no total of a list that is not counted', () => {
    const { onPage } = pager({ page: 2, size: 50, total: undefined, goesOn: true })
    expect(screen.getByText('51–100 trong hơn 100')).toBeDefined()
    expect(screen.getByText('Trang 2')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Đến trang' })).toBeNull()
    for (const name of ['Trang sau', 'Trang trước']) fireEvent.click(screen.getByRole('button', { name }))
    expect(onPage.mock.calls).toEqual([[3], [1]])
    cleanup()
    pager({ page: 3, size: 50, total: 107, isNumbered: false })
    expect(screen.getByText('101–107 trong 107')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trang sau' }).disabled).toBe(true)
  })

  it('shows the rows of the last page of a list that is not counted', () => {
    pager({ page: 3, size: 20, total: undefined, length: 2, goesOn: false })
    expect(screen.getByText('41–42')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trang sau' }).disabled).toBe(true)
  })

  it('offers no page size above the largest one of the back-end', () => {
    pager({ page: 1, size: 30, total: 120, most: 30 })
    const sizes = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(sizes).toEqual(['20 dòng', '30 dòng'])
  })

  it('names the page whose press can be expected, before the press', () => {
    const { onPage, onIntent } = pager({ page: 2, size: 20, total: 120 })
    for (const name of ['Trang sau', 'Trang trước'])
      fireEvent.pointerDown(screen.getByRole('button', { name }))
    expect(onIntent.mock.calls).toEqual([[3], [1]])
    expect(onPage).not.toHaveBeenCalled()
    vi.useFakeTimers()
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Trang sau' }))
    fireEvent.pointerLeave(screen.getByRole('button', { name: 'Trang sau' }))
    vi.advanceTimersByTime(100)
    expect(onIntent).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('offers the current page size even if it is not a default one', () => {
    const { onSize } = pager({ page: 1, size: 30, total: 120 })
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Số dòng mỗi trang' })
    expect(choice.value).toBe('30')
    fireEvent.change(choice, { target: { value: '100' } })
    expect(onSize).toHaveBeenCalledWith(100)
  })
})

function pager(state: Omit<ComponentProps<typeof Pager>, 'onPage' | 'onIntent' | 'onSize'>) {
  const onPage = vi.fn()
  const onIntent = vi.fn()
  const onSize = vi.fn()
  render(<Pager {...state} onPage={onPage} onIntent={onIntent} onSize={onSize} />)
  return { onPage, onIntent, onSize }
}
