import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceInput } from './choice-input.tsx'

afterEach(cleanup)

test('shows the chosen option once the blank one is left out', () => {
  const onChange = vi.fn()
  const input = (error?: string) => (
    <ChoiceInput
      name="category"
      label="Chuyên mục"
      required
      options={{ service: 'Dịch vụ', policy: 'Chính sách' }}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
  const { rerender } = render(input())
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  expect(select.options).toHaveLength(3)
  fireEvent.change(select, { target: { value: 'policy' } })
  rerender(input('Chưa được'))
  expect(select.value).toBe('policy')
  expect([...select.options].map(({ text }) => text)).toEqual(['Dịch vụ', 'Chính sách'])
  expect(onChange).toHaveBeenLastCalledWith('policy')
})
