import type { Field } from '#descriptor/field.ts'
import { formatDate } from '#text/format.ts'
import { language, locales, translate } from '#text/language.ts'

/** The ends of a range; '' for an open one. */
interface Ends {
  readonly from: string
  readonly to: string
}

/** A range of days or times; of an open one its only end. */
export function daysText({ from, to }: Ends): string {
  const ends = [...new Set([from, to])].filter((end) => end !== '')
  return ends.map(formatDate).join('–')
}

/** A range of numbers with the unit or currency of their field; of an open one its only end. */
export function numbersText(field: Field, { from, to }: Ends): string {
  const ends = [...new Set([from, to])].filter((end) => end !== '').map(Number)
  const [low = 0, high = low] = ends
  const currency = field.kind === 'money' && field.currencyFrom === undefined ? field.currency : undefined
  const format = new Intl.NumberFormat(locales[language()], {
    ...(currency ? { style: 'currency', currency } : {}),
    maximumFractionDigits: currency ? 0 : 9,
  })
  const text = low === high ? format.format(low) : rangeText(format, low, high)
  return field.kind === 'number' && field.unit ? `${text} ${translate(field.unit)}` : text
}

/** With the dash that dates have too: Intl takes a hyphen in Vietnamese. */
function rangeText(format: Intl.NumberFormat, low: number, high: number): string {
  const parts = format.formatRangeToParts(low, high)
  const isDash = /^\s*[-–]\s*$/
  return parts.map(({ source, value }) => (source === 'shared' && isDash.test(value) ? '–' : value)).join('')
}
