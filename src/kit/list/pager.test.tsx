import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'

afterEach(cleanup)

describe('Pager', () => {
  it('says which rows of how many it shows', () => {
    pager({ page: 2, size: 50, total: 2340 })
    expect(screen.getByText('51–100 trong 2.340')).toBeDefined()
    expect(screen.getByText('/ 47')).toBeDefined()
  })

  it('says nothing wrong about nothing', () => {
    pager({ page: 1, size: 50, total: 0 })
    expect(screen.getByText('0–0 trong 0')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trang sau' }).disabled).toBe(true)
  })

  it('goes on, and stops at the end', () => {
    const { onPage } = pager({ page: 2, size: 50, total: 120 })
    fireEvent.click(screen.getByRole('button', { name: 'Trang sau' }))
    expect(onPage).toHaveBeenCalledWith(3)
    cleanup()
    pager({ page: 3, size: 50, total: 120 })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trang sau' }).disabled).toBe(true)
  })

  it('goes to a page by its number, at most to the last, and takes no nonsense', () => {
    const { onPage } = pager({ page: 1, size: 50, total: 120 })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Đến trang' })
    for (const value of ['99', 'x', '-1', '1.5']) {
      fireEvent.change(field, { target: { value } })
      if (field.form) fireEvent.submit(field.form)
    }
    expect(onPage.mock.calls).toEqual([[3]])
  })

  it('offers the present size even if it is not a usual one', () => {
    const { onSize } = pager({ page: 1, size: 30, total: 120 })
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Số dòng mỗi trang' })
    expect(choice.value).toBe('30')
    fireEvent.change(choice, { target: { value: '100' } })
    expect(onSize).toHaveBeenCalledWith(100)
  })
})

function pager(state: { page: number; size: number; total: number }) {
  const onPage = vi.fn()
  const onSize = vi.fn()
  render(
    <MantineProvider env="test">
      <Pager {...state} onPage={onPage} onSize={onSize} />
    </MantineProvider>,
  )
  return { onPage, onSize }
}
