import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Tint } from '#descriptor/tint.ts'
import type { Rates } from '#features/quote/amount.ts'
import { quoteNumber } from '#features/quote/rules/quote-number.ts'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import iconButton from '#kit/icon-button.module.css'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import rowButton from '#kit/row-button.module.css'
import { StateWord } from '#kit/state-word.tsx'
import { type Text, text } from '#text/text.ts'
import { type KeptQuote, type QuoteState, stateOf } from './kept-quote.ts'
import classes from './quote-list.module.css'
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
      <ul className={classes.list} aria-label={t('Báo giá đã lưu')}>
        {quotes.map((quote) => {
          const state = stateOf(quote, now)
          const number = quoteNumber(quote.at)
          return (
            <li key={quote.at} className={classes.item}>
              <button
                type="button"
                className={`${rowButton.row} ${classes.quote}`}
                onClick={() => onOpen(quote)}
              >
                <span>{quoteTitle(quote, t)}</span>
                <span className={classes.at}>
                  <DateCell value={new Date(quote.at).toISOString()} as="ago" />
                </span>
                <span className={classes.more}>{quoteSummary(quote, rates, t)}</span>
                <span className={classes.state}>
                  <span className={classes.number}>{number}</span>
                  <StateWord label={t(stateWords[state])} tint={tints[state]} />
                </span>
              </button>
              <button
                type="button"
                className={iconButton.button}
                aria-haspopup="menu"
                aria-label={t('Thao tác với {name}', { name: number })}
                onClick={(event) => setMenu({ anchor: event.currentTarget, quote })}
              >
                <IconDots size={16} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      {menu && <RowMenu anchor={menu.anchor} actions={actionsOf(menu.quote)} onClose={() => setMenu(null)} />}
    </>
  )
}
