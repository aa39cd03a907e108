import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Field } from '#descriptor/field.ts'
import { crud, defineResource } from '#descriptor/index.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import {
  birthday,
  choice,
  date,
  dateTime,
  email,
  money,
  number,
  phone,
  text,
  time,
  toggle,
  url,
} from '#descriptor/make-field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { problemOf } from '#descriptor/validate.ts'
import { gridReader } from '#features/grid/grid-reader.ts'
import { rowReader } from '#features/import/row-reader.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { vietnamMoment } from '#hooks/tables/vietnam-moment.ts'
import { inputOf } from '#screens/form/inputs.tsx'
import { RangeFilter } from '#screens/list/tools/range-filter.tsx'
import { type Language, showLanguage, translate } from '#text/language.ts'
import * as days from '#text/typed/day-cases.test-data.ts'
import * as lines from '#text/typed/line-cases.test-data.ts'
import * as numbers from '#text/typed/number-cases.test-data.ts'

const goods: Resource = defineResource({
  ...samplePlan,
  name: 'goods',
  operations: crud('/api/goods'),
  fields: {
    name: text('Tên', { max: 40 }),
    code: text('Mã', { max: 60, code: true }),
    ratio: number('Tỉ lệ'),
    count: number('Số lượng', { integer: true }),
    price: money('Giá', 'JPY', { min: -1e12 }),
    day: date('Ngày'),
    birth: birthday('Ngày sinh'),
    at: dateTime('Lúc'),
    hour: time('Giờ'),
    phone: phone('Điện thoại'),
    email: email('Email'),
    site: url('Trang web'),
    colour: choice('Màu', { red: 'Đỏ', blue: 'Xanh' }),
    active: toggle('Đang dùng'),
  },
  list: { columns: ['name'] },
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: days.today })
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await act(() => showLanguage('vi'))
})

const refused = 'refused'

/** A value that a door has read: moments in their own zone, anything that validation refuses as that. */
function outcome(name: string, value: unknown, momentText: (iso: string) => string): unknown {
  const field = fieldOf(goods, name)
  if (value === undefined) return rulesOf(field).empty
  // The ages of people are another rule than the reading of a day.
  const rules: Field = field.kind === 'birthday' ? fieldOf(goods, 'day') : field
  if (problemOf(rules, value) !== null) return refused
  return field.kind === 'dateTime' && typeof value === 'string' ? momentText(value) : value
}

const here = (iso: string) => {
  if (iso === '') return ''
  const moment = new Date(iso)
  return vietnamMoment(
    new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000 - 7 * 3_600_000).toISOString(),
  )
}

function inForm(name: string, typed: string): unknown {
  const onChange = vi.fn()
  const field = fieldOf(goods, name)
  const { unmount } = render(
    inputOf({
      field,
      props: { label: 'Ô', onChange },
      resource: goods,
      id: '',
      currentValues: () => ({}),
      t: translate.bind(null),
    }),
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Ô' }), { target: { value: typed } })
  unmount()
  return outcome(name, onChange.mock.lastCall?.[0], here)
}

function inGrid(name: string, typed: string): unknown {
  const context = plainContext(goods)
  const row = rowOf<Resource>(goods, { id: '1' })
  const cells = { [name]: { text: typed, isTyped: true } }
  const { values, problems } = gridReader(context, () => undefined).given(row, cells as never, 0)
  return problems?.[name] ? refused : outcome(name, values[name], vietnamMoment)
}

function inImport(name: string, typed: string): unknown {
  const columns = [{ column: { kind: 'field', name } }] as never
  const reader = rowReader({
    context: plainContext(goods),
    columns,
    key: { kind: 'none' },
    clears: false,
    existing: [],
  })
  return outcome(name, reader.read([typed], 1, { line: 2 }).values[name], vietnamMoment)
}

/** The lower end of a filter by a range; a text that is none leaves the list as it is. */
function inFilter(name: string, typed: string): unknown {
  const onFilter = vi.fn()
  const { unmount } = render(
    <RangeFilter field={fieldOf(goods, name)} name={name} text="" onFilter={onFilter} />,
  )
  const input = screen.getByRole('textbox', { name: 'Từ' })
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  const isRefused = input.getAttribute('aria-invalid') === 'true'
  unmount()
  const applied = onFilter.mock.lastCall?.[1] as string | undefined
  const kind = fieldOf(goods, name).kind
  const isNumber = kind === 'number' || kind === 'money'
  if (isRefused) return refused
  if (applied === undefined) return isNumber ? null : ''
  return isNumber ? Number(applied.replace('..', '')) : applied.replace('..', '')
}

const tables = { grid: inGrid, import: inImport }
const all = { form: inForm, ...tables }
type Door = (name: string, typed: string) => unknown

/** The outcome of every case at a door, beside the case. */
function expectCases(
  doors: Readonly<Record<string, Door>>,
  name: string,
  table: readonly (readonly [string, unknown])[],
) {
  for (const [door, read] of Object.entries(doors)) {
    const wanted = table.map(([typed, value]) => [
      door,
      typed,
      value === null || Number.isNaN(value) ? refused : value,
    ])
    expect(table.map(([typed]) => [door, typed, read(name, typed)])).toEqual(wanted)
  }
}

const isFilled = ([typed]: readonly [string, ...unknown[]]) => typed.replace(/[\s\u200b]/g, '') !== ''

test.each([
  ['ratio', numbers.numberCases.filter(isFilled).map(([typed, value]) => [typed, value] as const)],
  [
    'count',
    numbers.numberCases
      .filter(isFilled)
      .map(([typed, value, whole = value]) => [typed, Number.isInteger(whole) ? whole : null] as const),
  ],
  // Forms refuse this text, while tables round a number with four or more decimals and note it at the cell.
  ['price', numbers.moneyCases.filter((one) => isFilled(one) && one[0] !== '4.8004900')],
])('a number is the same in every form, table and filter: %s', (name, table) => {
  expectCases(all, name, table)
})

test.each(['ratio', 'price'])('a filter reads a number as the other doors do: %s', (name) => {
  const table = name === 'ratio' ? numbers.numberCases : numbers.moneyCases
  // A filter has at most nine decimals and no exponent.
  const plain = table
    .filter(isFilled)
    .map(([typed, value]) => [typed, value] as const)
    .filter(([, value]) => value !== 5e-7)
  expectCases({ filter: inFilter }, name, plain)
})

test.each<Language>(['vi', 'jp', 'en'])('a day is the same at every door: %s', async (language) => {
  await act(() => showLanguage(language))
  const ordered = days.orderedDays.filter(([of]) => of === language).map(([, ...one]) => one)
  expectCases({ ...all }, 'day', [...days.dayCases, ...ordered].filter(isFilled))
  const byText = { filter: (name: string, typed: string) => inFilter(name, typed) }
  if (language === 'vi') expectCases(byText, 'day', [...days.dayCases, ...ordered].filter(isFilled))
})

test('a day of birth is never in the future', () => {
  expectCases(all, 'birth', days.birthdayCases)
})

test('a moment is the same at every door, each in its own zone', () => {
  const hasZone = ([typed]: readonly [string, unknown]) => /Z$|\+\d{2}:\d{2}$/.test(typed)
  expectCases(
    all,
    'at',
    days.momentCases
      .filter((one) => isFilled(one) && !hasZone(one))
      .map(([typed, value]) => {
        return [typed, value?.replace(/:00\.000$/, '') ?? null] as const
      }),
  )
})

test('a time is the same at every door', () => {
  expectCases({ ...all, filter: inFilter }, 'hour', days.timeCases.filter(isFilled))
})

test.each([
  ['phone', lines.phoneCases],
  ['email', lines.emailCases],
  ['site', lines.addressCases],
  ['code', lines.codeCases],
])('a text of a strict form is the same at every door: %s', (name, table) => {
  const field = fieldOf(goods, name)
  const valid = table.map(([typed, value]) => [typed, problemOf(field, value) ? null : value] as const)
  expectCases(all, name, valid.filter(isFilled))
})

test('a choice and a switch are the same in every table', () => {
  expectCases(tables, 'colour', [
    ['Đỏ', 'red'],
    ['RED', 'red'],
    ['do\u200b', 'red'],
    ['tím', null],
  ])
  expectCases(tables, 'active', [
    ['✔\ufe0f', true],
    ['Bật', true],
    ['×', false],
    ['thôi', null],
  ])
})
