import type { Raw } from '#descriptor/envelope.ts'
import { get } from '#descriptor/operation.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** The helper lists (S7-151 to S7-155): customers and consignees are searched, the others are read whole. */
export const helpers = {
  customer: get('/crm/autocomplete/customer'),
  consignee: get('/fin-autocomplete-agent/autocomplete-consigneeinfo'),
  serviceType: get('/common/service-type'),
  extraServiceType: get('/common/extra-service-type'),
  currency: get('/common/currency'),
} as const

export type HelperName = keyof typeof helpers

/** One entry of a helper list. */
export interface Choice {
  /** Its id, else its code. */
  readonly value: string
  /** What calls name it by: its code, else its id. */
  readonly code: string
  readonly label: string
  /** A price or a rate that came with it. */
  readonly amount: number | null
  /** The country that an address lies in, as its code. */
  readonly country: string
}

/** Reads a helper's answer in any of its plausible spellings; null when there is no list. */
export function readChoices(body: unknown): readonly Choice[] | null {
  const rows = rowsIn(body)
  return rows && rows.map(choiceOf).filter(({ value }) => value !== '')
}

/** The rows of an answer: in `Result`, `data.results`, `data`, or the answer itself; null when there are none. */
export function rowsIn(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return null
  const data = isRecord(body.data) ? body.data.results : body.data
  for (const rows of [body.Result, body.result, data, body.results]) if (Array.isArray(rows)) return rows
  return null
}

/** The first of several spellings that says anything. */
export function firstText(raw: Raw, names: readonly string[]): string {
  for (const name of names) {
    const words = readText(raw[name]).trim()
    if (words !== '') return words
  }
  return ''
}

/** The first of several spellings that is a number. */
export function firstNumber(raw: Raw, names: readonly string[]): number | null {
  for (const name of names) {
    const value = readNumber(raw[name])
    if (value !== null) return value
  }
  return null
}

function choiceOf(raw: unknown): Choice {
  // A bare code is a name as well.
  const row: Raw = isRecord(raw) ? raw : { value: raw }
  const value = firstText(row, ['Id', 'id', '_id', 'Code', 'code', 'value', 'Value'])
  const code = firstText(row, ['Code', 'code']) || value
  return {
    value,
    code,
    label: firstText(row, ['Name', 'name', 'label', 'Label', 'Title', 'title', 'Text', 'text']) || code,
    amount: firstNumber(row, ['Price', 'price', 'Rate', 'rate', 'ExchangeRate', 'Amount', 'amount']),
    country: firstText(row, ['CountryId', 'CountryCode', 'Country', 'country']).toUpperCase(),
  }
}
