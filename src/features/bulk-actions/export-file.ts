import type { Resource } from '#descriptor/resource.ts'
import { isSent, type Row } from '#descriptor/row.ts'
import { listFields } from '#descriptor/row-story.ts'
import { csvOf } from '#hooks/tables/csv.ts'
import { loadCellContext } from '#hooks/tables/load-cell-context.ts'
import { cellIn, columnsOf, formOf, headOf } from '#hooks/tables/table-columns.ts'
import type { Translate } from '#hooks/use-text.ts'
import { defaultColumns } from '#screens/list/column-plan.ts'

/** What an export writes. */
export interface ExportOptions {
  readonly format: 'xlsx' | 'csv'
  /** All fields that a list returns, instead of those of the visible columns. */
  readonly isAll: boolean
  /** A further column with the ids of each relation. */
  readonly withIds: boolean
}

/** The file of an export. */
export interface ExportedFile {
  readonly blob: Blob
  /** The number of records whose names could not be read. */
  readonly unnamed: number
  /** The exported fields that no record came with: their values are unknown. */
  readonly unsent: readonly string[]
}

/** Writes rows as a table that can be imported again. */
export async function exportFile(
  resource: Resource,
  rows: readonly Row[],
  names: readonly string[],
  { format, withIds, t }: Omit<ExportOptions, 'isAll'> & { readonly t: Translate },
): Promise<ExportedFile> {
  const context = await loadCellContext(resource, { names, rows, t })
  const columns = columnsOf(resource, names, withIds)
  const heads = columns.map((column) => headOf(resource, column, t))
  const cells = rows.map((row) => columns.map((column) => cellIn(context, column, row)))
  const forms = columns.map((column) => formOf(resource, column))
  const blob = await (format === 'csv' ? asCsv(heads, cells) : asXlsx(t(resource.title), heads, cells, forms))
  const unsent = names.filter((name) => rows.every(({ raw }) => !isSent(resource, name, raw)))
  return { blob, unnamed: context.unnamed(), unsent: rows.length > 0 ? unsent : [] }
}

type Xlsx = typeof import('#hooks/tables/xlsx-of.ts')

function asCsv(...args: Parameters<typeof csvOf>): Blob {
  return new Blob([csvOf(...args)], { type: 'text/csv;charset=utf-8' })
}

async function asXlsx(...args: Parameters<Xlsx['xlsxOf']>): Promise<Blob> {
  const { xlsxOf } = await import('#hooks/tables/xlsx-of.ts')
  return xlsxOf(...args)
}

/** The fields that no list row has, and so no export: lists omit rich text (e2e/backend/records/list-records.ts). */
export function unlistedFields({ fields }: Resource): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'richText')
}

/** The exported fields: those of the visible columns (undefined: the usual ones), or all fields of list rows. */
export function exportFields(
  resource: Resource,
  columns: readonly string[] | undefined,
  isAll: boolean,
): readonly string[] {
  if (!isAll) {
    const usual = new Set(defaultColumns(resource))
    const lead = listFields(resource).filter((name) => !usual.has(name))
    return [...new Set([...lead, ...(columns ?? usual)])]
  }
  const unlisted = unlistedFields(resource)
  return Object.keys(resource.fields).filter((name) => !unlisted.includes(name))
}
