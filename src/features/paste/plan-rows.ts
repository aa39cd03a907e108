import { rulesOf } from '#descriptor/kinds.ts'
import type { Problem } from '#descriptor/problem.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { changedFields, newValues, type Row, valueOf, valuesOf } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { text } from '#text/text.ts'
import { readCell } from './read-cell.ts'

/** The cells of a pasted row, by field name; a missing cell leaves its field unchanged. */
export type Cells = Readonly<Record<string, string>>

/** The planned action of a row. */
export interface Planned {
  readonly action: 'create' | 'update' | 'same' | 'refused'
  readonly before: Row | null
  readonly values: Readonly<Record<string, unknown>>
  /** The problems by field. */
  readonly problems: Readonly<Record<string, Problem>>
}

/** Plans the action of each row by comparing it with the existing records, without sending anything. */
export function planRows(
  resource: Resource,
  rows: readonly Cells[],
  existing: readonly Row[],
): readonly Planned[] {
  const keys = resource.list.paste?.key ?? []
  const known = new Map(
    existing.toReversed().map((row) => [keyOf(resource, keys, valuesOf(resource, row)), row]),
  )
  const seen = new Map<string, number>()
  return rows.map((cells, at) => {
    const given = readCells(resource, cells)
    const key = keyOf(resource, keys, { ...newValues(resource), ...given })
    const before = known.get(key) ?? null
    const start = before ? valuesOf(resource, before) : newValues(resource)
    // Keep the stored spelling of the key fields, which match in spite of case and spaces.
    const own = before ? Object.fromEntries(keys.map((name) => [name, valueOf(before, name)])) : {}
    const values = { ...start, ...given, ...own }
    const firstLine = seen.get(key)
    if (firstLine === undefined) seen.set(key, at)
    const problems = {
      ...validate(resource, values, before && { id: before.id, values: start }),
      ...(firstLine === undefined ? {} : duplicateProblem(keys, firstLine)),
    }
    return { action: actionOf(resource, before, values, problems), before, values, problems }
  })
}

function actionOf(
  resource: Resource,
  before: Row | null,
  values: Planned['values'],
  problems: Planned['problems'],
): Planned['action'] {
  if (Object.keys(problems).length > 0) return 'refused'
  if (!before) return 'create'
  return changedFields(resource, valuesOf(resource, before), values).length > 0 ? 'update' : 'same'
}

function readCells(resource: Resource, cells: Cells): Readonly<Record<string, unknown>> {
  const read = Object.entries(cells).map(([name, cell]) => [name, readCell(fieldOf(resource, name), cell)])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** The key of a row; an unknown value of a record counts as none. */
function keyOf(resource: Resource, keys: readonly string[], values: Planned['values']): string {
  return JSON.stringify(keys.map((name) => normalize(values[name] ?? rulesOf(fieldOf(resource, name)).empty)))
}

const normalize = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase() : value

function duplicateProblem([name = '']: readonly string[], line: number): Planned['problems'] {
  return { [name]: text('Trùng với dòng {line}.', { line: line + 1 }) as Problem }
}
