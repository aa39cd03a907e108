import { type Raw, readRows } from '#descriptor/envelope.ts'
import { defaultListState, type ListState, listQuery } from '#descriptor/list-state.ts'
import type { Cursor } from '#descriptor/pagination.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'
import type { Query } from '#descriptor/request.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import type { EntityRun } from './entity-run.ts'

/** One page of a list as the app reads it. */
export interface ListPage {
  readonly rows: readonly Raw[]
  readonly ids: readonly string[]
  readonly page: number
  readonly size: number
  readonly total: number
  /** The cursor of the next page, in a list of cursors; else null. */
  readonly next: Cursor | null
  /** The pagination object of the response, unparsed. */
  readonly pagination: unknown
  readonly answer: Answer
}

/** A list call: its state where it differs from the default, filters beyond, and the cursor of its page. */
export interface ListCall extends Partial<ListState> {
  readonly more?: Readonly<Record<string, string>>
  /** Filters beyond one value, as parameters. */
  readonly wide?: Query
  readonly cursor?: Cursor
}

/** Reads a page; null, with its departure added, for a response that the app cannot read. */
export async function listPage(
  run: EntityRun,
  named: NamedCall,
  { more, wide, cursor, ...state }: ListCall = {},
): Promise<ListPage | null> {
  const { resource } = run
  const page = (state.page ?? 1) - 1 + run.firstPage
  const question = {
    ...listQuery(resource, { ...defaultListState(resource), ...state, page }, more, cursor),
    ...wide,
  }
  const answer = await run.send(named, { question })
  const { envelope = resource.envelope } = named.operation
  const read = readRows(envelope, answer.body, answer.headers)
  const departure = read ? null : (answerDeparture(answer) ?? unreadable(envelope.name, answer.body))
  if (departure) run.depart(named, departure)
  if (!read) return null
  const { rows, pagination } = read
  const next = resource.pagination.next?.(pagination) ?? null
  const { size = resource.pagination.perPage } = state
  const asked = envelope.headers ? resource.pagination.query({ page, size }) : {}
  return {
    ...resource.pagination.read(Object.assign({}, asked, pagination)),
    rows,
    ids: rows.map((raw) => run.idOf(raw)),
    pagination,
    next,
    answer,
  }
}

function unreadable(name: string, body: unknown): Found {
  const expected = `rows in \`${name}\``
  if (hasNullRows(body)) {
    const change = 'Back-end: send `[]` for no rows'
    return { rule: 'null-list', weight: 'breaks', expected, actual: 'null', change }
  }
  const keys = isRecord(body) ? Object.keys(body).join(', ') : typeof body
  const change = 'the `envelope`, of the operation or the entity'
  return { rule: 'envelope', weight: 'breaks', expected, actual: `keys: ${keys}`, change }
}

function hasNullRows(body: unknown): boolean {
  if (!isRecord(body)) return false
  const { data, results } = body
  return [data, results, isRecord(data) ? data.results : undefined].includes(null)
}

/** The departures of the shape of a list response that the app reads: its envelope and its pagination object. */
export function shapeDepartures(run: EntityRun, named: NamedCall, list: ListPage): readonly Found[] {
  const { envelope = run.resource.envelope } = named.operation
  const at = named.operation.envelope ? undefined : ['envelope']
  const found: Found[] = []
  if (!envelope.read(list.answer.body, list.answer.headers)) {
    const expected = `rows in \`${envelope.name}\``
    const change = 'the `envelope`, of the operation or the entity'
    found.push({
      rule: 'envelope',
      weight: 'read',
      expected,
      actual: 'another known shape',
      change,
      ...(at ? { at } : {}),
    })
  }
  // Beside a total in a header the app takes the page and its size from its own question.
  const isPartial = envelope.headers !== undefined
  return [...found, ...paginationDepartures(run, list.pagination, isPartial)]
}

/** A number that no list has as its page or size. */
const TOTAL = 987_654_321

/** Compares the pagination object with the one that the local back-end writes: the same names, and numbers. */
function paginationDepartures({ resource }: EntityRun, raw: unknown, isPartial: boolean): readonly Found[] {
  const { perPage: size, write } = resource.pagination
  const at = ['pagination']
  if (!isRecord(raw)) {
    const expected = 'a pagination object'
    return [{ rule: 'pagination', weight: 'breaks', expected, actual: 'none', change: 'the `envelope`', at }]
  }
  const described = write({ page: 1, size, total: TOTAL })
  return Object.keys(described).flatMap((part): Found[] => {
    const value = raw[part]
    if (typeof described[part] !== 'number' || typeof value === 'number') return []
    const rule = described[part] === TOTAL ? 'total' : 'pagination'
    if (isPartial && rule === 'pagination' && value === undefined) return []
    const weight = readNumber(value) === null ? 'breaks' : 'read'
    const actual = value === undefined ? `keys: ${Object.keys(raw).join(', ')}` : typeof value
    const change = value === undefined ? 'the `pagination`' : 'Back-end: send a number'
    return [{ rule, part, weight, expected: `\`${part}\` as a number`, actual, change, at }]
  })
}
