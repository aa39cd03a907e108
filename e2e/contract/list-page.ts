import { typesOf } from '#descriptor/departures/shape.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { asData, atTop, type Envelope, inData, type Raw, readRows } from '#descriptor/envelope.ts'
import { defaultListState, type ListState, listQuery } from '#descriptor/list-state.ts'
import type { Call } from '#descriptor/operation.ts'
import type { Cursor } from '#descriptor/pagination.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'
import type { Query } from '#descriptor/request.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import type { EntityRun } from './entity-run.ts'
import { pathOfKey, rowsPath } from './path-in-body.ts'

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
  run.depart(named, unreadableList(run, named, page))
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

function unreadableList(run: EntityRun, named: NamedCall, answer: Answer): Found {
  const { envelope = run.resource.envelope } = named.operation
  const { body } = answer
  const expected = `rows in \`${envelope.name}\``
  const departure = answerDeparture(answer)
  if (departure) return departure
  if (hasNullRows(body)) {
    const change = 'Back-end: send `[]` for no rows'
    return { rule: 'null-list', weight: 'breaks', expected, actual: 'null', change }
  }
  const keys = isRecord(body) ? Object.keys(body).join(', ') : typeof body
  const path = rowsPath(body)
  const page = path === undefined ? undefined : pathOfKey(body, totalName(run))
  const paths = [path, ...(page ? [page] : [])].map((each) => `'${each}'`).join(', ')
  return {
    rule: 'envelope',
    weight: 'breaks',
    expected,
    actual: `keys: ${keys}`,
    change: path === '' ? 'envelope: bareArray' : path ? `envelope: rowsAt(${paths})` : 'the `envelope`',
    ...envelopeOf(named),
  }
}

function hasNullRows(body: unknown): boolean {
  if (!isRecord(body)) return false
  const { data, results } = body
  return [data, results, isRecord(data) ? data.results : undefined].includes(null)
}

const usual: Readonly<Record<string, Envelope>> = { inData, atTop, asData }

/** The departures of the shape of a list response that the app reads: its envelope, and its total. */
export function shapeDepartures(run: EntityRun, named: NamedCall, list: ListPage): readonly Found[] {
  const { envelope = run.resource.envelope } = named.operation
  const { body, headers } = list.answer
  if (!envelope.read(body, headers)) {
    const expected = `rows in \`${envelope.name}\``
    const [name = ''] = Object.entries(usual).find(([, each]) => each.read(body, headers)) ?? []
    const actual = `rows in \`${usual[name]?.name}\``
    return [
      {
        rule: 'envelope',
        weight: 'read',
        expected,
        actual,
        change: `envelope: ${name}`,
        ...envelopeOf(named),
      },
    ]
  }
  const name = totalName(run)
  const value = isRecord(list.pagination) ? list.pagination[name] : undefined
  if (name === '' || typeof value === 'number') return []
  const isLacking = list.total === undefined
  return [
    {
      rule: 'total',
      part: name,
      weight: 'read',
      expected: `\`${name}\` as a number`,
      actual: value === undefined ? `keys: ${keysOf(list.pagination)}` : typeof value,
      change: isLacking
        ? 'the `pagination`, or Back-end: send the number of records'
        : 'Back-end: send a number',
      at: ['pagination'],
    },
  ]
}

const keysOf = (raw: unknown) => (isRecord(raw) ? Object.keys(raw).join(', ') : 'none')
