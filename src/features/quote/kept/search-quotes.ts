import { searchMatcher } from '#descriptor/search.ts'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { type KeptQuote, type QuoteState, stateOf } from './kept-quote.ts'

/** A tab of the list of quotes. */
export type QuoteTab = QuoteState | 'all'

/** The tabs in their order. */
export const quoteTabs: readonly QuoteTab[] = ['all', 'draft', 'sent', 'accepted', 'expired']

/** The quotes whose customer, number, message or goods contain the words of a query; phone numbers match in every spelling. */
export function searchQuotes(quotes: readonly KeptQuote[], query: string): readonly KeptQuote[] {
  if (query.trim() === '') return quotes
  const matches = searchMatcher(query)
  return quotes.filter((quote) => matches(searchTextOf(quote)))
}

/** The number of quotes of each tab. */
export function countByTab(quotes: readonly KeptQuote[], now: number): Readonly<Record<QuoteTab, number>> {
  const counts = { all: quotes.length, draft: 0, sent: 0, accepted: 0, expired: 0 }
  for (const quote of quotes) counts[stateOf(quote, now)] += 1
  return counts
}

/** The quotes of a tab. */
export function quotesOfTab(quotes: readonly KeptQuote[], tab: QuoteTab, now: number): readonly KeptQuote[] {
  return tab === 'all' ? quotes : quotes.filter((quote) => stateOf(quote, now) === tab)
}

function searchTextOf({ at, values, prices, message }: KeptQuote): string {
  const people = [values.customer, values.consignee].flatMap((one) => (one ? [one.label, one.code] : []))
  const { source } = values
  if (source) people.push(source.name, source.phone)
  return [quoteNumber(at), ...people, values.account, ...prices.map(({ name }) => name), message].join('\n')
}
