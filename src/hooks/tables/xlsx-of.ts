import writeXlsx, { type Cell } from 'write-excel-file/universal'
import type { TableCell } from './write-cell.ts'

/** The longest text of a cell; a program refuses the whole file for a longer one. */
const maxLength = 32_767

const dateForms = { date: 'dd/mm/yyyy', dateTime: 'dd/mm/yyyy hh:mm' } as const

/** How the cells of a column are written: dates as dates of the spreadsheet, the rest as texts and numbers. */
export type ColumnForm = 'text' | keyof typeof dateForms

/**
 * Writes rows as an XLSX file with a fixed bold header. Texts are never formulas; a text that is too long for a cell is
 * left blank, so that importing the file leaves the value as it is.
 */
export async function xlsxOf(
  sheet: string,
  heads: readonly string[],
  rows: readonly (readonly TableCell[])[],
  forms: readonly ColumnForm[],
): Promise<Blob> {
  const head = heads.map((text): Cell => ({ value: escaped(text), type: String, fontWeight: 'bold' }))
  const body = rows.map((cells) => cells.map((cell, at) => cellOf(cell, forms[at] ?? 'text')))
  const columns = heads.map((text, at) => ({
    width: widthOf([text, ...rows.slice(0, 100).map((row) => row[at] ?? '')]),
  }))
  const options = { sheet: sheetName(sheet), columns, stickyRowsCount: 1 }
  return await writeXlsx([head, ...body], options).toBlob()
}

function cellOf(cell: TableCell, form: ColumnForm): Cell {
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (cell === '' || cell.length > maxLength) return null
  const moment = form === 'text' ? null : dateIn(cell)
  if (moment && form !== 'text') return { value: moment, type: Date, format: dateForms[form] }
  return { value: escaped(cell), type: String }
}

/**
 * A text whose characters that XML lacks are written by their numbers, as readers of workbooks expect (ECMA-376 Part 1,
 * 22.9.2.19); a text that looks so is escaped itself.
 */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}

// oxlint-disable-next-line no-control-regex -- the characters that XML 1.0 excludes, and halves of a pair
const unwritable = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu

/** The date of `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`; null for other texts, and for years that spreadsheets lack. */
function dateIn(text: string): Date | null {
  const [, day, time = '00:00'] = /^((?:19|2\d)\d{2}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text) ?? []
  const date = new Date(`${day}T${time}Z`)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1901 ? null : date
}

/** A width in characters that shows most texts of a column. */
function widthOf(cells: readonly TableCell[]): number {
  const lengths = cells.map((cell) => String(cell).length).toSorted((a, b) => a - b)
  return Math.min(
    60,
    Math.max(8, (lengths[Math.floor(lengths.length * 0.9)] ?? 0) + 2, String(cells[0]).length + 2),
  )
}

/** A valid name of a sheet: at most 31 characters, some signs excluded. */
const sheetName = (text: string) =>
  text
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1'
