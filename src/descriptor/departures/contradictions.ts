import type { Field, Referable } from '#descriptor/field.ts'
import { filterAt } from '#descriptor/filters/filter-plan.ts'
import { rangeOf } from '#descriptor/filters/filter-text.ts'
import {
  conditionsOf,
  type FilterCondition,
  type FilterValue,
  joined,
  writePrefixed,
} from '#descriptor/filters/filter-value.ts'
import { shiftedDay } from '#descriptor/filters/period.ts'
import { rowMatcher } from '#descriptor/filters/row-matcher.ts'
import { fold } from '#descriptor/fold.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { readText, readTexts } from '#descriptor/read.ts'
import { fieldOf, parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { RowBase } from '#descriptor/row.ts'
import { type CertainValue, certainValue, contradictsOrder } from './order-contradiction.ts'

/** The parts of a requested list state that the rows of its response contradict. */
export interface Contradictions {
  /** The fields whose filter a row contradicts. */
  readonly filters: readonly string[]
  /**
   * By the field of a filter by records, or of the parent: the ids in each row that contradicts it if they are ids of such
   * records outside of the wanted branches, which only the names of these records show.
   */
  readonly records: Readonly<Record<string, readonly RowIds[]>>
  /** Whether a row lacks the values of the view. */
  readonly view: boolean
  readonly order: boolean
}

type RowIds = readonly string[]

/**
 * Compares the rows of a response with the filters, the view and the order that were asked for. Only a value that can be read
 * in one way is a proof (`certain-value.ts`), and only where no sensible reading of the filter has it.
 */
export function contradictionsOf(
  resource: Resource,
  state: ListState,
  rows: readonly RowBase[],
  now: Date,
): Contradictions {
  const filters: string[] = []
  const records: Record<string, readonly RowIds[]> = {}
  const parent = parentKeyOf(resource)
  for (const [name, text] of Object.entries(state.filters)) {
    if (!resource.fields[name]) continue
    const contradicting = contradictingRows(resource, { name, text, now }, rows)
    if (targetOf(resource, name)) records[name] = idsIn(resource, name, contradicting)
    else if (contradicting.length > 0) filters.push(name)
  }
  if (state.parent !== '' && parent !== undefined) {
    records[parent] = idsIn(resource, parent, rows).filter(([id = '']) => fold(id) !== fold(state.parent))
  }
  return {
    filters,
    records: Object.fromEntries(Object.entries(records).filter(([, ids]) => ids.length > 0)),
    view: contradictsView(resource, state.view, rows, now),
    order: state.order !== null && contradictsOrder(resource, state.order, rows),
  }
}

/** The ids of a record and of those above it; undefined where the record is unknown. */
export type PathOf = (target: Referable, id: string) => readonly string[] | undefined

/** The fields of filters by records, or of the parent, that rows contradict by known records outside of the wanted branches. */
export function contradictedByRecords(
  resource: Resource,
  state: ListState,
  records: Contradictions['records'],
  pathOf: PathOf,
): readonly string[] {
  return Object.entries(records).flatMap(([name, ids]) => {
    const target = targetOf(resource, name)
    const wanted = new Set(wantedIds(resource, state, name))
    const isOutside = (id: string) => {
      const path = target && pathOf(target, id)
      // An excluded record contradicts the filter by itself, records below it do not.
      return path !== undefined && !path.some((one) => one !== id && wanted.has(one))
    }
    return ids.some((row) => row.every(isOutside)) ? [name] : []
  })
}

/**
 * Whether the response to a search is the one to a text that no record has: the same records in the same order. A record may
 * have the searched text where the app cannot see it, so that no single row proves it.
 */
export function contradictsSearch(found: FoundPage, forNonsense: FoundPage): boolean {
  const rows = found.all ?? found.rows
  const others = (forNonsense.all ?? forNonsense.rows).filter(({ id }) => !found.hidden?.has(id))
  // Of a list that its back-end does not page, one of the two may have more rows.
  const count = Math.min(rows.length, others.length)
  return (
    count > 0 &&
    found.page.total === forNonsense.page.total &&
    rows.slice(0, count).every(({ id }, at) => id !== '' && id === others[at]?.id)
  )
}

/** A text that no record has. */
export const nonsense = 'zqxjv wvkqz'

interface FoundPage {
  readonly rows: readonly RowBase[]
  /** The whole list, where the response has all of it. */
  readonly all?: readonly RowBase[]
  /** The ids of records that were left out of the rows; the total counts them. */
  readonly hidden?: ReadonlySet<string>
  readonly page: { readonly total: number | undefined }
}

interface AskedFilter {
  readonly name: string
  /** The filter as an address has it. */
  readonly text: string
  readonly now: Date
}

/** The rows whose value is certain, and which even a lenient reading of the filter leaves out. */
function contradictingRows(
  resource: Resource,
  { name, text, now }: AskedFilter,
  rows: readonly RowBase[],
): readonly RowBase[] {
  const field = fieldOf(resource, name)
  const filter = filterAt(resource, name, text, now)
  const conditions = conditionsOf(filter)
  const lenient = joined(conditions.map((condition) => widened(field, condition)))
  if (!lenient || unproven.has(field.kind)) return []
  const filters = { [name]: writePrefixed(lenient) }
  const matches = rowMatcher(resource, { filters }, [name], now)
  return rows.filter((row) => {
    const found = certainValue(resource, name, row)
    return found && isProof(field, found, conditions) && !matches(row)
  })
}

/** Kinds whose content a list may cut or leave empty. */
const unproven: ReadonlySet<Field['kind']> = new Set(['richText', 'rows', 'images', 'position'])

/** A range with the values beside its ends: another rounding, or another time zone, has these. */
function widened(field: Field, condition: FilterCondition): FilterCondition {
  if (condition.kind !== 'range' || rangeOf(field) === 'times') return condition
  const move = (end: string, by: number) => {
    if (end === '') return ''
    return rangeOf(field) === 'numbers' ? `${Number((Number(end) + by).toFixed(9))}` : shiftedDay(end, by)
  }
  return { ...condition, from: move(condition.from, -1), to: move(condition.to, 1) }
}

/** Whether a value that does not meet the conditions shows that the back-end has not compared it with them. */
function isProof(
  field: Field,
  { raw, value }: CertainValue,
  conditions: readonly FilterCondition[],
): boolean {
  const has = (kind: FilterCondition['kind']) => conditions.some((condition) => condition.kind === kind)
  const isNone = raw === null || raw === '' || (Array.isArray(raw) && raw.length === 0)
  // A related record that was deleted is sent as none.
  if (isNone) return !/^(reference|references|parent)$/.test(field.kind) && (raw === null || !has('filled'))
  if (typeof raw === 'string' && raw.trim() === '') return false
  // To some back-ends 0 is empty.
  if (has('empty') && Number(raw) === 0) return false
  const texts = Array.isArray(value) ? readTexts(value) : [String(value)]
  if ('options' in field) {
    const options = { ...field.options, ...field.legacyOptions }
    if (!texts.every((text) => Object.hasOwn(options, text))) return false
    if (field.kind === 'choice' && Array.isArray(raw)) return false
  }
  // “Not one of them” has two readings where there are several.
  if (Array.isArray(value) && has('not')) return false
  return !conditions.some(
    (condition) => condition.kind === 'values' && condition.values.some((one) => isAlike(texts, one)),
  )
}

const isAlike = (texts: readonly string[], wanted: string) =>
  texts.some((text) => fold(text) === fold(wanted))

function contradictsView(resource: Resource, view: string, rows: readonly RowBase[], now: Date): boolean {
  const { operation, where } = resource.operations.views?.[view] ?? {}
  return Object.entries({ ...operation?.query, ...where }).some(([name, value]) => {
    const field = resource.fields[name]
    const isFilter = field?.kind === 'toggle' || field?.kind === 'choice'
    const asked = { name, text: String(value), now }
    return isFilter && contradictingRows(resource, asked, rows).length > 0
  })
}

/** The resource of the records that a field names, where a filter is by their ids. */
export function targetOf(resource: Resource, name: string): Referable | undefined {
  const field = fieldOf(resource, name)
  if (field.kind === 'parent') return resource
  return field.kind === 'reference' || field.kind === 'references' ? field.to() : undefined
}

function idsIn(resource: Resource, name: string, rows: readonly RowBase[]): readonly RowIds[] {
  const ids = new Map<string, RowIds>()
  for (const row of rows) {
    const value = certainValue(resource, name, row)?.value
    const own = Array.isArray(value) ? readTexts(value) : [readText(value)].filter((id) => id !== '')
    if (own.length > 0) ids.set(own.join('\n'), own)
  }
  return [...ids.values()]
}

function wantedIds(resource: Resource, { filters, parent }: ListState, name: string): readonly string[] {
  if (fieldOf(resource, name).kind === 'parent') return [parent]
  const filter: FilterValue | undefined = filterAt(resource, name, filters[name] ?? '', new Date(0))
  return conditionsOf(filter).flatMap((condition) => ('values' in condition ? condition.values : []))
}
