import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { type Raw, readSettings } from '#descriptor/envelope.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { isSent, wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { checkRecords } from './check-records.ts'
import { breaks, type Found, readable } from './found.ts'
import { type ListPage, pathIn, probePage } from './list-page.ts'
import type { EntityRun, NamedCall } from './run.ts'

/** The records that are read to find out whether a field that lists leave out is missing. */
const SAMPLES = 3

/** Compares the call of one record: with the ids of some records, and with an id that no record has. */
export async function checkOne(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  if (all.ids.length === 0) return run.leaveOut('one record, the list is empty')
  const records: Raw[] = []
  for (const each of all.ids.slice(0, SAMPLES)) {
    // oxlint-disable-next-line no-await-in-loop -- a further record only where the ones before lack a field
    const raw = await readOne(run, named, each)
    if (!raw) return
    records.push(raw)
    if (Object.keys(run.resource.fields).every((name) => isSent(run.resource, name, raw))) break
  }
  checkRecords(run, named, records)
  run.departFailure(named, await run.send(named, { id: wrongId(all.ids) }), [404])
}

/** Reads one record; null, with its departure added, for a response that the app cannot read. */
async function readOne(run: EntityRun, named: NamedCall, id: string): Promise<Raw | null> {
  const answer = await run.ask(named, { id })
  const raw = answer && run.recordIn(named, answer.body, id)
  const departure = answer && recordDeparture(run, named, { id, raw, body: answer.body })
  if (departure) run.depart(named, departure)
  if (!answer || departure?.weight === 'breaks') {
    run.isUnread = true
    return null
  }
  if (raw) noteSpelling(run.resource, [raw], false)
  return raw && run.withId(raw, id)
}

/** Compares the list as the call of one record by `id`, for an entity without such a call. */
export async function checkById(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  const id = all.ids.at(-1)
  if (id === undefined || all.rows.length < 2) return run.leaveOut('a record by id, the list is too short')
  const rowsBy = async (name: string) => {
    const page = await probePage(run, named, { more: { [name]: id } })
    return 'rows' in page && page.rows.length > 0 ? page : null
  }
  const byId = await rowsBy('id')
  // Like the app: of a list that has none, the records of the other spelling.
  const found = byId ?? (await rowsBy('_id'))
  if (found?.rows.length === 1 && found.ids[0] === id) return
  // The app looks for the record in all pages of a list that does not take the id.
  const departure = byId !== null || found?.ids.includes(id) === true ? readable : breaks
  const actual = `${found?.rows.length ?? 'no'} rows`
  const change = 'add the operation `one`, or Back-end: filter by `id`'
  run.depart(named, departure('by-id', 'the record of `id=…` alone', actual, change))
}

/** Compares a look-up with the address of a record, and with one that no record has. */
export async function checkLookup(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  const { resource, departed } = run
  const [, lookup = ''] = named.keys
  const key =
    Object.keys(resource.fields).find((each) => {
      const field = resource.fields[each]
      return field?.kind === 'slug' && field.lookup === lookup
    }) ?? lookup
  const addressIn = (raw: Raw) => readText(valueAt(raw, wireName(resource, key, raw)))
  const raw = all.rows.find((each) => addressIn(each) !== '')
  if (!raw || departed.has(key)) return run.leaveOut(`the look-up ${lookup}, no record has a \`${key}\``)
  const answer = await run.ask(named, { params: { [lookup]: addressIn(raw) } })
  const found = answer && run.recordIn(named, answer.body, run.idOf(raw))
  if (answer && (!found || run.idOf(found) !== run.idOf(raw))) run.depart(named, otherRecord(found))
  const none = await run.send(named, { params: { [lookup]: 'khong-co-muc-nao-nhu-the-nay' } })
  // No record is no failure: the look-up asks whether an address is taken.
  const other = run.recordIn(named, none.body)
  if (none.status >= 400) run.departFailure(named, none, [404])
  else if (other) run.depart(named, otherRecord(other))
}

/** Compares the call of a settings record. */
export async function checkSettings(run: EntityRun, named: NamedCall): Promise<void> {
  const answer = await run.ask(named, {})
  if (!answer) return
  const raw = readSettings(answer.body, run.resource.fields, named.operation.record)
  if (raw && Object.keys(raw).length === 0) return run.leaveOut('the settings, which were never saved')
  const shape = recordDeparture(run, named, { body: answer.body, raw })
  if (shape) run.depart(named, shape)
  if (raw && shape?.weight !== 'breaks') checkRecords(run, named, [raw], { hasId: false })
}

/** An id in the form of the others that none of them is. */
function wrongId(ids: readonly string[]): string {
  const [first = ''] = ids
  if (/^\d+$/.test(first)) return String(Math.max(...ids.map(Number)) + 900_001)
  const changed = Array.from('0123456789abcdef', (last) => first.slice(0, -1) + last)
  return changed.find((id) => !ids.includes(id)) ?? `${first}0`
}

/** A response with one record. */
interface Response {
  readonly body: unknown
  /** The record in it as the app reads it, null for none. */
  readonly raw: Raw | null
  /** The requested id; undefined for a settings record. */
  readonly id?: string
}

/** The departure of a response with one record that the app reads elsewhere, or not at all; null for one as described. */
function recordDeparture(
  run: EntityRun,
  { operation }: NamedCall,
  { body, raw, id }: Response,
): Found | null {
  const { resource } = run
  const isOne = (each: unknown) =>
    isRecord(each) && Object.keys(resource.fields).some((name) => isSent(resource, name, each))
  const path = pathIn(body, (value) => isOne(Array.isArray(value) ? value[0] : value))
  const isInList = path !== undefined && Array.isArray(path === '' ? body : valueAt(body as Raw, path))
  const isListed = isInList && !operation.record
  const isRead = raw !== null && isOne(raw)
  const hasId = isRead && (id === undefined || run.idOf(raw) === id)
  if (hasId && !isListed) return null
  if (isRead && !hasId && run.idOf(raw) !== '') return otherRecord(raw)
  // The app takes the id from its request.
  const idChange = 'Back-end: send the id of each record'
  if (isRead && !hasId)
    return readable('id', `\`${resource.idKey}\` as text`, 'no id in the record', idChange, { at: ['idKey'] })
  const change =
    path === undefined
      ? 'Back-end: send the fields of the record'
      : isListed
        ? 'Back-end: send the record, not a list with it'
        : `record: recordAt('${path}')`
  const keys = raw ? Object.keys(raw).join(', ') : 'none'
  const came = keys === '' ? 'an empty record' : `keys: ${keys}`
  const actual = path === undefined ? came : `a record in \`${path}\``
  return (isRead ? readable : breaks)('envelope', 'a record', actual, change)
}

/** The departure of a call that returns no record, or another one than the requested. */
function otherRecord(raw: Raw | null): Found {
  const change = 'where the id is sent: `id`, `idName`, or the path'
  return breaks('by-id', 'the record that was requested', raw ? 'another record' : 'no record', change)
}
