import { fold } from '#descriptor/fold.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage } from './list-page.ts'

/** Compares a list sorted by each of its columns, up and down, with the order of the values. */
export async function orderDepartures(run: EntityRun, named: NamedCall): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const key of run.resource.list.sort ?? []) {
    if (run.departed.has(key)) continue
    const up = await listPage(run, named, { order: { key, desc: false } })
    const down = await listPage(run, named, { order: { key, desc: true } })
    const departure = up && down && orderDeparture(run, key, up, down)
    if (departure) found.push({ ...departure, part: key, at: ['list', 'sort'] })
  }
  return found
}

function orderDeparture(run: EntityRun, key: string, up: ListPage, down: ListPage): Found | null {
  const [rising, falling] = [valuesIn(run, key, up), valuesIn(run, key, down)]
  if (new Set([...rising, ...falling]).size < 2) {
    run.leaveOut(`the order by ${key}, which has one value only`)
    return null
  }
  const expected = `rows by \`${key}\``
  if (up.ids.join(' ') === down.ids.join(' ')) {
    const change = 'remove it from `list.sort`, or the spelling of the order'
    return { rule: 'sort', weight: 'breaks', expected, actual: 'the same order up and down', change }
  }
  const reversed = falling.toReversed()
  const isSorted = comparers(run, key).some(
    (compare) => isRising(rising, compare, run, key) && isRising(reversed, compare, run, key),
  )
  if (isSorted) return null
  const change = 'Back-end: sort by the value, not by its text or another field'
  return { rule: 'sort', weight: 'breaks', expected, actual: 'another order', change }
}

type Scalar = string | number | boolean

/** The values of a column that have an order; where blank ones come is left to the back-end. */
function valuesIn({ resource }: EntityRun, key: string, { rows }: ListPage): readonly Scalar[] {
  const field = fieldOf(resource, key)
  return rows.flatMap((raw): readonly Scalar[] => {
    const value: unknown = rulesOf(field).read(valueAt(raw, wireName(resource, key, raw)), field)
    const isScalar = typeof value === 'number' || typeof value === 'boolean'
    return isScalar || (typeof value === 'string' && value !== '') ? [value] : []
  })
}

type Compare = (left: Scalar, right: Scalar) => number

const byValue: Compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0)
const byCollator = (language: string, ignorePunctuation: boolean): Compare => {
  const { compare } = new Intl.Collator(language, { ignorePunctuation })
  return (left, right) => compare(String(left), String(right))
}

/** The orders of text that back-ends have: by characters, folded characters, or a language. */
const textOrders: readonly Compare[] = [
  byValue,
  (left, right) => byValue(fold(String(left)), fold(String(right))),
  (left, right) => byValue(String(left).toLowerCase(), String(right).toLowerCase()),
  ...['vi', 'en', 'ja'].flatMap((language) => [byCollator(language, false), byCollator(language, true)]),
  (left, right) => byCollator('en', true)(fold(String(left)), fold(String(right))),
]

const isText = (run: EntityRun, key: string) =>
  rulesOf(fieldOf(run.resource, key)).column === 'text' && !isDate(run, key)
const isDate = (run: EntityRun, key: string) => {
  const field = fieldOf(run.resource, key)
  return rulesOf(field).filtering === 'range' || (field.kind === 'readOnly' && field.shownAs === 'dateTime')
}

const comparers = (run: EntityRun, key: string) => (isText(run, key) ? textOrders : [byValue])

/** Of texts a tenth of the pairs may be in another order: collations differ in punctuation and scripts. */
function isRising(values: readonly Scalar[], compare: Compare, run: EntityRun, key: string): boolean {
  const inversions = values.filter((value, at) => {
    const next = values[at + 1]
    return next !== undefined && compare(value, next) > 0
  }).length
  return inversions <= (isText(run, key) ? Math.floor(values.length / 10) : 0)
}
