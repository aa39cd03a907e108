import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type PriceLine, PriceTable } from './price-table.tsx'

afterEach(cleanup)

const line: PriceLine = {
  service: 'FEDEX',
  name: 'FedEx',
  days: '',
  weight: 21,
  state: 'ready',
  text: '560.000 ₫',
  total: '560.000 ₫',
  partial: '',
  isCheapest: false,
  refusal: '',
  unverified: '',
}

function drawn(lines: readonly PriceLine[], isOld = false) {
  const acts = { onChoose: () => {}, onRetry: () => {}, onInsist: () => {} }
  const table = { label: 'Giá', chosen: 'FEDEX', hasTotal: false, isLanded: false, ...acts }
  render(<PriceTable {...table} lines={lines} isOld={isOld} />)
  return screen.getByRole('table', { name: 'Giá' })
}

test('says in the row of a price that the rule of its weight is not verified, and what of it', () => {
  const table = drawn([
    { ...line, unverified: 'bước cân' },
    { ...line, service: 'EMS', name: 'EMS' },
  ])
  const texts = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringMatching(/chưa kiểm được: bước cân\./),
    expect.not.stringMatching(/kiểm/),
  ])
})

test('shows outdated prices in grey', () => {
  expect(drawn([line], true).dataset['old']).toBe('true')
  cleanup()
  expect(drawn([line]).dataset['old']).toBeUndefined()
})

test('puts the reason of a missing price below the name of its service', () => {
  const text = 'Hãng không nhận hàng đi Việt Nam trong tuần này, bạn chọn dịch vụ khác nhé.'
  drawn([{ ...line, state: 'failed', text }])
  const radio = screen.getByRole('radio', { name: 'FedEx', description: text })
  expect(radio.closest('td')?.contains(screen.getByRole('alert'))).toBe(true)
})
