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
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import { typeName } from './described-type.ts'
import type { EntityRun } from './entity-run.ts'
import { similarKey } from './similar-key.ts'
import { part, typeDeparture } from './type-departure.ts'

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
  if (!records.some((raw) => hasAnyOf(resource, names, raw))) {
    run.depart(named, contentDeparture(run, named, first, names))
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
    if (all.length === 0) continue
    departed.add(name)
    for (const each of all) run.depart(named, { ...each, at: ['fields', name] })
  }
  return ids?.weight !== 'breaks'
}

const hasAnyOf = (resource: Resource, names: readonly string[], raw: Raw) =>
  names.some((name) => isSent(resource, name, raw))

/** The departure of records without any described field. */
function contentDeparture(run: EntityRun, named: NamedCall, raw: Raw, names: readonly string[]): Found {
  const keys = Object.keys(raw)
  const key = keys.find((each) => {
    const inner = raw[each]
    return isRecord(inner) && hasAnyOf(run.resource, names, inner)
  })
  const deeper = `rowsWith('${key}', …) and recordWith('${key}', …)`
  return {
    rule: 'envelope',
    weight: 'breaks',
    expected: 'the described fields',
    actual: keys.length === 0 ? 'records without content' : `keys: ${keys.join(', ')}`,
    change: key === undefined ? 'Back-end: send the fields of each record' : deeper,
    ...(named.operation.envelope ? {} : { at: ['envelope'] }),
  }
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
  const isLacking = (value ?? '') === ''
  const isShared = lacking.length > 0 && run.idOf(first.raw) !== ''
  const wrong = isShared ? 'the id of another record' : isLacking ? 'no id' : typeName(value)
  return {
    rule: 'id',
    weight: lacking.length > 0 ? 'breaks' : 'read',
    expected: `\`${idKey}\` as text`,
    actual: part(wrong, departing, records),
    change: isLacking
      ? 'idKey, or Back-end: send the id of each record'
      : isShared
        ? 'Back-end: send another id with each record'
        : 'Back-end: send ids as text',
    at: ['idKey'],
  }
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
    const change =
      kind === 'toggle'
        ? `at: '${similar}'`
        : `alias: [${[...alias, similar].map((each) => `'${each}'`).join(', ')}]`
    return missingDeparture({ name, similar, change, some: lacking, all: records })
  }
  const sent = records.filter((raw) => isSent(resource, name, raw))
  const values = sent.map((raw) => valueAt(raw, wireName(resource, name, raw)))
  return typeDeparture(field, values) ?? twiceDeparture(resource, name, sent)
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
function twiceDeparture(resource: Resource, name: string, records: readonly Raw[]): Found | null {
  const field = fieldOf(resource, name)
  const { at = name, alias = [] } = field
  const valueIn = (raw: Raw, path: string) => rulesOf(field).read(valueAt(raw, path), field)
  const [own, other] = [at, ...alias].flatMap((path, index, all) => {
    const differs = all.slice(index + 1).find((each) => records.some((raw) => isTwice(raw, path, each)))
    return differs === undefined ? [] : [path, differs]
  })
  function isTwice(raw: Raw, left: string, right: string): boolean {
    const isSpelt = valueAt(raw, left) !== undefined && valueAt(raw, right) !== undefined
    return isSpelt && !sameValue(valueIn(raw, left), valueIn(raw, right))
  }
  if (own === undefined || other === undefined) return null
  const departing = records.filter((raw) => isTwice(raw, own, other))
  return {
    rule: 'field-twice',
    weight: 'breaks',
    expected: `one value of \`${name}\``,
    actual: part(`other values in \`${own}\` and \`${other}\``, departing, records),
    change: `Back-end: send \`${own}\` or \`${other}\`, or the same value in both`,
  }
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
    change: isRenamed ? `${change}, if it means the same` : `remove \`${name}\`, or send it`,
  }
}
