import type { Field } from '#descriptor/field.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import { fold } from '#descriptor/fold.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { Order } from '#descriptor/wire/query-names.ts'

/**
 * Whether rows contradict the order that was asked for: two neighbours are the wrong way round in every order that a back-end
 * may have. Equal values have any order, and empty ones come first, last or in between.
 */
export function contradictsOrder(
  resource: Resource,
  { key, desc }: Order,
  rows: readonly RowBase[],
): boolean {
  const field = fieldOf(resource, key)
  const values = rows.flatMap((row) => {
    const found = certainValue(resource, key, row)
    return found && !Array.isArray(found.raw) && found.value !== '' && found.value !== null ? [found] : []
  })
  // The order of options, and of on and off, is left to the back-end: equal ones are beside each other in each.
  if (field.kind === 'choice' || field.kind === 'toggle') return areApart(values)
  const comesAfter = comparerOf(field)
  const rising = desc ? values.toReversed() : values
  return rising.some((value, at) => {
    const before = rising[at - 1]
    return before !== undefined && typeof before.raw === typeof value.raw && comesAfter(before, value)
  })
}

/** Whether equal values have others in between; values in another spelling are others. */
function areApart(values: readonly CertainValue[]): boolean {
  const texts = values.map(({ raw }) => JSON.stringify(raw))
  return texts.some((text, at) => text !== texts[at - 1] && texts.indexOf(text) < at)
}

type ComesAfter = (one: CertainValue, other: CertainValue) => boolean

const never: ComesAfter = () => false

/** Whether a value of a field comes after another one in every order that a back-end may have. */
function comparerOf(field: Field): ComesAfter {
  if (filteringOf(field) === 'range' || field.kind === 'birthday') {
    const range = field.kind === 'birthday' ? 'days' : rangeOf(field)
    if (range === 'numbers') return (one, other) => Number(one.value) > Number(other.value)
    return range === 'days' ? isLater : (one, other) => String(one.value) > String(other.value)
  }
  // The name of a record may be shown in place of its id.
  const isText = rulesOf(field).searched && !(field.kind === 'readOnly' && field.of)
  return isText ? (one, other) => isTextAfter(String(one.value), String(other.value)) : never
}

/** Moments that are this close may be sorted by the ids that were made beside them. */
const closeMs = 60_000

/** Texts of moments in different zones may be sorted as they are. */
function isLater(one: CertainValue, other: CertainValue): boolean {
  return (
    zoneOf(one.raw) === zoneOf(other.raw) &&
    Date.parse(String(one.value)) - Date.parse(String(other.value)) > closeMs
  )
}

const zoneOf = (raw: unknown) => String(raw).replace(/^[\d-]*(T[\d:.]*)?/, '')

const collators = [true, false].flatMap((isNumeric) =>
  [true, false].flatMap((ignorePunctuation) =>
    ['vi', 'en', 'ja'].map(
      (language) => new Intl.Collator(language, { numeric: isNumeric, ignorePunctuation }).compare,
    ),
  ),
)
const byCharacters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The start of a text that back-ends sort by at least. */
const sorted = 60

/**
 * Back-ends agree on two texts only where these first differ in two Latin letters, or in two digits. Then each order has to
 * have them the wrong way round: by characters, with and without case and diacritics, of a language, with numbers.
 */
function isTextAfter(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.normalize('NFC').slice(0, sorted))
  if (left === undefined || right === undefined) return false
  const [folded, otherFolded] = [fold(left), fold(right)]
  let at = 0
  while (at < folded.length && folded[at] === otherFolded[at]) at += 1
  const first = `${folded[at] ?? ''}${otherFolded[at] ?? ''}`
  if (!/^([a-z]{2}|\d{2})$/.test(first)) return false
  return (
    byCharacters(left, right) > 0 &&
    // Texts may be stored decomposed, where Ô is an O and đ is still no d.
    byCharacters(left.normalize('NFD'), right.normalize('NFD')) > 0 &&
    byCharacters(left.toLowerCase(), right.toLowerCase()) > 0 &&
    byCharacters(folded, otherFolded) > 0 &&
    collators.every((compare) => compare(left, right) > 0 && compare(folded, otherFolded) > 0)
  )
}

/** A received value that can be read in one way only, as it came and as its kind reads it. */
export interface CertainValue {
  readonly raw: unknown
  readonly value: unknown
}

/**
 * The value of a field in a row, as a proof of what its back-end compares; undefined for one that is missing or unknown, that
 * the record spells twice, or that is a record in place of its id.
 */
export function certainValue(resource: Resource, name: string, row: RowBase): CertainValue | undefined {
  const { at = name, alias = [] } = fieldOf(resource, name)
  const sent = [at, ...alias].map((path) => valueAt(row.raw, path)).filter((raw) => raw !== undefined)
  const value = valueOf(row, name)
  const [raw] = sent
  if (sent.length !== 1 || value === undefined) return undefined
  return isRecord(raw) || (Array.isArray(raw) && raw.some(isRecord)) ? undefined : { raw, value }
}
