import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateInput, DateTimeInput } from '#kit/inputs/date/date-inputs.tsx'
import { ChoiceInput, ToggleInput } from './choice-input.tsx'
import { ColorInput } from './color-input.tsx'
import { ManyChoiceInput } from './many-choice-input.tsx'
import { MoneyInput, NumberInput } from './number-input.tsx'
import { SlugInput } from './slug-input.tsx'
import { LongTextInput, TextInput, UrlInput } from './text-input.tsx'
import { TimeInput } from './time-input.tsx'

afterEach(cleanup)

const kinds = { service: 'Dịch vụ', policy: 'Chính sách' }

describe('the value of an input', () => {
  const onChange = vi.fn()
  const common = { label: 'Ô', onChange: onChange }
  const typed: Readonly<Record<string, [() => ReactElement, string, unknown]>> = {
    text: [() => <TextInput {...common} />, 'Ễ', 'Ễ'],
    longText: [() => <LongTextInput {...common} />, 'a\nb', 'a\nb'],
    url: [() => <UrlInput {...common} />, 'www.a.vn', 'www.a.vn'],
    slug: [() => <SlugInput {...common} />, 'a-b', 'a-b'],
    color: [() => <ColorInput {...common} />, '#0b7285', '#0b7285'],
    number: [() => <NumberInput {...common} />, '4,5', 4.5],
    'number with a dot': [() => <NumberInput {...common} />, '4.5', 4.5],
    'negative number': [() => <NumberInput {...common} />, '-3', -3],
    'no number': [() => <NumberInput {...common} />, 'abc', Number.NaN],
    money: [() => <MoneyInput {...common} currency="VND" />, '1.250.000', 1_250_000],
    date: [() => <DateInput {...common} />, '20/11/2026', '2026-11-20'],
    'no date': [() => <DateInput {...common} />, '31/02/2026', '31/02/2026'],
    time: [() => <TimeInput {...common} />, '8h30', '08:30'],
    'no time': [() => <TimeInput {...common} />, 'sáng sớm', 'sáng…'],
    dateTime: [
      () => <DateTimeInput {...common} />,
      '20/11/2026 10:30',
      new Date(2026, 10, 20, 10, 30).toISOString(),
    ],
  }
  it.each(Object.entries(typed))('%s', (_, [input, words, value]) => {
    onChange.mockClear()
    drawn(input())
    fireEvent.change(screen.getByLabelText('Ô'), { target: { value: words } })
    expect(onChange).toHaveBeenLastCalledWith(value)
  })

  it.each(Object.entries(typed))('%s: nothing', (_, [input]) => {
    drawn(input())
    const field = screen.getByLabelText('Ô')
    fireEvent.change(field, { target: { value: '2026-01-01' } })
    onChange.mockClear()
    fireEvent.change(field, { target: { value: '' } })
    if (onChange.mock.calls.length > 0) expect(['', null]).toContain(onChange.mock.lastCall?.[0])
  })
})

describe('ChoiceInput', () => {
  it('offers only real options for a required value', () => {
    drawn(<ChoiceInput label="Quyền" options={kinds} defaultValue="policy" required />)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(Object.values(kinds))
    expect(screen.getByRole<HTMLSelectElement>('combobox').required).toBe(true)
  })

  it('shows a read-only value as text with its reason', () => {
    drawn(
      <ChoiceInput
        label="Quyền"
        description="Chỉ xem"
        options={kinds}
        legacyOptions={{ superadmin: 'Quản trị cao nhất' }}
        defaultValue="superadmin"
        required
        readOnly
      />,
    )
    expect(screen.getByText('Chỉ xem')).toBeDefined()
    expect(screen.getByText('Quản trị cao nhất').closest('select')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('keeps a stored value that is not an option', () => {
    drawn(
      <ChoiceInput
        label="Quyền"
        options={kinds}
        legacyOptions={{ superadmin: 'Quản trị cao nhất' }}
        defaultValue="superadmin"
      />,
    )
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quyền' })
    expect(choice.value).toBe('superadmin')
    expect(screen.getByRole('option', { name: 'Quản trị cao nhất' })).toBeDefined()
  })

  it('shows a stored value without a label unchanged', () => {
    drawn(<ChoiceInput label="Loại" options={kinds} defaultValue="__proto__" />)
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('__proto__')
  })

  it('cannot be cleared where a value is required', () => {
    drawn(<ChoiceInput label="Loại" options={kinds} required defaultValue="service" />)
    expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual([
      'service',
      'policy',
    ])
  })
})

describe('MoneyInput', () => {
  it('is replaced by typing after the first click, and edited after the next one', async () => {
    const onChange = vi.fn()
    drawn(<MoneyInput label="Giá" currency="JPY" defaultValue={4800} onChange={onChange} />)
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Giá' })
    await userEvent.click(box)
    await userEvent.keyboard('4900')
    expect(onChange).toHaveBeenLastCalledWith(4900)
    await userEvent.click(box)
    await userEvent.keyboard('0')
    expect(onChange).toHaveBeenLastCalledWith(49_000)
  })
})

describe('NumberInput', () => {
  const entered = async () => {
    const onChange = vi.fn()
    drawn(<NumberInput label="Cân nặng" defaultValue={12_500} onChange={onChange} />)
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cân nặng' })
    await userEvent.tab()
    return { box, onChange }
  }

  it('goes on with the typed text when the window gets the focus again', async () => {
    const { box, onChange } = await entered()
    await userEvent.keyboard('12,')
    // A window that loses the focus keeps its active element.
    fireEvent.blur(box)
    fireEvent.focus(box)
    expect(document.activeElement).toBe(box)
    await userEvent.keyboard('5')
    expect(onChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.tab()
    expect(box.value).toBe('12,5')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('7')
    expect(onChange).toHaveBeenLastCalledWith(7)
  })

  it('sets the caret by a click once it has the focus', async () => {
    const { box } = await entered()
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, box.value.length])
    await userEvent.pointer({ keys: '[MouseLeft]', target: box, offset: 2 })
    expect([box.selectionStart, box.selectionEnd]).toEqual([2, 2])
  })
})

describe('ManyChoiceInput', () => {
  it('adds a value to the stored ones, including legacy values', async () => {
    const onChange = vi.fn()
    drawn(
      <ManyChoiceInput
        label="Cách trả"
        options={{ CASH: 'Tiền mặt' }}
        defaultValue={['GOLD']}
        onChange={onChange}
      />,
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'GOLD' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tiền mặt' }))
    expect(onChange).toHaveBeenLastCalledWith(['GOLD', 'CASH'])
  })
})

describe('ToggleInput', () => {
  it('renders a switch that its label names, without a word for its state', async () => {
    const onChange = vi.fn()
    drawn(<ToggleInput label="Đang dùng" defaultValue onChange={onChange} />)
    expect(document.querySelector('label')?.textContent).toBe('Đang dùng')
    await userEvent.click(screen.getByRole('switch', { name: 'Đang dùng', checked: true }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(document.querySelector('label')?.textContent).toBe('Đang dùng')
  })
})

describe('SlugInput', () => {
  it('asks for a slug of the title and shows when the slug is in use', async () => {
    const onSuggest = vi.fn()
    const renderLink = ({ children }: { readonly children: React.ReactNode }) => (
      <a href="/guide/7">{children}</a>
    )
    const status = { kind: 'taken', isTitle: false, by: 'Phí ship', renderLink } as const
    drawn(<SlugInput label="Đường dẫn" value="huong-dan" onSuggest={onSuggest} status={status} />)
    await userEvent.click(screen.getByRole('button', { name: 'Lấy từ tiêu đề' }))
    expect(onSuggest).toHaveBeenCalledOnce()
    const field = screen.getByLabelText<HTMLInputElement>('Đường dẫn')
    expect(field.value).toBe('huong-dan')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toContain('Đã có “Phí ship” dùng địa chỉ này.')
    expect(screen.getByRole('link', { name: 'Xem bài đó' }).getAttribute('href')).toBe('/guide/7')
  })
})

describe('an error', () => {
  it('is rendered at its field', () => {
    drawn(<TextInput label="Tên" error="Điền tên trước khi lưu." required data-path="name" />)
    const field = screen.getByRole('textbox', { name: /Tên/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain('Điền tên trước khi lưu.')
    expect(field.dataset.path).toBe('name')
  })
})

function drawn(part: ReactElement) {
  return render(part)
}
