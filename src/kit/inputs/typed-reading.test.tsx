import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Language, showLanguage } from '#text/language.ts'
import { typedPhone } from '#text/typed/typed-line.ts'
import { MoneyInput, NumberInput } from './number-input.tsx'
import { TextInput } from './text-input.tsx'

afterEach(async () => {
  cleanup()
  await act(() => showLanguage('vi'))
})

const money = <MoneyInput label="Ô" currency="JPY" />
const weight = <NumberInput label="Ô" unit="kg" description="Cân cả hộp." />

test.each<[Language, typeof money, string, string | undefined]>([
  ['vi', money, '¥1,280', '1.280 ¥'],
  ['vi', money, '1,280', '1.280 ¥'],
  ['vi', money, '1.280,50', '1.281 ¥'],
  ['vi', money, '12k', '12.000 ¥'],
  ['vi', money, '1.280', undefined],
  ['vi', money, '1.280 ¥', undefined],
  ['vi', money, '１２８０', undefined],
  ['vi', money, 'liên hệ', undefined],
  ['en', money, '1,280', undefined],
  ['en', money, '1.280', '1,280 ¥'],
  ['vi', weight, '1.250', '1,25 kg'],
  ['vi', weight, '1,250', undefined],
  ['vi', weight, '4.5', undefined],
  ['vi', weight, '4,', undefined],
  ['vi', weight, '1,250,000', '1.250.000 kg'],
  ['en', weight, '1,250', '1.25 kg'],
  ['jp', weight, '1.250', undefined],
])(
  'in %s the reading of a number is beside it where it differs (%#)',
  async (language, input, typed, reading) => {
    await act(() => showLanguage(language))
    render(input)
    const box = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(box, { target: { value: typed } })
    const described = () =>
      (box.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join('')
    const help = input === weight ? 'Cân cả hộp.' : ''
    const words = { vi: 'Đọc là {value}', jp: '{value} と読み取ります', en: 'Read as {value}' }[language]
    const expected = reading === undefined ? help : words.replace('{value}', reading)
    expect(described()).toBe(expected)
    // The line stays where the text is written out: what is below it must not move under the pointer.
    fireEvent.blur(box)
    expect(described()).toBe(expected)
  },
)

test('a text of a strict form is written out when it is left', () => {
  const onChange = vi.fn()
  render(<TextInput label="Ô" parse={typedPhone} onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: 'tel:\u202a０９１２‐345‑678\u202c ' } })
  expect(onChange).toHaveBeenLastCalledWith('0912-345-678')
  fireEvent.blur(box)
  expect(box.value).toBe('0912-345-678')
})
