import { noteSpelling } from '#descriptor/departures/spelling.ts'
import type { Raw } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { isSent, wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import { otherRecord, recordDeparture } from './check-record-shape.ts'
import { checkRecords } from './check-records.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, probePage } from './list-page.ts'

/** The records that are read to find out whether a field that lists leave out is missing. */
const SAMPLES = 3

/** Compares the call of one record: with the ids of some records, and with an id that no record has. */
export async function checkOne(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  const [id] = all.ids
  if (id === undefined) return run.leaveOut('one record, the list is empty')
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
  const answer = await run.send(named, { id })
  const raw = run.recordIn(named, answer.body, id)
  const departure = answerDeparture(answer) ?? recordDeparture(run, named, { id, raw, body: answer.body })
  if (departure) run.depart(named, departure)
  if (departure?.weight === 'breaks') {
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
  const byId = await rowsById(run, named, 'id', id)
  // Like the app: of a list that has none, the records of the other spelling.
  const found = byId ?? (await rowsById(run, named, '_id', id))
  if (found?.rows.length === 1 && found.ids[0] === id) return
  // The app looks for the record in all pages of a list that does not take the id.
  const isFound = byId !== null || found?.ids.includes(id) === true
  run.depart(named, {
    rule: 'by-id',
    weight: isFound ? 'read' : 'breaks',
    expected: 'the record of `id=…` alone',
    actual: `${found?.rows.length ?? 'no'} rows`,
    change: 'add the operation `one`, or Back-end: filter by `id`',
  })
}

/** The rows of a list that is asked for an id by one of its spellings; null for none. */
async function rowsById(
  run: EntityRun,
  named: NamedCall,
  name: string,
  id: string,
): Promise<ListPage | null> {
  const page = await probePage(run, named, { more: { [name]: id } })
  return 'rows' in page && page.rows.length > 0 ? page : null
}

/** Compares a look-up with the address of a record, and with one that no record has. */
export async function checkLookup(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  const { resource, departed } = run
  const [, lookup = ''] = named.keys
  const name = Object.keys(resource.fields).find((each) => {
    const field = resource.fields[each]
    return field?.kind === 'slug' && field.lookup === lookup
  })
  const key = name ?? lookup
  const raw = all.rows.find((each) => addressIn(run, key, each) !== '')
  if (!raw || departed.has(key)) return run.leaveOut(`the look-up ${lookup}, no record has a \`${key}\``)
  const answer = await run.send(named, { params: { [lookup]: addressIn(run, key, raw) } })
  const departure = answerDeparture(answer)
  const found = departure ? null : run.recordIn(named, answer.body, run.idOf(raw))
  if (departure) run.depart(named, departure)
  else if (!found || run.idOf(found) !== run.idOf(raw)) run.depart(named, otherRecord(found))
  const none = await run.send(named, { params: { [lookup]: 'khong-co-muc-nao-nhu-the-nay' } })
  // No record is no failure: the look-up asks whether an address is taken.
  if (none.status >= 400) run.departFailure(named, none, [404])
  else if (run.recordIn(named, none.body)) run.depart(named, otherRecord(run.recordIn(named, none.body)))
}

const addressIn = ({ resource }: EntityRun, name: string, raw: Raw) =>
  readText(valueAt(raw, wireName(resource, name, raw)))

/** An id in the form of the others that none of them is. */
function wrongId(ids: readonly string[]): string {
  const [first = ''] = ids
  if (/^\d+$/.test(first)) return String(Math.max(...ids.map(Number)) + 900_001)
  const changed = Array.from('0123456789abcdef', (last) => first.slice(0, -1) + last)
  return changed.find((id) => !ids.includes(id)) ?? `${first}0`
}
