import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Filter, FilterBar } from './filter-bar.tsx'

afterEach(cleanup)

describe('FilterBar', () => {
  it('sets and removes a filter by a choice', () => {
    const onFilter = bar([
      { kind: 'choice', key: 'kind', label: 'Loại', value: 'request', options: { request: 'Yêu cầu' } },
    ])
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Loại' })
    expect(choice.value).toBe('request')
    fireEvent.change(choice, { target: { value: '' } })
    expect(onFilter).toHaveBeenLastCalledWith('kind', '')
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Loại' }))
    expect(onFilter).toHaveBeenCalledTimes(2)
  })

  it('shows a value that is no longer an option, so that it can be removed', () => {
    bar([{ kind: 'choice', key: 'kind', label: 'Loại', value: '__proto__', options: { request: 'Yêu cầu' } }])
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('__proto__')
  })

  it('filters by on, off and all', () => {
    const onFilter = bar([{ kind: 'toggle', key: 'active', label: 'Đang dùng', value: '' }])
    const choice = screen.getByRole('combobox', { name: 'Đang dùng' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['tất cả', 'Bật', 'Tắt'])
    fireEvent.change(choice, { target: { value: 'false' } })
    expect(onFilter).toHaveBeenCalledWith('active', 'false')
  })
})

function bar(filters: readonly Filter[]) {
  const onFilter = vi.fn()
  render(
    <MantineProvider env="test">
      <FilterBar filters={filters} onFilter={onFilter} />
    </MantineProvider>,
  )
  return onFilter
}
