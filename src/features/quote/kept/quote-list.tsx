import { ActionIcon, Box, Group, UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Tint } from '#descriptor/tint.ts'
import type { Rates } from '#features/quote/amount.ts'
import list from '#features/quote/list.module.css'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import rowButton from '#kit/row-button.module.css'
import { StateWord } from '#kit/state-word.tsx'
import { type Text, text } from '#text/text.ts'
import { type KeptQuote, type QuoteState, stateOf } from './kept-quote.ts'
import { quoteSummary, quoteTitle } from './quote-summary.ts'

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
          const state = stateOf(quote, now)
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
