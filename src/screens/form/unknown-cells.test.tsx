// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { number, rows, text, toggle } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bodyIn } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { formOffice, open, path, stored, wordsBeside } from './record-form.test-data.tsx'

const { answer } = formOffice()
const priced = {
  ...thing,
  fields: {
    ...thing.fields,
    prices: rows('Bảng giá', {
      code: text('Mã', { required: true }),
      fee: number('Phí', { required: true }),
      open: toggle('Mở'),
    }),
  },
}
const raw = { ...stored, prices: [{ code: 'A', fee: 'mười', open: 'có', note: 'x' }] }

test('shows the cells of a table as they came, and sends them back so when another one is edited', async () => {
  answer('/api/thing/5', { code: 1, data: raw })
  const calls = answer(path, { code: 1, data: raw })
  const { save } = await open(rowOf<Resource>(priced, raw), priced)
  const table = await screen.findByRole('table')
  const fee = await within(table).findByLabelText<HTMLInputElement>(/^Phí, dòng 1/)
  expect([fee.value, wordsBeside(fee)]).toEqual(['', 'Máy chủ gửi: “mười”. Bạn không sửa thì giữ nguyên.'])
  expect(within(table).queryByRole('switch')).toBeNull()
  const mixed = within(table).getByRole('checkbox', { name: /^Mở, dòng 1/ })
  expect(mixed).toMatchObject({ indeterminate: true })
  fireEvent.change(within(table).getByLabelText(/^Mã, dòng 1/), { target: { value: 'B' } })
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ prices: [{ code: 'B', fee: 'mười', open: 'có', note: 'x' }] })
})

test('validates and saves an unknown cell once it is edited', async () => {
  answer('/api/thing/5', { code: 1, data: raw })
  const calls = answer(path, { code: 1, data: raw })
  const { save } = await open(rowOf<Resource>(priced, raw), priced)
  const fee = await screen.findByLabelText<HTMLInputElement>(/^Phí, dòng 1/)
  fireEvent.change(fee, { target: { value: 'chín' } })
  save()
  await waitFor(() => expect(fee.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(fee, { target: { value: '9' } })
  save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toMatchObject({ prices: [{ code: 'A', fee: 9, open: 'có' }] })
})
