import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { compareServices, useChosenService } from './compare-totals.ts'
import { type ServiceQuote } from './use-service-quotes.ts'

afterEach(cleanup)

/** Totals by service; null for a price that is being loaded. */
type Totals = Readonly<Record<string, number | 'refused' | null>>

const stateOf = (total: Totals[string]) =>
  total === null ? 'busy' : total === 'refused' ? 'refused' : 'ready'

const loading: Totals = { AIR: null, EXPRESS: null, SEA: null }

const quotes = (totals: Totals) =>
  Object.entries(totals).map(
    ([code, total]) =>
      ({
        service: { code, label: code },
        state: stateOf(total),
        cost: typeof total === 'number' ? { currency: 'VND', freight: total, extra: 0, total } : null,
      }) as ServiceQuote,
  )

function shown() {
  const { result, rerender } = renderHook(
    ({ totals, edition }) => {
      const all = quotes(totals)
      return useChosenService(
        all,
        compareServices(all, () => null, new Map()),
        { edition, upcoming: null },
      )
    },
    { initialProps: { totals: loading, edition: 0 } },
  )
  return {
    chosen: () => result.current.chosen?.service.code,
    pick: (service: string) => act(() => result.current.pick(service)),
    load: (totals: Totals, edition = 0) => rerender({ totals, edition }),
  }
}

test('chooses a service that takes the shipment while its prices are loading', () => {
  const { chosen, load } = shown()
  load({ AIR: 'refused', EXPRESS: null, SEA: null }, 1)
  expect(chosen()).toBe('EXPRESS')
  load({ AIR: 'refused', EXPRESS: 'refused', SEA: 'refused' }, 1)
  expect(chosen()).toBe('AIR')
})

test('chooses the cheapest service once all prices have arrived', () => {
  const { chosen, load } = shown()
  load({ AIR: null, EXPRESS: 900, SEA: null })
  expect(chosen(), 'the first price may be the dearest').toBe('AIR')
  load({ AIR: 500, EXPRESS: 900, SEA: 300 })
  expect(chosen()).toBe('SEA')
})

test('keeps the cheapest service of before while prices are loaded again', () => {
  const { chosen, load } = shown()
  load({ AIR: 500, EXPRESS: 900, SEA: 300 })
  load({ AIR: 400, EXPRESS: null, SEA: null })
  expect(chosen()).toBe('SEA')
  load({ AIR: 400, EXPRESS: 900, SEA: 450 })
  expect(chosen()).toBe('AIR')
})

test('keeps the picked service whatever the prices are, until other values are loaded', () => {
  const { chosen, load, pick } = shown()
  pick('EXPRESS')
  load({ AIR: 500, EXPRESS: 900, SEA: 300 })
  expect(chosen()).toBe('EXPRESS')
  load({ AIR: 500, EXPRESS: 900, SEA: 300 }, 1)
  expect(chosen()).toBe('SEA')
})
