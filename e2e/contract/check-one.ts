import type { Raw } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture, failureDepartures } from './check-answer.ts'
import { checkRecords } from './check-records.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage } from './list-page.ts'

/** Compares the call of one record: with the id of a record, and with an id that no record has. */
export async function checkOne(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  const [id = ''] = all.ids
  if (id === '') return run.leaveOut('one record, the list is empty')
  const answer = await run.send(named, { id })
  const departure = answerDeparture(answer)
  if (departure) run.depart(named, departure)
  const raw = departure ? null : run.recordIn(named, answer.body, id)
  if (!departure && (!raw || run.idOf(raw) !== id)) run.depart(named, anotherRecord(raw))
  if (raw) checkRecords(run, named, [raw])
  const wrong = await run.send(named, { id: wrongId(all.ids) })
  for (const found of failureDepartures(wrong, [404], named.operation.failure)) run.depart(named, found)
}

/** Compares the list as the call of one record by `id`, for an entity without such a call. */
export async function checkById(run: EntityRun, named: NamedCall, all: ListPage): Promise<void> {
  const id = all.ids.at(-1)
  if (id === undefined || all.rows.length < 2) return run.leaveOut('a record by id, the list is too short')
  const found = await listPage(run, named, { more: { id } })
  if (!found || (found.rows.length === 1 && found.ids[0] === id)) return
  const isListed = found.ids.includes(id)
  run.depart(named, {
    rule: 'by-id',
    weight: 'breaks',
    expected: 'the record of `id=…` alone',
    actual: isListed ? `${found.rows.length} rows` : 'another record, or none',
    change: 'add the operation `one`, or Back-end: filter by `id`',
  })
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
  else if (!found || run.idOf(found) !== run.idOf(raw)) run.depart(named, anotherRecord(found))
  const none = await run.send(named, { params: { [lookup]: 'khong-co-muc-nao-nhu-the-nay' } })
  // No record is no failure: the look-up asks whether an address is taken.
  if (none.status >= 400)
    for (const each of failureDepartures(none, [404], named.operation.failure)) run.depart(named, each)
  else if (run.recordIn(named, none.body)) run.depart(named, anotherRecord(run.recordIn(named, none.body)))
}

const addressIn = ({ resource }: EntityRun, name: string, raw: Raw) =>
  readText(valueAt(raw, wireName(resource, name, raw)))

function anotherRecord(raw: Raw | null) {
  const actual = raw ? 'another record' : 'no record'
  const change = 'where the id is sent: `id`, `idName`, or the path'
  return {
    rule: 'by-id',
    weight: 'breaks',
    expected: 'the record that was requested',
    actual,
    change,
  } as const
}

/** An id in the form of the others that none of them is. */
function wrongId(ids: readonly string[]): string {
  const [first = ''] = ids
  if (/^\d+$/.test(first)) return String(Math.max(...ids.map(Number)) + 900_001)
  const changed = Array.from('0123456789abcdef', (last) => first.slice(0, -1) + last)
  return changed.find((id) => !ids.includes(id)) ?? `${first}0`
}
