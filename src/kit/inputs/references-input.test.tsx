import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ReferencesInput, type ReferencesInputProps } from './references-input.tsx'

afterEach(cleanup)

const options = [
  { value: '1', label: 'Đen' },
  { value: '2', label: 'Trắng' },
]

it('shows the labels of saved records once loaded and keeps them when the options change', () => {
  const { rerender } = render(drawing({ options: [], defaultValue: ['9'] }))
  rerender(drawing({ options, defaultValue: ['9'], savedLabels: new Map([['9', 'Chàm']]) }))
  expect(pills()).toEqual(['Chàm'])
  rerender(drawing({ options: [], defaultValue: ['9'] }))
  expect(pills()).toEqual(['Chàm'])
})

it('adds selected and created records and emits their ids in order', async () => {
  const onChange = vi.fn()
  const ask = vi.fn(async () => ({ value: '7', label: 'Rêu' }))
  const create = { label: 'Tạo màu mới…', createRecord: ask }
  render(drawing({ options, loadedQuery: 'reu', onChange: onChange, create }))
  const field = screen.getByRole('combobox', { name: 'Màu' })
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: 'Trắng' }))
  expect(onChange).toHaveBeenLastCalledWith(['2'])
  await userEvent.type(field, 'reu')
  await userEvent.click(await screen.findByRole('option', { name: 'Tạo màu mới…' }))
  expect(ask).toHaveBeenCalledExactlyOnceWith('reu', false)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['2', '7']))
  expect(pills()).toEqual(['Trắng', 'Rêu'])
})

it('adds a created record to the selection at that time', async () => {
  const onChange = vi.fn()
  let finish = (_created: { value: string; label: string }) => {}
  const createRecord = () => new Promise<{ value: string; label: string }>((resolve) => (finish = resolve))
  const create = { label: 'Tạo màu mới…', createRecord }
  render(drawing({ options, loadedQuery: '', onChange, create }))
  await userEvent.click(screen.getByRole('combobox', { name: 'Màu' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Tạo màu mới…' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Trắng' }))
  await act(async () => finish({ value: '7', label: 'Rêu' }))
  expect(onChange).toHaveBeenLastCalledWith(['2', '7'])
  expect(pills()).toEqual(['Trắng', 'Rêu'])
})

it('shows that a saved record was deleted until it is removed', async () => {
  const onChange = vi.fn()
  render(drawing({ options, defaultValue: ['9'], gone: new Set(['9']), onChange: onChange }))
  expect(screen.getByText(/không còn nữa/)).toBeTruthy()
  await userEvent.type(screen.getByRole('combobox', { name: 'Màu' }), '{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith([])
  expect(screen.queryByText(/không còn nữa/)).toBeNull()
})

const pills = () => [...document.querySelectorAll('.mantine-Pill-label')].map((pill) => pill.textContent)

function drawing(props: Partial<ReferencesInputProps> & Pick<ReferencesInputProps, 'options'>) {
  return (
    <ReferencesInput label="Màu" savedLabels={new Map()} gone={new Set()} onSearch={vi.fn()} {...props} />
  )
}
