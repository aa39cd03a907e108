import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isPackingOutdated, packingCode, restacked } from '#features/quote/landed/prefill.ts'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, type QuoteValues, readQuoteValues } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'

afterEach(cleanup)

const shoes = newGoods({ name: 'Giày', weight: 1, length: 30, width: 20, height: 10 })
const start: QuoteValues = { ...emptyQuoteValues, goods: [shoes] }
const box = { weight: 2.2, length: 30, width: 20, height: 20 }

function drawn() {
  const { result } = renderHook(() => useQuoteForm(start, () => {}, 170))
  const form = () => result.current
  return {
    form,
    take: () =>
      act(() => {
        const packedGoods = packingCode(form().values.goods)
        form().replaceParcels({ parcels: [box, box], parcelOrigin: null, packedGoods })
      }),
    isOutdated: () => isPackingOutdated(form().values),
  }
}

test('compares the boxes with the goods that they were packed of, also after a reload', () => {
  const { form, take, isOutdated } = drawn()
  act(() => form().change({ goods: [{ ...shoes, count: 2 }] }))
  expect(isOutdated(), 'no boxes yet').toBe(false)
  take()
  expect([form().values.parcels, isOutdated()]).toEqual([[box, box], false])
  act(() => form().change({ goods: [{ ...shoes, count: 3 }] }))
  expect([form().values.parcels, isOutdated()]).toEqual([[box, box], true])
  const stored = readQuoteValues(JSON.parse(JSON.stringify(form().values)))
  expect(stored && isPackingOutdated(stored)).toBe(true)
  act(() => form().change({ goods: [{ ...shoes, count: 2, name: 'Giày thể thao', price: 900 }] }))
  expect(isOutdated(), 'names and prices are not packed').toBe(false)
})

test('takes edited parcels as those of the present goods, and compares them with later ones', () => {
  const { form, take, isOutdated } = drawn()
  take()
  act(() => form().change({ goods: [shoes, shoes] }))
  act(() => form().editParcels([{ ...box, weight: 3 }]))
  expect([form().values.parcels, isOutdated()]).toEqual([[{ ...box, weight: 3 }], false])
  act(() => form().change({ goods: [shoes] }))
  expect(isOutdated()).toBe(true)
})

test('stacks the present goods in place of outdated boxes', () => {
  const { form, take, isOutdated } = drawn()
  take()
  act(() => form().change({ goods: [{ ...shoes, count: 5 }] }))
  act(() => form().replaceParcels(restacked(form().values)))
  const stack = { weight: 5, length: 30, width: 20, height: 50 }
  expect(form().values).toMatchObject({ parcels: [stack], parcelOrigin: 'stacked', packedGoods: '' })
  expect(form().request?.values.parcels).toEqual([stack])
  expect(isOutdated()).toBe(false)
})
