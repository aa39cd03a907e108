import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newGoods } from './rules/goods.ts'
import { emptyQuoteValues, type QuoteValues } from './rules/quote-values.ts'
import { useQuoteForm } from './use-quote-form.ts'

afterEach(cleanup)

const line = newGoods({ name: 'Loa', weight: 1, length: 10, width: 8, height: 5 })
const parcel = { weight: 1, length: 10, width: 8, height: 5 }
const stacked: QuoteValues = {
  ...emptyQuoteValues,
  goods: [line],
  parcels: [parcel],
  parcelOrigin: 'stacked',
}
const drawn = (start: QuoteValues) => renderHook(() => useQuoteForm(start, () => {}, 170)).result

test('stacks the goods again when they change, and mounts the inputs of the parcel again', () => {
  const form = drawn(stacked)
  const { parcelsEdition } = form.current
  act(() => form.current.change({ goods: [{ ...line, count: 3 }] }))
  expect(form.current.values.parcels).toEqual([{ ...parcel, weight: 3, height: 15 }])
  expect(form.current.parcelsEdition).toBeGreaterThan(parcelsEdition)
  act(() => form.current.change({ goods: [] }))
  expect(form.current.values.parcels).toEqual(emptyQuoteValues.parcels)
})

test('keeps the mounted inputs of the parcel when a change of the goods leaves the stack as it is', () => {
  const form = drawn(stacked)
  const { parcelsEdition } = form.current
  act(() => form.current.change({ goods: [{ ...line, name: 'Loa nhỏ', price: 900 }] }))
  expect(form.current).toMatchObject({ parcelsEdition, values: { parcels: [parcel] } })
})

test('leaves an edited parcel as it is', () => {
  const form = drawn({ ...stacked, parcelOrigin: null })
  act(() => form.current.change({ goods: [line, line] }))
  expect(form.current.values.parcels).toEqual([parcel])
})

test('a customer who is named after the prices leaves them as they are; another weight does not', () => {
  const form = drawn({ ...emptyQuoteValues, parcels: [parcel] })
  act(() => void form.current.requestPrices())
  act(() => form.current.change({ customer: { value: '', label: 'Chị Lan', code: '' } }))
  expect(form.current.isOld).toBe(false)
  act(() => form.current.change({ parcels: [{ ...parcel, weight: 2 }] }))
  expect(form.current.isOld).toBe(true)
})

test('counts additions as the same quote, other values as another one, and returns to the first by an undo', () => {
  const form = drawn(stacked)
  const { edition, inputsEdition } = form.current
  const before = form.current.snapshot()
  act(() => form.current.extend({ ...stacked, account: 'KH1' }))
  expect(form.current).toMatchObject({ edition, inputsEdition: inputsEdition + 1 })
  act(() => form.current.fill(emptyQuoteValues))
  expect(form.current.edition).not.toBe(edition)
  act(() => form.current.restore(before))
  expect(form.current).toMatchObject({ edition, values: stacked, inputsEdition: inputsEdition + 3 })
})

test('requests no price for a stored or shared quote whose parcel lacks a side, and asks for that side', () => {
  const form = drawn(emptyQuoteValues)
  const whole = { ...emptyQuoteValues, parcels: [parcel] }
  act(() => form.current.load(whole))
  expect(form.current.request?.values.parcels).toEqual([parcel])
  act(() => form.current.load({ ...whole, parcels: [parcel, { ...parcel, width: null }] }))
  expect(form.current.request).toBeNull()
  expect(Object.keys(form.current.problems)).toEqual(['parcels.1.width'])
})
