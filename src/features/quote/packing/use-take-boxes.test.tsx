import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isPackingOutdated } from '#features/quote/landed/prefill.ts'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, type QuoteValues, readQuoteValues } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { useTakeBoxes } from './use-take-boxes.ts'

afterEach(() => {
  cleanup()
  for (const { id } of shownNotices()) dismiss(id)
})

const shoes = newGoods({ name: 'Giày', weight: 1, length: 30, width: 20, height: 10 })
const start: QuoteValues = { ...emptyQuoteValues, goods: [shoes] }
const box = { weight: 2.2, length: 30, width: 20, height: 20 }

function drawn(first = start) {
  const { result } = renderHook(() => {
    const form = useQuoteForm(first, () => {}, 170)
    return { form, take: useTakeBoxes(form, () => {}) }
  })
  return {
    form: () => result.current.form,
    take: (goods = start.goods) =>
      act(() => result.current.take({ parcels: [box, box], isUnweighed: false, goods }, 'AIR')),
    isOutdated: () => isPackingOutdated(result.current.form.values),
  }
}

test('compares the boxes with the goods that they were packed of, also after a reload', () => {
  const { form, take, isOutdated } = drawn()
  act(() => form().change({ goods: [{ ...shoes, count: 2 }] }))
  expect(isOutdated(), 'no boxes yet').toBe(false)
  take(form().values.goods)
  expect([form().values.parcels, isOutdated()]).toEqual([[box, box], false])
  act(() => form().change({ goods: [{ ...shoes, count: 3 }] }))
  expect([form().values.parcels, isOutdated()]).toEqual([[box, box], true])
  const stored = readQuoteValues(JSON.parse(JSON.stringify(form().values)))
  expect(stored && isPackingOutdated(stored)).toBe(true)
  act(() => form().change({ goods: [{ ...shoes, count: 2, name: 'Giày thể thao', price: 900 }] }))
  expect(isOutdated(), 'names and prices are not packed').toBe(false)
})

test('notes boxes that were packed of the goods of before', () => {
  const { form, take, isOutdated } = drawn()
  act(() => form().change({ goods: [shoes, { ...shoes, weight: 4 }] }))
  take()
  expect(isOutdated()).toBe(true)
})

test('forgets the boxes by an undo', () => {
  const { form, take, isOutdated } = drawn()
  take()
  act(() => shownNotices()[0]?.undo?.())
  act(() => form().change({ goods: [shoes, shoes] }))
  expect([form().values.parcels, isOutdated()]).toEqual([emptyQuoteValues.parcels, false])
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

const undo = () => act(() => shownNotices().at(-1)?.undo?.())

test('restores the edited boxes after an undo of the undo', () => {
  const { form, take } = drawn()
  take()
  const edited = [{ ...box, weight: 3 }, box]
  act(() => form().editParcels(edited))
  act(() => form().change({ contents: ['books'] }))
  undo()
  expect([form().values.parcels, form().values.contents]).toEqual([emptyQuoteValues.parcels, ['books']])
  undo()
  expect([form().values.parcels, form().values.contents]).toEqual([edited, ['books']])
})

test('offers no second undo for boxes that were not edited', () => {
  const { take } = drawn()
  take()
  const [notice] = shownNotices()
  act(() => notice?.undo?.())
  expect(shownNotices().filter(({ id }) => id !== notice?.id)).toEqual([])
})

test('removes the undo when another quote is loaded', () => {
  const { form, take } = drawn()
  take()
  act(() => form().load({ ...start, parcels: [box] }))
  expect(shownNotices()).toEqual([])
})

test('stacks the present goods by an undo when the earlier parcel was a stack', () => {
  const stack = { weight: 1, length: 30, width: 20, height: 10 }
  const { form, take } = drawn({ ...start, parcels: [stack], parcelOrigin: 'stacked' })
  take()
  act(() => form().change({ goods: [{ ...shoes, count: 5 }] }))
  undo()
  const present = [{ ...stack, weight: 5, height: 50 }]
  expect(form().values).toMatchObject({ parcels: present, parcelOrigin: 'stacked', packedGoods: '' })
  expect(form().request?.values.parcels).toEqual(present)
})
