import { cellDeparture, isLeftOut } from '#descriptor/departures/cells.ts'
import { departureOf } from '#descriptor/departures/departure.ts'
import type { Raw } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { isRecord, readId, readNumber } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import { describedType, typeName } from './described-type.ts'
import type { EntityRun } from './entity-run.ts'
import { similarKey } from './similar-key.ts'

/** The parts of a record that a call returns; all by default. */
interface Expected {
  readonly names?: readonly string[]
  readonly hasId?: boolean
}

/** Compares the records of a response with the descriptor: id, fields and their order. */
export function checkRecords(
  run: EntityRun,
  named: NamedCall,
  records: readonly Raw[],
  { names = Object.keys(run.resource.fields), hasId = true }: Expected = {},
): void {
  if (records.length === 0) return
  if (hasId) for (const found of idDepartures(run, records)) run.depart(named, found)
  for (const name of names) {
    const found = fieldDeparture(run, name, records)
    const all = found ? [{ ...found, part: name }] : cellDepartures(run, name, records)
    if (all.length === 0) continue
    run.departed.add(name)
    for (const each of all) run.depart(named, { ...each, at: ['fields', name] })
  }
  const order = orderDeparture(run, names, records)
  if (order) run.depart(named, order)
}

function idDepartures({ resource: { idKey } }: EntityRun, records: readonly Raw[]): readonly Found[] {
  const other = idKey === '_id' ? 'id' : idKey === 'id' ? '_id' : idKey
  const lacking = records.filter((raw) => !(idKey in raw))
  const spelt = lacking.filter((raw) => other in raw)
  const typed = records.filter(
    (raw) => typeof (raw[idKey] ?? raw[other]) !== 'string' && !lacking.includes(raw),
  )
  const expected = `\`${idKey}\` as text`
  const at = ['idKey']
  if (lacking.length > spelt.length)
    return [
      {
        rule: 'id',
        weight: 'breaks',
        expected,
        actual: part('no id', lacking, records),
        change: 'idKey',
        at,
      },
    ]
  return [
    ...(spelt.length > 0
      ? [{ actual: part(`\`${other}\``, spelt, records), change: `idKey: '${other}'` }]
      : []),
    ...(typed.length > 0
      ? [
          {
            actual: part(typeName(typed[0]?.[idKey]), typed, records),
            change: 'Back-end: send ids as text',
          },
        ]
      : []),
  ].map((found): Found => ({ rule: 'id', weight: 'read', expected, at, ...found }))
}

/** The departure of one field; null if every record has it as described. */
function fieldDeparture({ resource }: EntityRun, name: string, records: readonly Raw[]): Found | null {
  const field = fieldOf(resource, name)
  const values = records.map((raw) => valueAt(raw, wireName(resource, name, raw)))
  const missing = records.filter(
    (_, at) => departureOf(field, values[at] !== undefined, values[at]) === 'missing',
  )
  const similar = missing.length > 0 ? similarKey(resource, name, missing) : undefined
  // A toggle has no alias: the app would write a key that may mean something else (src/decisions/departures.md).
  const change = field.kind === 'toggle' ? `at: '${similar}', if it means the same` : `alias: ['${similar}']`
  if (missing.length > 0) return missingDeparture({ name, similar, change, some: missing, all: records })
  return typeDeparture(field, values)
}

/** The departures of the columns of a table inside the records, over all of their lines. */
function cellDepartures({ resource }: EntityRun, name: string, records: readonly Raw[]): readonly Found[] {
  const field = fieldOf(resource, name)
  if (field.kind !== 'rows') return []
  const { columns } = field
  const lines = records.flatMap((raw) => {
    const value = valueAt(raw, wireName(resource, name, raw))
    return Array.isArray(value) ? value.filter(isRecord) : []
  })
  return Object.entries(columns).flatMap(([column, cell]) => {
    const missing = lines.filter((line) => cellDeparture(cell, line, column) === 'missing')
    const similar = missing.length > 0 ? similarKey({ fields: columns }, column, missing) : undefined
    const change = `name the column \`${similar}\``
    const found =
      missing.length > 0
        ? missingDeparture({ name: column, similar, change, some: missing, all: lines, unit: 'lines' })
        : typeDeparture(
            cell,
            lines.filter((line) => !isLeftOut(cell, line, column)).map((line) => line[column]),
            'lines',
          )
    return found ? [{ ...found, part: `${name}[].${column}` }] : []
  })
}

/** The departure of values of another type than that of their field; null if they are as described. */
function typeDeparture(field: Field, values: readonly unknown[], unit?: string): Found | null {
  const unreadable = values.filter((value) => departureOf(field, true, value) === 'type')
  const unlike = values.filter((value) => !isAsDescribed(field, value))
  const departing = unreadable.length > 0 ? unreadable : unlike
  const [first] = departing
  if (departing.length === 0) return null
  const { rule, change } = cause(field, first)
  const weight = unreadable.length > 0 ? 'breaks' : 'read'
  const actual = part(typeName(first), departing, values, unit)
  return { rule, weight, expected: describedType(field).name, actual, change }
}

/** null and blank text are "none"; a list has an empty list for it. */
function isAsDescribed(field: Field, value: unknown): boolean {
  if (value === null) return !isList(field)
  return value === '' ? !isList(field) : describedType(field).matches(value, field)
}

const lists: ReadonlySet<Field['kind']> = new Set(['manyChoice', 'images', 'references', 'rows'])
const isList = ({ kind }: Field) => lists.has(kind)
const dates: ReadonlySet<Field['kind']> = new Set(['date', 'dateTime', 'readOnly'])

function cause(field: Field, value: unknown): Pick<Found, 'rule' | 'change'> {
  if (value === null && isList(field)) return { rule: 'null-list', change: 'Back-end: send `[]` for none' }
  const seconds = readNumber(value)
  if (dates.has(field.kind) && seconds !== null && Math.abs(seconds) < 1e11)
    return { rule: 'seconds', change: 'Back-end: send ISO 8601, not seconds' }
  if (isRecord(value) && readId(value) !== '')
    return { rule: 'relation', change: 'Back-end: send the id of the record, not the record' }
  if (field.kind === 'choice' || field.kind === 'manyChoice')
    return { rule: 'field-type', change: 'add the values to `options` or `legacyOptions`' }
  return {
    rule: 'field-type',
    change: `Back-end: send ${describedType(field).name}, or another kind of field`,
  }
}

interface Missing {
  readonly name: string
  /** A key of the records that is spelt like it. */
  readonly similar: string | undefined
  /** The change where it has been renamed. */
  readonly change: string
  readonly some: readonly Raw[]
  readonly all: readonly Raw[]
  readonly unit?: string
}

function missingDeparture({ name, similar, change, some, all, unit }: Missing): Found {
  const isRenamed = similar !== undefined
  return {
    rule: isRenamed ? 'field-renamed' : 'field-missing',
    weight: 'breaks',
    expected: `\`${name}\``,
    actual: part(isRenamed ? `\`${similar}\`` : 'no such field', some, all, unit),
    change: isRenamed ? change : `remove \`${name}\`, or send it`,
  }
}

/** Described fields in another order than that of the descriptor. */
function orderDeparture(run: EntityRun, names: readonly string[], records: readonly Raw[]): Found | null {
  const [raw] = records
  if (!raw || names.some((name) => run.departed.has(name))) return null
  const wires = [...new Set(names.map((name) => wireName(run.resource, name, raw).replace(/\..*/, '')))]
  const sent = Object.keys(raw).filter((key) => wires.includes(key))
  if (sent.length !== wires.length || sent.every((key, at) => key === wires[at])) return null
  return {
    rule: 'field-order',
    weight: 'harmless',
    expected: 'fields in the order of the descriptor',
    actual: 'another order, which has no meaning in JSON',
    change: 'none is needed',
    at: ['fields'],
  }
}

function part(text: string, some: readonly unknown[], all: readonly unknown[], unit = 'records'): string {
  return `${text} in ${some.length} of ${all.length} ${unit}`
}
