import { useCallback, useRef, useState } from 'react'
import {
  emptyQuoteValues,
  type QuoteProblems,
  type QuoteValues,
  quoteProblems,
  sentValues,
} from './rules/quote-values.ts'
import type { Parcel } from './rules/weigh.ts'
import type { PriceRequest } from './use-prices.ts'

const none: QuoteProblems = {}

/** The state of the quote form: each change is stored, and a request is made only from a valid form. */
export function useQuoteForm(
  start: QuoteValues,
  store: (values: QuoteValues) => void,
  /** The đồng of one yen, for the declared value of the goods; null if unknown. */
  rate: number | null,
) {
  const [values, setValues] = useState(start)
  // Inputs are uncontrolled: `edition` remounts them when other values are loaded.
  const [edition, setEdition] = useState(0)
  const editions = useRef(0)
  const [parcelsEdition, setParcelsEdition] = useState(0)
  const [request, setRequest] = useState<(PriceRequest & { readonly values: QuoteValues }) | null>(null)
  const [rejectedSubmits, setRejectedSubmits] = useState(0)
  const latest = useRef(values)
  const change = useCallback(
    (part: Partial<QuoteValues>) => {
      // Two inputs may change before the next render.
      latest.current = { ...latest.current, ...part }
      setValues(latest.current)
      store(latest.current)
    },
    [store],
  )
  const requestPrices = () => {
    const now = sentValues(latest.current, rate)
    if (Object.keys(quoteProblems(now)).length > 0) return setRejectedSubmits((count) => count + 1)
    setRejectedSubmits(0)
    return setRequest({ requestedAt: Date.now(), input: now, extras: now.extras, values: now })
  }
  /** Replaces the parcels, and requests the prices of a valid form: one with problems is not interrupted by them. */
  const replaceParcels = (parcels: readonly Parcel[]) => {
    change({ parcels })
    setParcelsEdition((count) => count + 1)
    if (Object.keys(quoteProblems(latest.current)).length === 0) requestPrices()
  }
  const replaceValues = (next: QuoteValues) => {
    change(next)
    editions.current += 1
    setEdition(editions.current)
    setRejectedSubmits(0)
    setRequest(null)
  }
  return {
    values,
    edition,
    /** Remounts the inputs of the parcels alone. */
    parcelsEdition,
    change,
    replaceParcels,
    requestPrices,
    request,
    /** Loads other values into the form, and requests their prices. */
    load: (next: QuoteValues) => {
      replaceValues(next)
      requestPrices()
    },
    /** Loads other values into the form. */
    fill: replaceValues,
    clear: () => replaceValues(emptyQuoteValues),
    /** Returns a function that restores the values and the request as they are now. */
    snapshot: () => {
      const past = { values: latest.current, request, edition }
      return () => {
        replaceValues(past.values)
        setRequest(past.request)
        // What belongs to an edition, such as the chosen service, is found again.
        setEdition(past.edition)
      }
    },
    /** The values as they are at this moment, which may be newer than those of the last render. */
    valuesNow: () => latest.current,
    rejectedSubmits,
    /** Shown only after a request with invalid values. */
    problems: rejectedSubmits > 0 ? quoteProblems(sentValues(values, rate)) : none,
    isOld: request !== null && priceKey(request.values) !== priceKey(sentValues(values, rate)),
  }
}

/** The values that determine the price, without the consignee, the contents and the currency. */
function priceKey(values: QuoteValues): string {
  return JSON.stringify({
    ...values,
    currency: '',
    consignee: null,
    contents: [],
    source: null,
    typed: [],
  })
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>
