import { IconArrowBackUp, IconCheck, IconLink, IconMessage, IconSend, IconTrash } from '@tabler/icons-react'
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

interface QuoteActions {
  readonly change: ChangeQuotes
  /** The days that a quote is valid once it is marked as sent. */
  readonly validDays: number | null
  /** Shows the message of a sent quote. */
  readonly onRead: (quote: KeptQuote) => void
  /** Returns the quote in the form with its message as it is now; null without a price. */
  readonly openQuote: () => OpenQuote | null
  /** Lets the user choose which of several prices the customer was given. */
  readonly onChoosePrice: (quote: KeptQuote, state: GivenState) => void
}

const stateActions = [
  { state: 'sent', label: text('Ghi là đã gửi'), icon: IconSend },
  { state: 'accepted', label: text('Ghi là khách đồng ý'), icon: IconCheck },
  { state: 'draft', label: text('Đưa về nháp'), icon: IconArrowBackUp },
] as const

/** The actions of a stored quote's menu, and the function that marks one as given to the customer. */
export function useQuoteActions({ change, validDays, onRead, openQuote, onChoosePrice }: QuoteActions) {
  const t = useText()
  /** Stores that a customer was given a quote: its price with the day, and its message; null keeps those that are stored. */
  const markAs = (quote: KeptQuote, state: GivenState, given: GivenPrice | null) => {
    const now = Date.now()
    const marked = {
      state,
      validUntil: quote.validUntil ?? validUntil(quote.at, validDays),
      ...(given && { sent: sentPrice(given.price, now) }),
      ...(given?.message && { message: given.message }),
    }
    change((quotes) => withChange(quotes, quote.at, marked, now))
  }
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
  const actionsOf = (quote: KeptQuote): readonly RowAction[] => [
    ...(quote.message === ''
      ? []
      : [{ label: t('Xem lời nhắn đã gửi'), icon: IconMessage, onSelect: () => onRead(quote) }]),
    { label: t('Chép liên kết'), icon: IconLink, onSelect: () => void copyLink(quote) },
    ...stateActions
      .filter(({ state }) => state !== quote.state)
      .map(({ state, label, icon }) => ({ label: t(label), icon, onSelect: () => toState(quote, state) })),
    { label: t('Xóa'), icon: IconTrash, danger: true, onSelect: () => remove(quote) },
  ]
  return { actionsOf, markAs }
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
