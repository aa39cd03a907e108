import type { Field } from '#descriptor/field.ts'
import { type Filtering, rulesOf } from '#descriptor/kinds.ts'

/** The filter control of a field; read-only dates are filtered like other dates. */
export function filteringOf(field: Field): Filtering {
  return field.kind === 'readOnly' && field.shownAs === 'dateTime' ? 'range' : rulesOf(field).filtering
}

/** The values of a field's range. */
export function rangeOf({ kind }: Field): 'days' | 'times' | 'numbers' {
  return kind === 'time' ? 'times' : kind === 'number' || kind === 'money' ? 'numbers' : 'days'
}

/** The ends of ranges, as patterns. */
export const bounds = {
  days: '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])',
  times: '([01]\\d|2[0-3]):[0-5]\\d',
  numbers: '-?\\d{1,15}(\\.\\d{1,9})?',
} as const

const value = '([^%,|]|%[2-7][\\da-fA-F])+'
const state = 'is:(empty|filled)'
const conditions = (range: string) => `${range}\\.\\.(${range})?|\\.\\.${range}|${state}`
const values = `(in|not):${value}(,${value})*|${state}`

/** The conditions of a filter beyond one value, as patterns, by its control. */
const patterns: Readonly<Record<Exclude<Filtering, 'range'>, string>> &
  Readonly<Record<ReturnType<typeof rangeOf>, string>> = {
  option: values,
  reference: values,
  many: values,
  toggle: 'in:(true|false)',
  presence: state,
  none: '(?!)',
  times: conditions(bounds.times),
  numbers: conditions(bounds.numbers),
  days: `${conditions(bounds.days)}|is:(today|yesterday|(this|last)-(week|month))|(last|next|over):[1-9]\\d{0,3}d`,
}

/**
 * Whether a text of an address is a filter of the field: one value, or what `parseFilter` reads. Lists parse only the
 * filters that no call has, so that the parser is loaded with the first one.
 */
export function isFilterText(field: Field, text: string): boolean {
  const filtering = filteringOf(field)
  const one = patterns[filtering === 'range' ? rangeOf(field) : filtering]
  if (isValue(filtering, text)) return true
  return (
    new RegExp(`^(${one}|or:(${one})(\\|(${one}))+)$`).test(text) &&
    (filtering !== 'range' || hasRealDays(text))
  )
}

/** Whether the days in a text exist: the pattern of a day lets 31 February and the year 0 through. */
export function hasRealDays(text: string): boolean {
  const days = text.match(/\d{4}-\d\d-\d\d/g) ?? []
  return days.every((day) => day > '0001' && new Date(day).toJSON()?.startsWith(day))
}

function isValue(filtering: Filtering, text: string): boolean {
  if (filtering === 'toggle') return text === 'true' || text === 'false'
  return /^(option|reference|many)$/.test(filtering) && /^(?!(in|is|not|or):)./.test(text)
}

/** The value that every list call can be sent as `field=value`; undefined for other filters. */
export function sentValue(field: Field, text: string): string | undefined {
  const filtering = filteringOf(field)
  return filtering !== 'many' && isValue(filtering, text) ? text : undefined
}
