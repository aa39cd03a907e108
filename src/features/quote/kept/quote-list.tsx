import { ActionIcon, Box, Group, UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Tint } from '#descriptor/field-parts.ts'
import { searchMatcher } from '#descriptor/search.ts'
import type { Rates } from '#features/quote/amount.ts'
import list from '#features/quote/list.module.css'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import rowButton from '#kit/row-button.module.css'
import { StateWord } from '#kit/state-word.tsx'
import { type Text, text } from '#text/text.ts'
import { type KeptQuote, type QuoteState, quoteStateOf } from './kept-quote.ts'
import { quoteNumber, quoteSummary, quoteTitle } from './quote-summary.ts'

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
  for (const quote of quotes) counts[quoteStateOf(quote, now)] += 1
  return counts
}

/** The quotes of a tab. */
export function quotesOfTab(quotes: readonly KeptQuote[], tab: QuoteTab, now: number): readonly KeptQuote[] {
  return tab === 'all' ? quotes : quotes.filter((quote) => quoteStateOf(quote, now) === tab)
}

function searchTextOf({ at, values, prices, message }: KeptQuote): string {
  const people = [values.customer, values.consignee].flatMap((one) => (one ? [one.label, one.code] : []))
  const { source } = values
  if (source) people.push(source.name, source.phone)
  return [quoteNumber(at), ...people, values.account, ...prices.map(({ name }) => name), message].join('\n')
}

/** The labels of the states. */
export const stateWords: Readonly<Record<QuoteState, Text>> = {
  draft: text('Nháp'),
  sent: text('Đã gửi'),
  accepted: text('Khách đồng ý'),
  expired: text('Hết hạn'),
}

const tints: Readonly<Record<QuoteState, Tint>> = {
  draft: 'off',
  sent: 'new',
  accepted: 'done',
  expired: 'working',
}

const quiet = { component: 'span', fz: 'xs', c: 'dimmed' } as const

interface QuoteListProps {
  readonly quotes: readonly KeptQuote[]
  readonly now: number
  /** The rates by which prices of several currencies are compared. */
  readonly rates: Rates
  readonly onOpen: (quote: KeptQuote) => void
  readonly actionsOf: (quote: KeptQuote) => readonly RowAction[]
}

/** Stored quotes, newest first; a click opens one with today's prices. */
export function QuoteList({ quotes, now, rates, onOpen, actionsOf }: QuoteListProps) {
  const t = useText()
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly quote: KeptQuote } | null>(null)
  return (
    <>
      <Box component="ul" className={list.ruled} mx={-8} aria-label={t('Báo giá đã lưu')}>
        {quotes.map((quote) => {
          const state = quoteStateOf(quote, now)
          const number = quoteNumber(quote.at)
          return (
            <Group component="li" key={quote.at} gap={0} wrap="nowrap">
              <UnstyledButton className={rowButton.row} p="xs" onClick={() => onOpen(quote)}>
                <Group component="span" justify="space-between" gap="0 0.75rem">
                  <span>{quoteTitle(quote, t)}</span>
                  <Box {...quiet}>
                    <DateCell value={new Date(quote.at).toISOString()} as="ago" />
                  </Box>
                </Group>
                <Group component="span" justify="space-between" gap="0 0.75rem">
                  <Box {...quiet}>{quoteSummary(quote, rates, t)}</Box>
                  <Group component="span" gap="xs">
                    <Box {...quiet}>{number}</Box>
                    <StateWord label={t(stateWords[state])} tint={tints[state]} />
                  </Group>
                </Group>
              </UnstyledButton>
              <ActionIcon
                aria-haspopup="menu"
                aria-label={t('Thao tác với {name}', { name: number })}
                onClick={({ currentTarget: anchor }) => setMenu((open) => (open ? null : { anchor, quote }))}
              >
                <IconDots size={16} aria-hidden />
              </ActionIcon>
            </Group>
          )
        })}
      </Box>
      {menu && <RowMenu anchor={menu.anchor} actions={actionsOf(menu.quote)} onClose={() => setMenu(null)} />}
    </>
  )
}
