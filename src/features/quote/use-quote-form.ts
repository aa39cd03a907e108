import { useCallback, useMemo, useRef, useState } from 'react'
import { packingCode, withOtherGoods } from '#features/quote/landed/prefill.ts'
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

// Unique in the page: a quote may be restored into a form that was mounted later.
let lastEdition = 0
const newEdition = () => ++lastEdition

type QuoteRequest = PriceRequest & { readonly values: QuoteValues }

/** The form as it was at a moment. */
export interface FormSnapshot {
  readonly values: QuoteValues
  readonly request: QuoteRequest | null
  readonly edition: number
}

/** The values of the form; each change is stored. */
function useQuoteValues(start: QuoteValues, store: (values: QuoteValues) => void) {
  const [values, setValues] = useState(start)
  // Inputs are uncontrolled: remounted when values are written from outside.
  const [inputsEdition, setInputsEdition] = useState(0)
  const [parcelsEdition, setParcelsEdition] = useState(0)
  const latest = useRef(values)
  /** Changes some values; a parcel stacked of the goods follows them. */
  const change = useCallback(
    (part: Partial<QuoteValues>) => {
      // Two inputs may change before the next render.
      const before = latest.current
      const next = { ...before, ...part }
      latest.current = part.goods && !part.parcels ? withOtherGoods(next, part.goods) : next
      if (latest.current.parcels !== next.parcels) setParcelsEdition((count) => count + 1)
      setValues(latest.current)
      store(latest.current)
    },
    [store],
  )
  return {
    values,
    /** The values as they are at this moment, which may be newer than those of the last render. */
    valuesNow: () => latest.current,
    change,
    /** Writes typed parcels: measured ones, which count as the boxes of the present goods if boxes were packed. */
    editParcels: (parcels: readonly Parcel[]) => {
      const { goods, packedGoods } = latest.current
      change({ parcels, parcelOrigin: null, packedGoods: packedGoods && packingCode(goods) })
    },
    inputsEdition,
    /** Writes values that were not typed into the inputs. */
    write: (next: QuoteValues) => {
      change(next)
      setInputsEdition((count) => count + 1)
    },
    /** Remounts the inputs of the parcels alone. */
    parcelsEdition,
    writeParcels: (parcels: Pick<QuoteValues, 'parcels' | 'parcelOrigin' | 'packedGoods'>) => {
      change(parcels)
      setParcelsEdition((count) => count + 1)
    },
  }
}

/** The number of the quote in the form: choices are stored with it, and hold for that quote alone. */
function useEditions() {
  const [edition, setEdition] = useState(newEdition)
  const [upcoming, setUpcoming] = useState<number | null>(null)
  return {
    edition,
    setEdition,
    /** The number of the quote that is being read for the form. */
    upcoming,
    /** Returns the number of a quote that is about to be read; it is passed to its load. */
    announce: useCallback(() => {
      const number = newEdition()
      setUpcoming(number)
      return number
    }, []),
    /** Ends the announcement of a quote that is not loaded. */
    withdraw: useCallback(() => setUpcoming(null), []),
    begin: (number: number) => {
      setEdition(number)
      // It is in the form now: a later choice is not for this number as well.
      setUpcoming((announced) => (announced === number ? null : announced))
    },
  }
}

/** The state of the quote form: each change is stored, and a request is made only from a valid form. */
export function useQuoteForm(
  start: QuoteValues,
  store: (values: QuoteValues) => void,
  /** The đồng of one yen, for the declared value of the goods; null if unknown. */
  rate: number | null,
) {
  const fields = useQuoteValues(start, store)
  const editions = useEditions()
  const [request, setRequest] = useState<QuoteRequest | null>(null)
  const [rejectedSubmits, setRejectedSubmits] = useState(0)
  const { values, valuesNow } = fields
  const { customer, consignee } = values
  const pricedRequest = useMemo(
    () => request && { ...request, values: { ...request.values, customer, consignee } },
    [request, customer, consignee],
  )
  /** Returns the time of the request; null if the form has problems. */
  const requestPrices = (): number | null => {
    const now = sentValues(valuesNow(), rate)
    if (Object.keys(quoteProblems(now)).length > 0) {
      setRejectedSubmits((count) => count + 1)
      return null
    }
    setRejectedSubmits(0)
    const requestedAt = Date.now()
    setRequest({ requestedAt, input: now, extras: now.extras, values: now })
    return requestedAt
  }
  const writeValues = (next: QuoteValues) => {
    fields.write(next)
    setRejectedSubmits(0)
    setRequest(null)
  }
  const replaceValues = (next: QuoteValues, number = newEdition()) => {
    writeValues(next)
    editions.begin(number)
  }
  return {
    ...fields,
    ...editions,
    /** Replaces the parcels, and requests the prices of a valid form: one with problems is not interrupted by them. */
    replaceParcels: (parcels: Pick<QuoteValues, 'parcels' | 'parcelOrigin' | 'packedGoods'>) => {
      fields.writeParcels(parcels)
      if (Object.keys(quoteProblems(valuesNow())).length === 0) requestPrices()
    },
    requestPrices,
    /** The priced values, with the people as they are now: no price depends on them. */
    request: pricedRequest,
    /** Loads other values into the form, and requests their prices. */
    load: (next: QuoteValues, number?: number) => {
      replaceValues(next, number)
      requestPrices()
    },
    /** Loads other values into the form. */
    fill: replaceValues,
    /** Writes values with additions to the same quote: its chosen service and language stay. */
    extend: writeValues,
    clear: () => replaceValues(emptyQuoteValues),
    /** The values and the request as they are now, for `restore`. */
    snapshot: () => ({ values: valuesNow(), request, edition: editions.edition }),
    restore: (past: FormSnapshot) => {
      writeValues(past.values)
      setRequest(past.request)
      // What belongs to an edition, such as the chosen service, is found again.
      editions.setEdition(past.edition)
    },
    rejectedSubmits,
    /** Shown only after a request with invalid values. */
    problems: rejectedSubmits > 0 ? quoteProblems(sentValues(values, rate)) : none,
    isOld: request !== null && priceKey(request.values) !== priceKey(sentValues(values, rate)),
  }
}

/** The values that determine the price, without the people, the contents and the currency. */
function priceKey(values: QuoteValues): string {
  return JSON.stringify({
    ...values,
    currency: '',
    customer: null,
    consignee: null,
    contents: [],
    source: null,
    typed: [],
    parcelOrigin: null,
    packedGoods: '',
  })
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>

/** The quotes that a choice belongs to, by their numbers. */
export interface Editions {
  /** The quote in the form. */
  readonly edition: number
  /** The quote that a prefill is about to load into the form; null for none. */
  readonly upcoming: number | null
}

/**
 * A choice for the quote in the form, undefined once another quote is loaded, and its setter. A choice that the user makes
 * while a prefill is being read holds for the quote of the prefill, too.
 */
export function useEditionChoice<T>({
  edition,
  upcoming,
}: Editions): readonly [T | undefined, (value: T) => void] {
  const [choice, setChoice] = useState<{ readonly value: T; readonly editions: readonly unknown[] }>()
  return [
    choice?.editions.includes(edition) ? choice.value : undefined,
    (value) => setChoice({ value, editions: [edition, upcoming] }),
  ]
}
