import { fold, foldedWords } from '#descriptor/fold.ts'
import type { QuoteCustomerPlan } from '#descriptor/quote-plan.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'
import { phoneSpellings, searchMatcher } from '#descriptor/search.ts'
import type { Choice } from '#features/quote/rules/helpers.ts'
import { customerLabel, type Picked, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { type Text, text } from '#text/text.ts'

/** The words that Vietnamese has before a name. */
const honorifics = /^(?:anh|chị|cô|chú|bác|em|ông|bà|bạn|dì|cậu|mợ|thím)$/iu

/** A customer as a greeting has it. */
interface Address {
  /** The name, in Vietnamese with its form of address; '' without a name. */
  readonly name: string
  /** Whether the form of address is not known. */
  readonly isNeutral: boolean
}

/** A name without the word before it that may be a form of address; a name alone, such as "Anh", is none. */
function withoutHonorific(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return rest.length > 0 && honorifics.test(first.normalize('NFC')) ? rest.join(' ') : name
}

/** How a message in a language addresses a customer: as it is known, or as the name itself begins. */
export function salutationOf(values: Pick<QuoteValues, 'customer' | 'source'>, locale: string): Address {
  const honorific = values.customer?.honorific ?? ''
  // A typed customer may be a number, or have one after the name.
  const [label = ''] = customerLabel(values).split(' · ')
  const isTyped = values.customer?.label !== '' && values.customer?.value === ''
  const named = isTyped ? label.replace(/[+(]?\d[\d\s.()-]{5,}/g, ' ') : label
  const name = named.replaceAll(/\s+/g, ' ').trim()
  const [first = ''] = name.split(' ')
  const bare = withoutHonorific(name)
  const isAddressed = bare !== name
  // "Anh Thư" may be a whole name, "anh Thư" is not.
  const isName = fold(first) === 'anh' && !(first === first.toLowerCase() && bare !== bare.toLowerCase())
  if (!locale.startsWith('vi')) return { name: isName ? name : bare, isNeutral: false }
  const isOther = honorific !== '' && fold(first) !== fold(honorific)
  if (name === '' || (isAddressed && !isOther)) return { name, isNeutral: false }
  return { name: honorific === '' ? name : `${honorific} ${name}`, isNeutral: honorific === '' }
}

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
export type PeopleResource = Resource & { readonly quote: { readonly customer: QuoteCustomerPlan } }

/** Whether the records of an entity are people whom quotes may be for. */
export function hasPeople(resource: Resource): resource is PeopleResource {
  return resource.quote?.customer !== undefined
}

/** The key of a phone number or an e-mail address: the same for every spelling. */
export function reachKey(reach: string): string {
  return fold((phoneSpellings(reach.trim())[0] ?? reach).trim())
}

/** The keys of the phone numbers and e-mail addresses among texts; a place or a remark is none. */
const reachKeys = (texts: readonly string[]) => texts.map(reachKey).filter(isReachKey)
const isReachKey = (key: string) => /@|^\d{9,15}$/.test(key)

/** The person of an entry of a helper list, whose label may have a phone number or an address after the name. */
export function personOfChoice({ value, label, code, phone = '', country }: Choice, list: Text): Person {
  const isNew = phone !== '' && !label.includes(phone)
  const shown = isNew ? `${label} · ${phone}` : label
  return {
    value,
    code,
    label: shown,
    country,
    keys: reachKeys(shown.split(' · ')),
    found: [list],
  }
}

/** The person of a record. */
export function personOfRow(resource: PeopleResource, row: RowBase): Person {
  const { reach, address } = resource.quote.customer
  const reached = reach.map((name) => readText(valueOf(row, name)).trim()).filter((one) => one !== '')
  const honorific = address?.words[readText(valueOf(row, address.field))]
  const label = [labelOf(resource, row), ...reached.slice(0, 1)].filter((one) => one !== '').join(' · ')
  return {
    value: row.id,
    code: '',
    label,
    ...(honorific && { honorific }),
    country: '',
    keys: reachKeys(reached),
    found: [resource.title],
  }
}

/** The rows that match a query by their names: a list may be searched by other texts of its records, or not at all. */
export function matchingPeople<R extends RowBase>(
  { label, fields, quote }: PeopleResource,
  rows: readonly R[],
  query: string,
): readonly R[] {
  const matches = searchMatcher(query)
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return (
      name === label ||
      quote.customer.reach.includes(name) ||
      (field?.kind === 'text' && field.identifier === true)
    )
  })
  return rows.filter((row) => matches(names.map((name) => readText(valueOf(row, name))).join('\n')))
}

/**
 * Joins the entries of one person in several lists, so that each is offered once; the first entry with a name gives it.
 * Two entries of the same list are two people.
 */
export function mergePeople(lists: readonly (readonly Person[])[]): readonly Person[] {
  const merged: Person[] = []
  for (const people of lists) {
    const taken = new Set<number>()
    for (const one of people) {
      const same = merged.findIndex((other, at) => !taken.has(at) && isSamePerson(other, one))
      const first = merged[same]
      const at = first ? same : merged.length
      merged[at] = first ? joined(first, one) : one
      taken.add(at)
    }
  }
  return merged
}

/** Whether two entries share a number or an address, and one has the whole name of the other: a family has one number. */
function isSamePerson(one: Person, other: Person): boolean {
  const [names, others] = [nameWords(one), nameWords(other)]
  return (
    one.keys.some((key) => other.keys.includes(key)) &&
    (names.every((word) => others.includes(word)) || others.every((word) => names.includes(word)))
  )
}

/** The words of the name in a label, without a form of address; none where the label is a number or an address alone. */
function nameWords({ label }: Person): readonly string[] {
  const [name = ''] = label.split(' · ')
  return isReachKey(reachKey(name)) ? [] : foldedWords(withoutHonorific(name))
}

function joined(first: Person, other: Person): Person {
  const { value, code } = first.code === '' && other.code !== '' ? other : first
  const honorific = first.honorific ?? other.honorific
  return {
    ...first,
    label: nameWords(first).length > 0 ? first.label : other.label,
    value,
    code,
    ...(honorific && { honorific }),
    country: first.country || other.country,
    keys: [...new Set([...first.keys, ...other.keys])],
    found: [...new Set([...first.found, ...other.found])],
  }
}

/** The people with labels that differ: one that several have is followed by the code or the list, and then by a number. */
export function distinctPeople(people: readonly Person[], t: (source: Text) => string): readonly Person[] {
  const isShared = (label: string) => people.filter((one) => one.label === label).length > 1
  const used = new Set(people.map(({ label }) => label))
  return people.map((one) => {
    if (!isShared(one.label)) return one
    const named = [one.label, one.code || one.found.map(t).join(', ')].join(' · ')
    let label = named
    for (let count = 2; used.has(label); count++) label = `${named} ${count}`
    used.add(label)
    return { ...one, label }
  })
}

/** The name of the list of customers that the server searches. */
export const customerList = text('Khách hàng')
