import type { Problems } from '#descriptor/problem.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { newValues, type Row, valueOf } from '#descriptor/row.ts'
import { isBlank } from '#descriptor/tidy.ts'
import { identifyingFields } from '#descriptor/unique-fields.ts'
import { asProblem } from '#hooks/changes/plan-row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { isUnknownSign } from '#hooks/tables/cell-text.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { isSameCell } from '#hooks/tables/same-cell.ts'
import type { TableColumn } from '#hooks/tables/table-columns.ts'
import { UnreadCell } from '#hooks/tables/unread-cell.ts'
import { type Text, text } from '#text/text.ts'
import { type ImportKey, matchedNames, recordsByKey, rowKey } from './import-keys.ts'

/** The columns of a file, and the records among which those of its rows are found. */
export interface Finding {
  readonly context: CellContext
  readonly columns: readonly MatchedColumn[]
  readonly key: ImportKey
  readonly existing: readonly Row[]
}

/** The record of a row: its id, and the record if there is one. */
export interface FoundRecord {
  readonly id?: string
  readonly row: Row | null
  /** The fields by which the record was found; their stored spelling is kept. */
  readonly names: readonly string[]
  readonly problems: Problems
}

/** A cell of a row with its column. */
export interface GivenCell {
  readonly column: TableColumn | null
  readonly cell: string
  /** The number that a spreadsheet has stored. */
  readonly number?: number | undefined
  /** How the cell differs from what the table has. */
  readonly note?: Text
}

type Values = Readonly<Record<string, unknown>>

/** Finds the record of each row of a file by a key; a line is the number of its row in the file. */
export function recordFinder({ context, columns, key, existing }: Finding) {
  const { resource } = context
  const byId = new Map(existing.map((row) => [row.id, row]))
  const names = key.kind === 'fields' ? key.names : []
  const otherwise = key.kind === 'fields' && key.otherwise !== undefined ? [key.otherwise] : []
  const byKey = recordsByKey(resource, names, names.length > 0 ? existing : [])
  const byLabel = recordsByKey(resource, otherwise, otherwise.length > 0 ? existing : [])
  const matched = matchedNames(columns)
  const others = identifyingFields(resource)
    .filter((name) => key.kind !== 'none' && matched.includes(name) && !names.includes(name))
    .map((name) => ({ name, records: recordsByKey(resource, [name], existing) }))
  const lines = new Map<string, number>()

  const keyIn = (values: Values, some: readonly string[]) =>
    rowKey(resource, some, { ...newValues(resource), ...values })

  const keyNames = new Set([...names, ...otherwise, ...others.map(({ name }) => name)])

  /** The problems of the unique values and codes of a row that records have, without those that its own record keeps. */
  const takenValues = (
    values: Values,
    isKept: (name: string, owners: readonly Row[]) => boolean = () => false,
  ): Problems => {
    const taken = others.flatMap(({ name, records }) => {
      const owners = Object.hasOwn(values, name) ? (records.get(keyIn(values, [name])) ?? []) : []
      const [row] = owners
      return row && !isKept(name, owners) ? [[name, asProblem(takenText(context, name, row))] as const] : []
    })
    return Object.fromEntries(taken)
  }

  const newRow = (values: Values): FoundRecord => ({ row: null, names, problems: takenValues(values) })

  /** A row for an existing record, which is found by the fields `by`. */
  const foundRow = (
    row: Row,
    by: readonly string[],
    { cells, values }: { readonly cells: readonly GivenCell[]; readonly values: Values },
  ): FoundRecord => {
    const problems = takenValues(
      values,
      (name, owners) => owners.some(({ id }) => id === row.id) || isSpelt(context, row, name, cells),
    )
    return { id: row.id, row, names: by, problems }
  }

  const refused = (name: string, reason: Parameters<typeof asProblem>[0]): FoundRecord => ({
    row: null,
    names,
    problems: { [name]: asProblem(reason) },
  })

  return (cells: readonly GivenCell[], line: number): FoundRecord => {
    const values = keyValues(context, keyNames, cells)
    if (key.kind === 'none') return newRow(values)
    if (key.kind === 'id') {
      const id = cells.find(({ column }) => column?.kind === 'id')?.cell.trim() ?? ''
      if (id === '') return newRow(values)
      const row = byId.get(id)
      return row ? foundRow(row, names, { cells, values }) : { id, row: null, names, problems: {} }
    }
    const hasKey = isGiven(values, names)
    const used = hasKey ? names : otherwise
    const [name = names[0] ?? resource.label] = used
    if (!isGiven(values, used)) return refused(name, text('Ô này trống nên chưa biết là mục nào.'))
    const same = hasKey ? (byKey.get(keyIn(values, names)) ?? []) : []
    const named = isGiven(values, otherwise) ? (byLabel.get(keyIn(values, otherwise)) ?? []) : []
    const byName = hasKey ? named.filter((row) => names.every((one) => isBlankOrUnknown(row, one))) : named
    const by = same.length > 0 ? names : otherwise
    const alike = same.length > 0 ? same : byName
    const spelt = alike.filter((one) => by.every((part) => isSpelt(context, one, part, cells)))
    const found = spelt.length === 1 ? spelt : alike
    const [row] = found
    if (found.length > 1)
      return refused(
        by[0] ?? name,
        text('Đang có {count} mục giống hệt ở cột này; bạn dùng cột khác để nhận ra mục nhé.', {
          count: found.length,
        }),
      )
    if (row) return foundRow(row, by, { cells, values })
    const identity = `${used.join(' ')} ${keyIn(values, used)}`
    const first = lines.get(identity)
    if (first !== undefined) return refused(name, text('Trùng với dòng {line}.', { line: first }))
    lines.set(identity, line)
    return newRow(values)
  }
}

const isGiven = (values: Values, some: readonly string[]) => some.some((name) => Object.hasOwn(values, name))

/** The values of the cells that can find a record; a blank one has none. */
function keyValues(context: CellContext, names: ReadonlySet<string>, cells: readonly GivenCell[]): Values {
  const read = cells.flatMap(({ column, cell, number }) => {
    const isKey = column?.kind === 'field' && names.has(column.name)
    if (!isKey || cell.trim() === '' || isUnknownSign(context, cell)) return []
    const value = readCell(fieldOf(context.resource, column.name), cell, context, number)
    return value === undefined || value instanceof UnreadCell ? [] : [[column.name, value] as const]
  })
  return Object.fromEntries(read)
}

/** Whether a cell has the text that an export writes for a field of a record. */
function isSpelt(context: CellContext, row: Row, name: string, cells: readonly GivenCell[]): boolean {
  return cells.some(
    ({ column, cell }) =>
      column?.kind === 'field' && column.name === name && isSameCell(context, name, row, cell),
  )
}

/** Whether the value of a record is blank, or unknown, as where lists omit the field. */
function isBlankOrUnknown(row: Row, name: string): boolean {
  const value = valueOf(row, name)
  return value === undefined || isBlank(value)
}

function takenText({ resource, t }: CellContext, name: string, row: Row) {
  return text(
    '{column} này đã có ở “{name}”. Muốn sửa mục đó thì bạn chọn nhận ra mục đang có bằng cột này nhé.',
    { column: t(fieldOf(resource, name).label), name: recordName(resource, row, t) },
  )
}
