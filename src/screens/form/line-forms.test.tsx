// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choice, number, rows, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bodyIn } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { formOffice, open, path, stored } from './record-form.test-data.tsx'

const { answer } = formOffice()
const steps = rows(
  'Bậc',
  { to: number('Đến', { required: true }), step: number('Từng', { required: true }) },
  { optional: true },
)
const ruled = {
  ...thing,
  fields: {
    ...thing.fields,
    rules: rows(
      'Quy tắc',
      {
        code: text('Mã', { required: true }),
        basis: choice(
          'Cách',
          { larger: 'Lớn', actual: 'Thật' },
          { required: true, initial: 'larger', optional: true },
        ),
        fee: number('Phí', { required: true, min: 1 }),
        steps,
      },
      {
        unique: 'code',
        form: { summary: ['code', 'basis', 'fee'], rows: [['code', 'basis'], ['fee'], ['steps']] },
      },
    ),
  },
}
const raw = {
  ...stored,
  rules: [
    { code: 'A', fee: 1, note: 'x' },
    { code: 'B', fee: 2 },
  ],
}

async function openRules() {
  answer('/api/thing/5', { code: 1, data: raw })
  const calls = answer(path, { code: 1, data: raw })
  const { save } = await open(rowOf<Resource>(ruled, raw), ruled)
  const group = await screen.findByRole('group', { name: 'Quy tắc' })
  return { calls, save, group, line: (name: RegExp) => within(group).getByRole('button', { name }) }
}

test('a line opens as a form; a column that it lacks shows its initial value and is sent once it is edited', async () => {
  const { calls, save, group, line } = await openRules()
  expect(line(/^A/).textContent).toBe('A Lớn · Phí 1')
  fireEvent.click(line(/^A/))
  const form = within(within(group).getByRole('group', { name: 'A' }))
  expect(form.getByLabelText<HTMLSelectElement>(/^Cách/).value).toBe('larger')
  fireEvent.change(form.getByLabelText(/^Phí/), { target: { value: '3' } })
  fireEvent.click(line(/^B Lớn/))
  const other = within(within(group).getByRole('group', { name: 'B' }))
  fireEvent.change(other.getByLabelText(/^Cách/), { target: { value: 'actual' } })
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toHaveProperty('rules', [
    { code: 'A', fee: 3, note: 'x' },
    { code: 'B', fee: 2, basis: 'actual' },
  ])
})

test('a save with a wrong cell opens its line', async () => {
  const { calls, save, group, line } = await openRules()
  fireEvent.click(line(/^A/))
  const form = within(within(group).getByRole('group', { name: 'A' }))
  fireEvent.change(form.getByLabelText(/^Phí/), { target: { value: '0' } })
  fireEvent.click(line(/^A/))
  expect(within(group).queryByRole('group', { name: 'A' })).toBeNull()
  save()
  const fee = await within(await within(group).findByRole('group', { name: 'A' })).findByLabelText(/^Phí/)
  expect(fee.getAttribute('aria-invalid')).toBe('true')
  expect(within(group).queryByRole('group', { name: 'B' })).toBeNull()
  expect(calls).toEqual([])
})

test('focuses the first input of an added line at once, and the button when one is removed', async () => {
  const { group } = await openRules()
  const add = within(group).getByRole('button', { name: 'Thêm dòng' })
  fireEvent.click(add)
  const form = within(group).getByRole('group', { name: 'Dòng 3' })
  expect(document.activeElement).toBe(within(form).getByLabelText(/^Mã/))
  fireEvent.click(within(form).getByRole('button', { name: 'Thêm dòng' }))
  expect(document.activeElement).toBe(within(form).getByLabelText(/^Đến/))
  fireEvent.click(within(form).getByRole('button', { name: 'Bỏ dòng 1' }))
  expect(document.activeElement).toBe(within(form).getByRole('button', { name: 'Thêm dòng' }))
  fireEvent.click(within(group).getByRole('button', { name: 'Bỏ dòng 3' }))
  expect(document.activeElement).toBe(add)
})
