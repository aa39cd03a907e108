import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Language, showLanguage } from '#text/language.ts'
import { typedCode, typedPhone } from '#text/typed/typed-line.ts'
import { ColorInput } from './color-input.tsx'
import { DateInput, DateTimeInput } from './date/date-inputs.tsx'
import { MoneyInput, NumberInput } from './number-input.tsx'
import { PositionInput } from './position/position-input.tsx'
import { TextInput, UrlInput } from './text-input.tsx'
import { TimeInput } from './time-input.tsx'

afterEach(async () => {
  cleanup()
  await act(() => showLanguage('vi'))
})

const money = <MoneyInput label="Ô" currency="JPY" />
const weight = <NumberInput label="Ô" unit="kg" description="Cân cả hộp." />

const phone = (stored: string, onChange: () => void) => (
  <TextInput label="Ô" parse={typedPhone} defaultValue={stored} onChange={onChange} />
)

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

test.each<[string, (onChange: () => void) => typeof money]>([
  ['a phone number', (onChange) => phone('０９１２‐345', onChange)],
  ['a code', (onChange) => <TextInput label="Ô" parse={typedCode} defaultValue="AB–①" onChange={onChange} />],
  ['an address', (onChange) => <UrlInput label="Ô" defaultValue="ｈｔｔｐｓ：//a.vn" onChange={onChange} />],
  ['a colour', (onChange) => <ColorInput label="Ô" defaultValue="＃0b7285" onChange={onChange} />],
  [
    'an amount with a fraction',
    (onChange) => <MoneyInput label="Ô" defaultValue={1250.5} onChange={onChange} />,
  ],
  ['a small amount', (onChange) => <MoneyInput label="Ô" defaultValue={98.765} onChange={onChange} />],
  [
    'a whole number with a fraction',
    (onChange) => <NumberInput label="Ô" integer defaultValue={1.234} onChange={onChange} />,
  ],
  ['a time', (onChange) => <TimeInput label="Ô" defaultValue="9.3" onChange={onChange} />],
  ['a day', (onChange) => <DateInput label="Ô" defaultValue="1.9.25" onChange={onChange} />],
  ['a moment', (onChange) => <DateTimeInput label="Ô" defaultValue="1/9 9h" onChange={onChange} />],
  [
    'a position',
    (onChange) => <PositionInput label="Ô" defaultValue={{ lat: 1e-7, lng: 106.7 }} onChange={onChange} />,
  ],
])('%s that is not typed into keeps its stored spelling when it is left', (_, input) => {
  const onChange = vi.fn()
  render(input(onChange))
  const box = screen.getAllByRole<HTMLInputElement>('textbox')[0]
  if (!box) throw new Error('No input')
  const before = box.value
  fireEvent.focus(box)
  fireEvent.blur(box)
  expect([before, box.value]).toEqual([before, before])
  expect(onChange).not.toHaveBeenCalled()
})

test('a text that was typed back to its stored spelling is written out', () => {
  const onChange = vi.fn()
  render(phone('０９１２', onChange))
  const box = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(box, { target: { value: '09123' } })
  fireEvent.change(box, { target: { value: '０９１２' } })
  fireEvent.blur(box)
  expect([box.value, onChange.mock.lastCall]).toEqual(['0912', ['0912']])
})
