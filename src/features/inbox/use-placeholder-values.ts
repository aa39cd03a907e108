import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InboxResource } from '#descriptor/inbox.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { labelOf, type Row, valueOf } from '#descriptor/row.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { keys } from '#hooks/read/keys.ts'
import { session } from '#session/session.ts'
import { formatAmount } from '#text/format-amount.ts'
import { firstLink, givenName, type PlaceholderValues, quotedStart } from './answer-templates.ts'
import { groupedPhone, reachOf } from './reach.ts'

/** The values of the placeholders for a record; the quote is the last one of the user in this browser. */
export function usePlaceholderValues(resource: InboxResource, row: Row): PlaceholderValues {
  const subject = session.storedUser()?.subject ?? ''
  const { data: quote = '' } = useQuery({
    queryKey: keys.lastQuote(subject),
    queryFn: async () => lastQuote(await userDataStore.read(subject, 'quotes')),
    gcTime: 0,
  })
  return useMemo(() => {
    const { about, body } = resource.inbox
    const message = readText(valueOf(row, body))
    const name = labelOf(resource, row)
    return {
      givenName: givenName(name),
      fullName: name,
      phone: groupedPhone(reachOf(resource, row).phone),
      subject: about === undefined ? '' : readText(valueOf(row, about)),
      quotation: quotedStart(message),
      quote,
      link: firstLink(message),
    }
  }, [resource, row, quote])
}

/** The prices of the newest stored quote, one to a line; '' without one. */
function lastQuote(raw: unknown): string {
  const newest: unknown = Array.isArray(raw) ? raw[0] : undefined
  const prices: unknown = isRecord(newest) ? newest.prices : undefined
  if (!Array.isArray(prices)) return ''
  return prices
    .filter(isRecord)
    .flatMap(({ name, total, currency }) => {
      const amount = readNumber(total)
      if (amount === null) return []
      return [`- ${readText(name)}: ${formatAmount(amount, readText(currency) || 'VND')}`]
    })
    .join('\n')
}
