import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLanguage } from '#text/language.ts'
import { DateInput, DateTimeInput } from './date-inputs.tsx'
// Transformed before the tests: the first import of the calendar takes longer than a test waits for it.
import './calendar.tsx'

const onChange = vi.fn()
const common = { label: 'Ngày', onChange }
beforeEach(() => onChange.mockClear())
afterEach(async () => {
  cleanup()
  await act(() => showLanguage('vi'))
})

function drawn(part: ReactElement) {
  render(part)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ngày' })
  return { input, type: (value: string) => fireEvent.change(input, { target: { value } }) }
}

/** Opens the calendar with the key and waits for its focused day. */
async function openCalendar(input: HTMLElement) {
  input.focus()
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  const dialog = await screen.findByRole('dialog', { name: 'Lịch: Ngày' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

test('writes a typed day out on blur, in the language of the interface', async () => {
  const { input, type } = drawn(<DateInput {...common} />)
  expect(input.placeholder).toBe('ngày/tháng/năm')
  type('1.9.25')
  expect(onChange).toHaveBeenLastCalledWith('2025-09-01')
  expect(screen.getByText(/Thứ Hai/)).toBeDefined()
  fireEvent.blur(input)
  expect(input.value).toBe('01/09/2025')
  await act(() => showLanguage('jp'))
  expect(input.value).toBe('2025/09/01')
  expect(input.placeholder).toBe('年/月/日')
  await act(() => showLanguage('en'))
  expect(input.value).toBe('09/01/2025')
})

test('keeps text that is no date beside its error, at any length', () => {
  const { input, type } = drawn(<DateInput {...common} />)
  type('29/2/2025')
  fireEvent.blur(input)
  expect(input.value).toBe('29/2/2025')
  expect(onChange).toHaveBeenLastCalledWith('29/2/2025')
  type('một ngày nào đó')
  expect(onChange).toHaveBeenLastCalledWith('một ngày …')
  type('')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('reads a pasted day', async () => {
  const { input } = drawn(<DateInput {...common} />)
  await userEvent.click(input)
  await userEvent.paste('2025年9月1日')
  expect(onChange).toHaveBeenLastCalledWith('2025-09-01')
})

test('picks a day with the keyboard: days, weeks, months, years', async () => {
  const { input } = drawn(<DateInput {...common} defaultValue="2024-01-31" />)
  await openCalendar(input)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Thứ Tư, 31 tháng 1, 2024, đang chọn')
  await userEvent.keyboard('{PageDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Thứ Năm, 29 tháng 2, 2024')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}{Shift>}{PageDown}{/Shift}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Thứ Bảy, 8 tháng 2, 2025')
  fireEvent.click(document.activeElement ?? input)
  expect(document.activeElement).toBe(input)
  expect(onChange).toHaveBeenLastCalledWith('2025-02-08')
  expect(input.value).toBe('08/02/2025')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closes the calendar without a change', async () => {
  const { input } = drawn(<DateInput {...common} defaultValue="2024-01-31" />)
  await openCalendar(input)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(input)
  expect(onChange).not.toHaveBeenCalled()
})

test('keeps the time of a moment when another day is picked', async () => {
  const at = (day: number) => new Date(2025, 8, day, 13, 45).toISOString()
  const { input } = drawn(<DateTimeInput {...common} defaultValue={at(1)} />)
  expect(input.value).toBe('01/09/2025 13:45')
  await openCalendar(input)
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(at(2))
})

test('opens the calendar within the limits and does not pick beyond them', async () => {
  const { input } = drawn(<DateInput {...common} limits={() => ({ min: '1906-11-22', max: '2010-11-22' })} />)
  const dialog = await openCalendar(input)
  const button = (name: string) =>
    [...dialog.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name)
  expect(button('Thứ Hai, 22 tháng 11, 2010')?.disabled).toBe(false)
  expect(button('Thứ Ba, 23 tháng 11, 2010')?.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Hôm nay' })).toBeNull()
})
