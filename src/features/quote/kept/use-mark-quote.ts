import { IconArrowBackUp, IconCheck, IconLink, IconMessage, IconSend, IconTrash } from '@tabler/icons-react'
import { useCallback } from 'react'
import { validUntil } from '#features/quote/sending/sending-settings.ts'
import { useText } from '#hooks/use-text.ts'
import type { RowAction } from '#kit/list/row-menu.tsx'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import {
  type GivenAmount,
  type KeptQuote,
  type SetState,
  sentPrice,
  withChange,
  withoutSent,
} from './kept-quote.ts'
import { quoteNumber } from './quote-summary.ts'
import { quoteFragment } from './share-link.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** The states of a quote that was sent. */
export type GivenState = Exclude<SetState, 'draft'>

/** The price that a customer was given, and the message if it is known. */
interface GivenPrice {
  readonly price: GivenAmount
  readonly message?: string
}

/** The quote in the form. */
export interface OpenQuote extends GivenPrice {
  readonly at: number
}

interface MarkOptions {
  readonly change: ChangeQuotes
  /** The days that a quote is valid once it is marked as sent. */
  readonly validDays: number | null
}

/** Stores that a customer was given a quote: its price with the day, and its message; null keeps those that are stored. */
export function useMarkQuote({ change, validDays }: MarkOptions) {
  return useCallback(
    ({ at, validUntil: known }: KeptQuote, state: GivenState, given: GivenPrice | null) => {
      const now = Date.now()
      const sent = given && sentPrice(given.price, now)
      change((quotes) =>
        withChange(
          quotes,
          at,
          {
            state,
            validUntil: known ?? validUntil(at, validDays),
            ...(sent && { sent }),
            ...(given?.message && { message: given.message }),
          },
          now,
        ),
      )
    },
    [change, validDays],
  )
}

interface QuoteActions {
  readonly change: ChangeQuotes
  readonly markAs: ReturnType<typeof useMarkQuote>
  /** Shows the message of a sent quote. */
  readonly onRead: (quote: KeptQuote) => void
  /** Returns the quote in the form with its message as it is now; null without a price. */
  readonly openQuote: () => OpenQuote | null
  /** Lets the user choose which of several prices the customer was given. */
  readonly onChoosePrice: (quote: KeptQuote, state: GivenState) => void
}

/** The actions of a stored quote's menu. */
export function useQuoteActions({ change, markAs, onRead, openQuote, onChoosePrice }: QuoteActions) {
  const t = useText()
  const toState = (quote: KeptQuote, state: SetState) => {
    if (state === 'draft') return change((quotes) => withoutSent(quotes, quote.at, Date.now()))
    if (quote.sent) return markAs(quote, state, null)
    const open = openQuote()
    if (open?.at === quote.at) return markAs(quote, state, open)
    const [only, ...others] = quote.prices
    return others.length > 0
      ? onChoosePrice(quote, state)
      : markAs(quote, state, only ? { price: only } : null)
  }
  const remove = (quote: KeptQuote) => {
    change((quotes) => quotes.filter(({ at }) => at !== quote.at))
    notify({
      tone: 'plain',
      text: text('Đã xóa báo giá {number}.', { number: quoteNumber(quote.at) }),
      undo: () => change((quotes) => [quote, ...quotes.filter(({ at }) => at !== quote.at)]),
    })
  }
  return (quote: KeptQuote): readonly RowAction[] => [
    ...(quote.message === ''
      ? []
      : [{ label: t('Xem lời nhắn đã gửi'), icon: IconMessage, onSelect: () => onRead(quote) }]),
    { label: t('Chép liên kết'), icon: IconLink, onSelect: () => void copyLink(quote) },
    ...(quote.state === 'sent'
      ? []
      : [{ label: t('Ghi là đã gửi'), icon: IconSend, onSelect: () => toState(quote, 'sent') }]),
    ...(quote.state === 'accepted'
      ? []
      : [{ label: t('Ghi là khách đồng ý'), icon: IconCheck, onSelect: () => toState(quote, 'accepted') }]),
    ...(quote.state === 'draft'
      ? []
      : [{ label: t('Đưa về nháp'), icon: IconArrowBackUp, onSelect: () => toState(quote, 'draft') }]),
    { label: t('Xóa'), icon: IconTrash, danger: true, onSelect: () => remove(quote) },
  ]
}

/** Copies a link that carries the quote, and shows whether the browser allowed it. */
async function copyLink(quote: KeptQuote): Promise<void> {
  try {
    const link = `${location.origin}${location.pathname}${await quoteFragment(quote)}`
    await navigator.clipboard.writeText(link)
    notify({
      tone: 'good',
      text: text('Đã chép liên kết của báo giá {number}.', { number: quoteNumber(quote.at) }),
      more: text('Ai đăng nhập được cũng mở được, liên kết có cả tên khách.'),
    })
  } catch {
    notify({ tone: 'bad', text: text('Trình duyệt không cho chép liên kết. Bạn xuất ra tệp rồi gửi nhé.') })
  }
}
