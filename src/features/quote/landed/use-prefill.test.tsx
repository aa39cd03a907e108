import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crud, defineResource, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { compareServices, useChosenService } from '#features/quote/compare-totals.ts'
import { useReplaceQuote } from '#features/quote/kept/use-quote-history.ts'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { type ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { usePrefill } from './use-prefill.ts'
import { valuesOfIds } from './values-of-ids.ts'

const go = vi.hoisted(() => vi.fn())
vi.mock('#screens/use-go.ts', () => ({ useGo: () => go }))
vi.mock('./values-of-ids.ts', () => ({ valuesOfIds: vi.fn() }))
const read = vi.mocked(valuesOfIds)

const parcel = { weight: 3, length: 40, width: 30, height: 20 }
const late: QuoteValues = {
  ...emptyQuoteValues,
  goods: [newGoods({ name: 'Loa', price: 12_800 })],
  parcels: [parcel],
  account: 'KH1',
}
const old: QuoteValues = { ...emptyQuoteValues, account: 'KH9', parcels: [{ ...parcel, weight: 8 }] }
const services = ['AIR', 'SEA'].map((code) => ({ service: { code }, state: 'idle' }) as ServiceQuote)
const resources = [
  defineResource({ ...samplePlan, operations: crud('/api/thing'), fields: { name: text('Tên') } }),
]
const address: ScreenSearch = { of: resources[0]?.name ?? '', ids: '1' }

let answer: (values: QuoteValues) => void = () => {}
beforeEach(() => {
  read.mockImplementation(() => {
    return new Promise((resolve) => {
      answer = resolve
    })
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of shownNotices()) dismiss(id)
  vi.resetAllMocks()
})

function drawn(start: QuoteValues, isLoading = false, opened = address) {
  return renderHook(
    (props: { readonly isLoading: boolean; readonly search: ScreenSearch }) => {
      const form = useQuoteForm(start, () => {}, 170)
      const [message, setMessage] = useState('sửa tay')
      const edits = message === '' ? {} : { vi: { text: message, base: [] } }
      const replacing = useReplaceQuote(form, { edits, before: null }, (rest) =>
        setMessage(rest.edits.vi?.text ?? ''),
      )
      const history = {
        reset: () => setMessage(''),
        replace: replacing.replace,
        changeWithUndo: replacing.change,
      }
      const prefill = usePrefill(form, { rate: 170, history, ...props })
      const service = useChosenService(
        services,
        compareServices(services, () => null, new Map()),
        form,
      )
      return { form, message, prefill, service }
    },
    {
      initialProps: { isLoading, search: opened },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ResourcesContext value={resources}>{children}</ResourcesContext>
      ),
    },
  )
}
const arrive = (values = late) => act(async () => answer(values))

test('replaces the quote of before, and restores it with its request and its edited message', async () => {
  const { result } = drawn(old)
  expect(result.current.prefill.isReading).toBe(true)
  act(() => void result.current.form.requestPrices())
  const { request, edition } = result.current.form
  await arrive()
  expect([result.current.form.values, result.current.message]).toEqual([late, ''])
  expect(result.current.form.request?.values.goods).toEqual(late.goods)
  expect(go).toHaveBeenCalledWith('/calculator', { replace: true, free: true })
  act(() => shownNotices()[0]?.undo?.())
  expect(result.current.form).toMatchObject({ values: old, request, edition })
  expect(result.current.message).toBe('sửa tay')
})

test('adds records that arrive late to the values typed before, also while the settings were loading', async () => {
  const { result, rerender } = drawn(emptyQuoteValues, true)
  const typed = { ...parcel, weight: 99 }
  act(() => result.current.form.change({ parcels: [typed], otherFees: 5 }))
  rerender({ isLoading: false, search: address })
  act(() => result.current.form.change({ goods: [newGoods({ name: 'Sách' })] }))
  const before = result.current.form.values
  await arrive()
  const { values } = result.current.form
  expect(values).toMatchObject({ parcels: [typed], otherFees: 5, account: 'KH1' })
  expect(values.goods.map(({ name }) => name)).toEqual(['Sách', 'Loa'])
  expect(result.current.message).toBe('sửa tay')
  act(() => shownNotices()[0]?.undo?.())
  expect(result.current.form.values).toEqual(before)
})

test('reads again after a failure, and keeps what was typed since the first attempt', async () => {
  read.mockRejectedValueOnce(new TypeError('offline'))
  const { result } = drawn(emptyQuoteValues)
  await waitFor(() => expect(shownNotices()).toHaveLength(1))
  expect([result.current.prefill.isReading, go.mock.calls.length]).toEqual([false, 0])
  act(() => result.current.form.change({ account: 'KH2' }))
  act(() => shownNotices()[0]?.action?.run())
  expect([read.mock.calls.length, result.current.prefill.isReading]).toEqual([2, true])
  await arrive()
  expect(result.current.form.values).toMatchObject({ account: 'KH2', goods: late.goods })
})

test('leaves the form and the address alone once the user has left', async () => {
  const { unmount } = drawn(old)
  unmount()
  await arrive()
  expect([shownNotices(), go.mock.calls]).toEqual([[], []])
})

test('keeps the service that was picked while the records were loading', async () => {
  const { result } = drawn(old)
  const chosen = () => result.current.service.chosen?.service.code
  act(() => result.current.service.pick('SEA'))
  await arrive()
  expect([result.current.form.values, chosen()]).toEqual([late, 'SEA'])
  act(() => shownNotices()[0]?.undo?.())
  expect([result.current.form.values, chosen()]).toEqual([old, 'SEA'])
  act(() => result.current.form.load(late))
  expect(chosen(), 'another quote').toBe('AIR')
})

test('chooses again for records that were opened after the pick', async () => {
  const { result, rerender } = drawn(old, false, {})
  act(() => result.current.service.pick('SEA'))
  rerender({ isLoading: false, search: address })
  await arrive()
  expect(result.current.service.chosen?.service.code).toBe('AIR')
})

test('leaves a service picked for a later quote to that one when the records are restored', async () => {
  const { result } = drawn(old)
  await arrive()
  const records = result.current.form.snapshot()
  act(() => result.current.form.load(old))
  act(() => result.current.service.pick('SEA'))
  act(() => result.current.form.restore(records))
  expect(result.current.service.chosen?.service.code).toBe('AIR')
})

test('expects no quote once the address is left before its records are read', () => {
  const { result, rerender } = drawn(old)
  expect(result.current.form.upcoming).not.toBeNull()
  rerender({ isLoading: false, search: {} })
  expect(result.current.form.upcoming).toBeNull()
})
