import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const describedAs = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const options = [{ value: 'a', label: 'A' }]
const texts = { label: 'Tên', description: 'Ngắn thôi', error: 'Hãy điền ô này.' }

test.each([
  ['a line', () => <TextField {...texts} />],
  ['a text', () => <TextAreaField {...texts} />],
  ['a select', () => <SelectField {...texts} options={options} />],
  ['a switch', () => <Switch {...texts} />],
  ['a password', () => <PasswordField {...texts} />],
])('names %s by its label alone, and describes it by its error and its help', (_, renderField) => {
  render(renderField())
  const input = screen.getByLabelText(/^Tên$/)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedAs(input)).toEqual(['Hãy điền ô này.', 'Ngắn thôi'])
})

test('marks a field without a text as wrong', () => {
  render(<TextField label="Tên" error />)
  const input = screen.getByLabelText('Tên')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toBeNull()
})

test('shows the status in the place of an error', () => {
  const { rerender } = render(<TextField label="Tên" status="Dùng được" />)
  expect(describedAs(screen.getByLabelText('Tên'))).toEqual(['Dùng được'])
  rerender(<TextField label="Tên" status="Dùng được" error="Trùng" />)
  expect(describedAs(screen.getByLabelText('Tên'))).toEqual(['Trùng'])
  expect(screen.queryByText('Dùng được')).toBeNull()
})

test('keeps the focus and the text of a password that is made visible', async () => {
  render(<PasswordField label="Mật khẩu" />)
  const input = screen.getByLabelText('Mật khẩu')
  await userEvent.type(input, 'bí mật')
  await userEvent.click(screen.getByRole('button', { name: 'Hiện hoặc ẩn mật khẩu', pressed: false }))
  expect(input).toMatchObject({ type: 'text', value: 'bí mật' })
  expect(document.activeElement).toBe(input)
  await userEvent.click(screen.getByRole('button', { name: 'Hiện hoặc ẩn mật khẩu', pressed: true }))
  expect(input).toMatchObject({ type: 'password' })
})
