import { useCallback } from 'react'
import { validUntil } from '#features/quote/sending/sending-settings.ts'
import { type GivenAmount, type KeptQuote, type SetState, sentPrice, withChange } from './kept-quote.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** The states of a quote that was sent. */
export type GivenState = Exclude<SetState, 'draft'>

/** The price that a customer was given, and the message if it is known. */
export interface GivenPrice {
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
