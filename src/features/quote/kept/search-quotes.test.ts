// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import type { KeptQuote } from './kept-quote.ts'
import { countByTab, quotesOfTab, searchQuotes } from './quote-list.tsx'

const quote = (at: number, label: string, more: Partial<KeptQuote> = {}): KeptQuote => ({
  at,
  values: { ...emptyQuoteValues, customer: { value: '1', label, code: 'KH7' } },
  prices: [],
  state: 'draft',
  validUntil: null,
  message: '',
  changedAt: at,
  ...more,
})
const day = Date.UTC(2026, 10, 23)
const quotes = [
  quote(day, 'Nguyễn Thị Ánh · 0912 345 678'),
  quote(day + 1000, 'Đỗ Văn Bình · +84 987 654 321', { state: 'sent', validUntil: day + 5 }),
  quote(day + 2000, 'Lê Ánh', { state: 'accepted', message: 'Nồi cơm điện' }),
  quote(day + 3000, '', {
    values: {
      ...emptyQuoteValues,
      source: { resource: 'request', id: '1', name: 'Trần Hoa', phone: '0977 111 222', text: '' },
    },
  }),
]
const found = (query: string) => searchQuotes(quotes, query).map(({ at }) => at - day)

test.each([
  ['no words', ' ', [0, 1000, 2000, 3000]],
  ['words without their marks', 'nguyen anh', [0]],
  ['a phone number without spaces', '0912345678', [0]],
  ['a phone number with its country code', '0987-654-321', [1000]],
  ['the number of the quote', 'bg261123-0jg1', [1000]],
  ['the message', 'noi com', [2000]],
  ['the writer of the request', 'tran hoa', [3000]],
  ['the phone number of the request', '0977111222', [3000]],
  ['nothing that exists', 'zzz', []],
])('finds quotes by %s', (_, query, expected) => expect(found(query)).toEqual(expected))

test('counts and filters by state, expired ones by their validity', () => {
  expect(countByTab(quotes, day)).toEqual({ all: 4, draft: 2, sent: 1, accepted: 1, expired: 0 })
  expect(countByTab(quotes, day + 6)).toEqual({ all: 4, draft: 2, sent: 0, accepted: 1, expired: 1 })
  expect(quotesOfTab(quotes, 'expired', day + 6)).toEqual([quotes[1]])
  expect(quotesOfTab(quotes, 'all', day)).toBe(quotes)
})
