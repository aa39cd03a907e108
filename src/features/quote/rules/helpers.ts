import type { Raw } from '#descriptor/envelope.ts'
import { get } from '#descriptor/operation.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** The helper lists (S7-151 to S7-155); the server searches customers and consignees only. */
export const helpers = {
  customer: get('/crm/autocomplete/customer'),
  consignee: get('/fin-autocomplete-agent/autocomplete-consigneeinfo'),
  serviceType: get('/common/service-type'),
  extraServiceType: get('/common/extra-service-type'),
  currency: get('/common/currency'),
} as const

export type HelperName = keyof typeof helpers

/** An entry of a helper list. */
export interface Choice {
  /** Its id, else its code. */
  readonly value: string
  /** Its identifier in requests: the code, else the id. */
  readonly code: string
  readonly label: string
  /** The price or the rate of the entry. */
  readonly amount: number | null
  /** The phone number of a person; absent if unknown. */
  readonly phone?: string
  /** The country code of its address. */
  readonly country: string
}

/** Parses a helper response in any of its plausible spellings; null if it contains no list. */
export function readChoices(body: unknown): readonly Choice[] | null {
  const rows = rowsIn(body)
  return rows && rows.map(choiceOf).filter(({ value }) => value !== '')
}

/** The rows of a response: in `Result`, `data.results`, `data`, or the body; null if there are none. */
export function rowsIn(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return null
  const data = isRecord(body.data) ? body.data.results : body.data
  for (const rows of [body.Result, body.result, data, body.results]) if (Array.isArray(rows)) return rows
  return null
}

/** The first non-empty text among several spellings of a property. */
export function firstText(raw: Raw, names: readonly string[]): string {
  for (const name of names) {
    const value = readText(raw[name]).trim()
    if (value !== '') return value
  }
  return ''
}

/** The first number among several spellings of a property. */
export function firstNumber(raw: Raw, names: readonly string[]): number | null {
  for (const name of names) {
    const value = readNumber(raw[name])
    if (value !== null) return value
  }
  return null
}

function choiceOf(raw: unknown): Choice {
  // An entry may be a bare code, which is also its label.
  const row: Raw = isRecord(raw) ? raw : { value: raw }
  const value = firstText(row, ['Id', 'id', '_id', 'Code', 'code', 'value', 'Value'])
  const code = firstText(row, ['Code', 'code']) || value
  const phone = firstText(row, ['Phone', 'phone', 'PhoneNumber', 'Mobile', 'mobile', 'Tel'])
  return {
    value,
    code,
    label: firstText(row, ['Name', 'name', 'label', 'Label', 'Title', 'title', 'Text', 'text']) || code,
    amount: firstNumber(row, ['Price', 'price', 'Rate', 'rate', 'ExchangeRate', 'Amount', 'amount']),
    ...(phone && { phone }),
    country: firstText(row, ['CountryId', 'CountryCode', 'Country', 'country']).toUpperCase(),
  }
}
