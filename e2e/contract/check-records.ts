import { cellDeparture, isLeftOut } from '#descriptor/departures/cells.ts'
import { wasSent } from '#descriptor/departures/spelling.ts'
import type { Raw } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { withOwnIds } from '#descriptor/own-ids.ts'
import { isRecord } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { isSent, sameValue, wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { part, typeDeparture, typeName } from './field-types.ts'
import { breaks, type Found, readable } from './found.ts'
import type { EntityRun, NamedCall } from './run.ts'
import { similarKey } from './similar-key.ts'

/** The parts of a record that a call returns; all by default. */
interface Expected {
  readonly names?: readonly string[]
  readonly hasId?: boolean
}

/**
 * Compares the records of a response with the descriptor: id and fields. Returns whether they can be read and told apart: without
 * that, further checks would name the same departure again.
 */
export function checkRecords(
  run: EntityRun,
  named: NamedCall,
  records: readonly Raw[],
  { names = Object.keys(run.resource.fields), hasId = true }: Expected = {},
): boolean {
  const { resource, departed } = run
  const [first] = records
  if (!first) return true
  const hasAny = (raw: Raw) => names.some((name) => isSent(resource, name, raw))
  if (!records.some(hasAny)) {
    run.depart(named, contentDeparture(named, first, hasAny))
    for (const name of names) departed.add(name)
    run.isUnread = true
    return false
  }
  const ids = hasId ? idDeparture(run, records) : null
  if (ids) run.depart(named, ids)
  if (ids?.weight === 'breaks') run.isUnread = true
  for (const name of names) {
    const found = fieldDeparture(run, name, records)
    const all = found ? [{ ...found, part: name }] : cellDepartures(run, name, records)
    if (all.length > 0) departed.add(name)
    for (const each of all) run.depart(named, { ...each, at: ['fields', name] })
  }
  return ids?.weight !== 'breaks'
}

/** The departure of records without any described field. */
function contentDeparture({ operation }: NamedCall, raw: Raw, hasAny: (raw: Raw) => boolean): Found {
  const keys = Object.keys(raw)
  const key = keys.find((each) => {
    const inner = raw[each]
    return isRecord(inner) && hasAny(inner)
  })
  const actual = keys.length === 0 ? 'records without content' : `keys: ${keys.join(', ')}`
  const change =
    key === undefined
      ? 'Back-end: send the fields of each record'
      : `rowsWith('${key}', …) and recordWith('${key}', …)`
  return breaks(
    'envelope',
    'the described fields',
    actual,
    change,
    operation.envelope ? {} : { at: ['envelope'] },
  )
}

/** The departure of ids by which the app cannot tell records apart; it takes `id` and `_id`, as text and as numbers. */
function idDeparture(run: EntityRun, records: readonly Raw[]): Found | null {
  const { idKey } = run.resource
  const given = (raw: Raw) => raw[idKey] ?? (/^_?id$/.test(idKey) ? (raw._id ?? raw.id) : undefined)
  const rows = records.map((raw) => ({ id: run.idOf(raw), raw }))
  const lacking = withOwnIds(rows).filter(({ id }) => id === '')
  const departing = lacking.length > 0 ? lacking : rows.filter(({ raw }) => isRecord(given(raw)))
  const [first] = departing
  if (!first) return null
  const value = given(first.raw)
  const [wrong, change] =
    (value ?? '') === ''
      ? ['no id', 'idKey, or Back-end: send the id of each record']
      : lacking.length > 0 && run.idOf(first.raw) !== ''
        ? ['the id of another record', 'Back-end: send another id with each record']
        : [typeName(value), 'Back-end: send ids as text']
  const departure = lacking.length > 0 ? breaks : readable
  return departure('id', `\`${idKey}\` as text`, part(wrong, departing, records), change, { at: ['idKey'] })
}

/** The departure of one field; null if the records have it as described. */
function fieldDeparture(run: EntityRun, name: string, records: readonly Raw[]): Found | null {
  const { resource } = run
  const field = fieldOf(resource, name)
  const { kind, alias = [] } = field
  const lacking = records.filter((raw) => !isSent(resource, name, raw))
  // A document store leaves out empty values; a toggle has none.
  const mayLack = kind !== 'toggle' && (lacking.length < records.length || wasSent(resource.fields, name))
  if (lacking.length > 0 && !mayLack) {
    const similar = similarKey(resource, name, lacking)
    if (similar === undefined && !isRequired(field) && mayBeEmpty(resource, records)) {
      run.leaveOut(`the field ${name}, which no record has: it may be empty in all of them`)
      return null
    }
    // A toggle has no alias: the app would write a key that may mean something else (src/decisions/departures.md).
    const names = [...alias, similar].map((each) => `'${each}'`).join(', ')
    const change = kind === 'toggle' ? `at: '${similar}'` : `alias: [${names}]`
    return missingDeparture({ name, similar, change, some: lacking, all: records })
  }
  const sent = records.filter((raw) => isSent(resource, name, raw))
  const values = sent.map((raw) => valueAt(raw, wireName(resource, name, raw)))
  return typeDeparture(field, values) ?? twiceDeparture(field, name, sent)
}

const isRequired = (field: Field) => 'required' in field && field.required === true

/** Whether a lacking field may be an empty one: some records lack what others have, as in document stores, or there is one only. */
const mayBeEmpty = (resource: Resource, records: readonly Raw[]) =>
  (records.length === 1 && resource.operations.list !== undefined) ||
  Object.keys(resource.fields).some((name) => {
    const count = records.filter((raw) => isSent(resource, name, raw)).length
    return count > 0 && count < records.length
  })

/** The departure of records that have a field under two names, with different values. */
function twiceDeparture(field: Field, name: string, records: readonly Raw[]): Found | null {
  const names = [field.at ?? name, ...(field.alias ?? [])]
  const differ = (raw: Raw, left: string, right: string) => {
    const [one, other] = [valueAt(raw, left), valueAt(raw, right)]
    const { read } = rulesOf(field)
    return one !== undefined && other !== undefined && !sameValue(read(one, field), read(other, field))
  }
  const pairs = names.flatMap((own, index) => names.slice(index + 1).map((other) => [own, other] as const))
  const [own, other] = pairs.find(([left, right]) => records.some((raw) => differ(raw, left, right))) ?? []
  if (own === undefined || other === undefined) return null
  const departing = records.filter((raw) => differ(raw, own, other))
  const actual = part(`other values in \`${own}\` and \`${other}\``, departing, records)
  const change = `Back-end: send \`${own}\` or \`${other}\`, or the same value in both`
  return breaks('field-twice', `one value of \`${name}\``, actual, change)
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
    const some = lines.filter((line) => cellDeparture(cell, line, column) === 'missing')
    const similar = some.length > 0 ? similarKey({ fields: columns }, column, some) : undefined
    const change = `name the column \`${similar}\``
    const kept = lines.filter((line) => !isLeftOut(cell, line, column))
    const found =
      some.length > 0
        ? missingDeparture({ name: column, similar, change, some, all: lines, unit: 'lines' })
        : typeDeparture(
            cell,
            kept.map((line) => line[column]),
            'lines',
          )
    return found ? [{ ...found, part: `${name}[].${column}` }] : []
  })
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
  const [rule, actual, remedy] =
    similar === undefined
      ? ['field-missing', 'no such field', `remove \`${name}\`, or send it`]
      : ['field-renamed', `\`${similar}\``, `${change}, if it means the same`]
  return breaks(rule, `\`${name}\``, part(actual, some, all, unit), remedy)
}
