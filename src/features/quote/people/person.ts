import { fold } from '#descriptor/fold.ts'
import type { QuoteCustomerPlan } from '#descriptor/quote-plans.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'
import { phoneSpellings, searchMatcher } from '#descriptor/search.ts'
import type { Choice } from '#features/quote/rules/helpers.ts'
import type { Picked } from '#features/quote/rules/quote-values.ts'
import { type Text, text } from '#text/text.ts'

/** A person whom a quote may be for. */
export interface Person extends Picked {
  /** The country code of the address; '' if unknown. */
  readonly country: string
  /** The numbers and addresses by which the same person is recognised in another list. */
  readonly keys: readonly string[]
  /** The lists that have the person. */
  readonly found: readonly Text[]
}

/** The entity of people with its plan. */
export type PeopleResource = Resource & { readonly quoteCustomer: QuoteCustomerPlan }

/** Whether the records of an entity are people whom quotes may be for. */
export function hasPeople(resource: Resource): resource is PeopleResource {
  return resource.quoteCustomer !== undefined
}

/** The key of a phone number or an e-mail address: the same for every spelling. */
export function reachKey(reach: string): string {
  return fold((phoneSpellings(reach.trim())[0] ?? reach).trim())
}

/** The person of an entry of a helper list, whose label may have a phone number or an address after the name. */
export function personOfChoice({ value, label, code, phone = '', country }: Choice, list: Text): Person {
  const isNew = phone !== '' && !label.includes(phone)
  const shown = isNew ? `${label} · ${phone}` : label
  const reached = shown.split(' · ').slice(1)
  return {
    value,
    code,
    label: shown,
    country,
    keys: reached.length > 0 ? reached.map(reachKey) : [fold(label)],
    found: [list],
  }
}

/** The person of a record. */
export function personOfRow({ quoteCustomer, ...resource }: PeopleResource, row: RowBase): Person {
  const { reach, address } = quoteCustomer
  const reached = reach.map((name) => readText(valueOf(row, name)).trim()).filter((one) => one !== '')
  const honorific = address?.words[readText(valueOf(row, address.field))]
  const label = [labelOf(resource, row), ...reached.slice(0, 1)].filter((one) => one !== '').join(' · ')
  return {
    value: row.id,
    code: '',
    label,
    ...(honorific && { honorific }),
    country: '',
    keys: reached.length > 0 ? reached.map(reachKey) : [fold(label)],
    found: [resource.title],
  }
}

/** The rows that match a query by their names: a list may be searched by other texts of its records, or not at all. */
export function matchingPeople<R extends RowBase>(
  { label, fields, quoteCustomer: { reach } }: PeopleResource,
  rows: readonly R[],
  query: string,
): readonly R[] {
  const matches = searchMatcher(query)
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return name === label || reach.includes(name) || (field?.kind === 'text' && field.identifier === true)
  })
  return rows.filter((row) => matches(names.map((name) => readText(valueOf(row, name))).join('\n')))
}

/** Joins the entries of one person, so that each is offered once; the first entry gives the name. */
export function mergePeople(people: readonly Person[]): readonly Person[] {
  const merged: Person[] = []
  for (const one of people) {
    const at = merged.findIndex(({ keys }) => keys.some((key) => one.keys.includes(key)))
    const first = merged[at]
    if (first) merged[at] = joined(first, one)
    else merged.push(one)
  }
  return merged
}

function joined(first: Person, other: Person): Person {
  const { value, code } = first.code === '' && other.code !== '' ? other : first
  const honorific = first.honorific ?? other.honorific
  return {
    ...first,
    value,
    code,
    ...(honorific && { honorific }),
    country: first.country || other.country,
    keys: [...new Set([...first.keys, ...other.keys])],
    found: [...new Set([...first.found, ...other.found])],
  }
}

/** The name of the list of customers that the server searches. */
export const customerList = text('Khách hàng')
