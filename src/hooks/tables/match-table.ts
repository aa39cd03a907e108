import type { Kind } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { problemOf } from '#descriptor/validate.ts'
import type { CellContext } from './cell-context.ts'
import { isPasteable, readCell } from './read-cell.ts'
import type { Table } from './table.ts'
import { isRelation, type TableColumn } from './table-columns.ts'
import { UnreadCell } from './unread-cell.ts'

/** A column of a table, and where its values go; `column` is null for one that is left out. */
export interface MatchedColumn {
  readonly head: string
  readonly column: TableColumn | null
  /** How it was recognised; null for a column that was not. */
  readonly by: 'memory' | 'name' | 'content' | null
  /** The field that its head names although files cannot change it. */
  readonly fixed?: string
}

/** The value of a column in storage and in a list of options; '' for none. */
export function columnKey(column: TableColumn | null): string {
  if (!column) return ''
  return column.kind === 'id' ? '#id' : `${column.name}${column.kind === 'ids' ? '#ids' : ''}`
}

/** The columns that a table of a resource can have. */
export function importColumns(resource: Resource): readonly TableColumn[] {
  const names = Object.keys(resource.fields).filter((name) => isPasteable(fieldOf(resource, name)))
  const columns = names.flatMap((name): readonly TableColumn[] => {
    const field: TableColumn = { kind: 'field', name }
    return isRelation(fieldOf(resource, name)) ? [field, { kind: 'ids', name }] : [field]
  })
  return [{ kind: 'id' }, ...columns]
}

/**
 * Matches the columns of a table to fields: as the user did for these heads before, by their heads in any language, else
 * by what their cells can only be. `memory` has column keys by normalized head.
 */
export function matchTable(
  context: CellContext,
  { heads, rows, origins }: Pick<Table, 'heads' | 'rows'> & Partial<Table>,
  memory: Readonly<Record<string, string>>,
): readonly MatchedColumn[] {
  const { resource } = context
  const offered = new Map(importColumns(resource).map((column) => [columnKey(column), column]))
  const taken = new Set<string>()
  const take = (key: string): TableColumn | null => {
    const column = taken.has(key) ? undefined : offered.get(key)
    if (column) taken.add(key)
    return column ?? null
  }
  // The choices of the user come first, so that no other head takes their fields.
  const chosen = heads.map((head): MatchedColumn | null => {
    const key = normalizedHead(head)
    // A head may be `constructor`, which every object has.
    return Object.hasOwn(memory, key) ? { head, column: take(memory[key] ?? ''), by: 'memory' } : null
  })
  const named = heads.map((head, at): MatchedColumn => {
    const own = chosen[at]
    if (own) return own
    const { key, fixed } = keyNamed(context, head, (one) => offered.has(one) && !taken.has(one))
    const column = key === null ? null : take(key)
    return { head, column, by: column ? 'name' : null, ...(fixed !== undefined && { fixed }) }
  })
  const isNamed = (name: string) => taken.has(name)
  return named.map((match, at) => {
    // The ids of a relation repeat the column of its names, which people edit.
    if (match.by === 'name' && match.column?.kind === 'ids' && isNamed(match.column.name))
      return { ...match, column: null }
    if (match.column || match.by || match.fixed !== undefined) return match
    const cells = rows
      .slice(0, 200)
      .map((row, line) => ({ text: row[at] ?? '', number: origins?.[line]?.numbers?.[at] }))
      .filter(({ text }) => text.trim() !== '')
    const column = take(keyOfContent(context, cells, taken))
    return column ? { ...match, column, by: 'content' } : match
  })
}

/** A head without case, diacritics, punctuation, and the unit in brackets: `Từ cân nặng (kg) *` is `tucannang`. */
export function normalizedHead(head: string): string {
  return fold(head.replace(/\([^)]*\)|\*/g, '')).replace(/[\s_.:-]+/g, '') + (isIdHead(head) ? '#ids' : '')
}

const isIdHead = (head: string) => /\(id\)\s*$/i.test(head)

function keyNamed(
  { resource, textsOf }: CellContext,
  head: string,
  isOpen: (key: string) => boolean,
): { readonly key: string | null; readonly fixed?: string } {
  const given = normalizedHead(head).replace(/#ids$/, '')
  if (given === '') return { key: null }
  const isSame = (text: string) => normalizedHead(text) === given
  if (!isIdHead(head) && [resource.idKey, 'id', '_id'].some(isSame)) return { key: '#id' }
  const spellings = ([name, field]: readonly [string, Resource['fields'][string]]) => {
    const labels = textsOf(field.label)
    return [
      name,
      field.at ?? name,
      ...(field.alias ?? []),
      ...labels,
      ...labels.map((label) => `${label} · ${name}`),
    ]
  }
  const found = Object.entries(resource.fields).filter((entry) => spellings(entry).some(isSame))
  const suffix = isIdHead(head) ? '#ids' : ''
  const open = found.find(([name]) => isOpen(`${name}${suffix}`))
  if (open) return { key: `${open[0]}${suffix}` }
  const [fixed] = found.find(([, field]) => !isPasteable(field)) ?? []
  return { key: null, ...(fixed !== undefined && { fixed }) }
}

/** The kinds whose cells are recognised: few other texts read as one. */
const telling: ReadonlySet<Kind> = new Set<Kind>([
  'choice',
  'email',
  'url',
  'color',
  'image',
  'reference',
  'references',
  'date',
  'dateTime',
  'position',
])

/** The key of the only field whose values all cells can be; '' for none or several. */
function keyOfContent(
  context: CellContext,
  cells: readonly { readonly text: string; readonly number: number | undefined }[],
  taken: ReadonlySet<string>,
): string {
  if (cells.length === 0) return ''
  const fits = Object.entries(context.resource.fields).filter(([name, field]) => {
    if (!telling.has(field.kind) || taken.has(name) || !isPasteable(field)) return false
    return cells.every(({ text, number }) => {
      const value = readCell(field, text, context, number)
      return value !== undefined && !(value instanceof UnreadCell) && problemOf(field, value) === null
    })
  })
  const [only, ...more] = fits
  return only && more.length === 0 ? only[0] : ''
}
