import { typesOf } from '#descriptor/departures/shape.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { asData, atTop, inData, type Raw, readRows } from '#descriptor/envelope.ts'
import { defaultListState, type ListState, listQuery } from '#descriptor/list-state.ts'
import type { Call } from '#descriptor/operation.ts'
import type { Cursor } from '#descriptor/pagination.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'
import type { Query } from '#descriptor/request.ts'
import { answerDeparture, keysOf } from './answer.ts'
import type { Answer } from './api-client.ts'
import { breaks, type Found, readable } from './found.ts'
import type { EntityRun, NamedCall } from './run.ts'

/** One page of a list as the app reads it. */
export interface ListPage {
  readonly rows: readonly Raw[]
  readonly ids: readonly string[]
  readonly page: number
  /** The number of records in the list; undefined where the response does not count them. */
  readonly total: number | undefined
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
  call: ListCall = {},
): Promise<ListPage | null> {
  const page = await probePage(run, named, call)
  if ('rows' in page) return page
  run.depart(named, answerDeparture(page) ?? unreadableList(run, named, page))
  if (named.keys[0] === 'list') run.isUnread = true
  return null
}

/** Reads a page that a back-end may refuse: its response where the app cannot read it. */
export async function probePage(
  run: EntityRun,
  named: NamedCall,
  call: ListCall,
): Promise<ListPage | Answer> {
  const asked = (guesses?: boolean): Call => ({
    question: questionOf(run, call),
    types: typesOf(run.resource, guesses),
  })
  const request = JSON.stringify(run.requestOf(named, asked()))
  const answer = await run.send(named, asked())
  const page = pageIn(run, named, call, answer)
  if (!page) return answer
  noteSpelling(run.resource, page.rows)
  // The app asks once more where the records spell a field, an option or an id otherwise than its question did.
  const again = asked(page.rows.length === 0)
  if (JSON.stringify(run.requestOf(named, again)) === request) return page
  const second = await run.send(named, again)
  return pageIn(run, named, call, second) ?? second
}

function questionOf({ resource, firstPage }: EntityRun, { more, wide, cursor, ...state }: ListCall): Query {
  const page = (state.page ?? 1) - 1 + firstPage
  return { ...listQuery(resource, { ...defaultListState(resource), ...state, page }, more, cursor), ...wide }
}

function pageIn(run: EntityRun, named: NamedCall, call: ListCall, answer: Answer): ListPage | null {
  const { pagination: paging, envelope: own } = run.resource
  const { envelope = own } = named.operation
  const read = readRows(envelope, answer.body, answer.headers)
  if (!read || answerDeparture(answer)) return null
  const { rows, pagination } = read
  // A page that the response does not name is the requested one.
  const asked = paging.query({ page: call.page ?? 1, size: call.size ?? paging.perPage })
  const total = readNumber(isRecord(pagination) ? pagination[totalName(run)] : null)
  return {
    rows,
    ids: rows.map((raw) => run.idOf(raw)),
    page: paging.read(Object.assign({}, asked, pagination)).page,
    total: total !== null && total >= 0 ? total : undefined,
    next: paging.next?.(pagination) ?? null,
    pagination,
    answer,
  }
}

/** A number that no list has as its page or size. */
const TOTAL = 987_654_321

/** The name of the total in the pagination of a list; '' for a list without one. */
function totalName({ resource: { pagination } }: EntityRun): string {
  const written = pagination.write({ page: 1, size: pagination.perPage, total: TOTAL })
  return Object.keys(written).find((name) => written[name] === TOTAL) ?? ''
}

/** The keys that lead to the envelope of a call: that of the entity, unless the call has its own. */
const envelopeOf = ({ operation, keys }: NamedCall) =>
  operation.envelope || keys[0] !== 'list' ? {} : { at: ['envelope'] }

function unreadableList(run: EntityRun, named: NamedCall, { body }: Answer): Found {
  const { envelope = run.resource.envelope } = named.operation
  const expected = `rows in \`${envelope.name}\``
  const { data, results } = isRecord(body) ? body : {}
  if (isRecord(body) && [data, results, isRecord(data) ? data.results : undefined].includes(null))
    return breaks('null-list', expected, 'null', 'Back-end: send `[]` for no rows')
  const path = pathIn(body, (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord))
  const total = totalName(run)
  const page =
    path === undefined ? undefined : pathIn(body, (value) => isRecord(value) && Object.hasOwn(value, total))
  const paths = [path, ...(page ? [page] : [])].map((each) => `'${each}'`).join(', ')
  const change = path === '' ? 'envelope: bareArray' : path ? `envelope: rowsAt(${paths})` : 'the `envelope`'
  return breaks('envelope', expected, `keys: ${keysOf(body)}`, change, envelopeOf(named))
}

/** The departures of the shape of a list response that the app reads: its envelope, and its total. */
export function shapeDepartures(run: EntityRun, named: NamedCall, list: ListPage): readonly Found[] {
  const { envelope = run.resource.envelope } = named.operation
  const { body, headers } = list.answer
  if (!envelope.read(body, headers)) {
    const usual = Object.entries({ inData, atTop, asData }).find(([, each]) => each.read(body, headers))
    const [actual, change] = [`rows in \`${usual?.[1].name}\``, `envelope: ${usual?.[0]}`]
    return [readable('envelope', `rows in \`${envelope.name}\``, actual, change, envelopeOf(named))]
  }
  const name = totalName(run)
  const value = isRecord(list.pagination) ? list.pagination[name] : undefined
  if (name === '' || typeof value === 'number') return []
  const keys = isRecord(list.pagination) ? keysOf(list.pagination) : 'none'
  const actual = value === undefined ? `keys: ${keys}` : typeof value
  const change =
    list.total === undefined
      ? 'the `pagination`, or Back-end: send the number of records'
      : 'Back-end: send a number'
  return [readable('total', `\`${name}\` as a number`, actual, change, { part: name, at: ['pagination'] })]
}

/** The levels of a body that are searched. */
const DEPTH = 4

/** The path of keys to the first value in a body that fits, from the top down to a few levels: '' for the body itself. */
export function pathIn(body: unknown, fits: (value: unknown) => boolean): string | undefined {
  const all: { path: string; value: unknown }[] = [{ path: '', value: body }]
  for (const { path, value } of all) {
    if (fits(value)) return path
    if (isRecord(value) && path.split('.').length < DEPTH)
      for (const [key, inner] of Object.entries(value))
        all.push({ path: path === '' ? key : `${path}.${key}`, value: inner })
  }
  return undefined
}
