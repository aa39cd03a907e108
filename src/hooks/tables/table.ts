import { withoutGuard } from './cell-text.ts'

/** The encodings that text files of staff and suppliers have. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'windows-1258'] as const
export type Encoding = (typeof encodings)[number]

/** The separators of text files. */
export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** The most rows and columns of a table; a table that is padded to them still fits into memory. */
const mostRows = 20_000
const mostColumns = 1000

/** A table as it was read: its first row, and the others. */
export interface Table {
  readonly heads: readonly string[]
  /** The other rows that are not empty, each as long as the heads. */
  readonly rows: readonly (readonly string[])[]
  /** The place of each of these rows. */
  readonly origins: readonly RowOrigin[]
  /** The number of further rows, which were left out because a table may not have more. */
  readonly left: number
  /** The encoding of a text file. */
  readonly encoding?: Encoding
  /** The separator of a text file. */
  readonly separator?: Separator
  /** The sheet of a workbook. */
  readonly sheet?: string
  /** All sheets of a workbook. */
  readonly sheets?: readonly string[]
  /** The columns that a sheet hides. */
  readonly hiddenColumns?: readonly number[]
}

/** What a row has besides the texts of its cells. */
interface RowDetails {
  /** A filter or a person has hidden it. */
  readonly isHidden?: boolean
  /** The numbers of cells that are no texts, by column; their texts may have the zeros and signs of a format. */
  readonly numbers?: Readonly<Record<number, number>>
}

/** The place of a row: its number in the sheet or file, from 1, with empty and hidden rows. */
export interface RowOrigin extends RowDetails {
  readonly line: number
}

/** A row as it is read from a sheet, which may be empty. */
export interface SheetRow extends RowDetails {
  readonly cells: readonly string[]
}

/** Sheet, encoding and separator in place of the recognised ones. */
export type ReadOptions = Partial<Pick<Table, 'encoding' | 'separator' | 'sheet'>>

/** Why a file is no table. */
export type TableFault = 'empty' | 'tooLarge' | 'oldWorkbook' | 'locked' | 'unreadable'

/** A file that cannot be read as a table. */
export class NoTable extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * The table of these rows; empty rows and columns without a head and cells are dropped, and the guards against formulas are
 * removed, which spreadsheets keep as text. Throws `NoTable` without any row.
 */
export function tableOf(rows: readonly SheetRow[]): Pick<Table, 'heads' | 'rows' | 'origins' | 'left'> {
  const filled = rows.flatMap(({ cells, ...details }, at) =>
    cells.some(isFilled) ? [{ cells, origin: { line: at + 1, ...details } }] : [],
  )
  const [first, ...others] = filled.slice(0, mostRows + 1)
  if (!first) throw new NoTable('empty')
  const width = [first, ...others].reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0)
  if (width > mostColumns) throw new NoTable('tooLarge')
  const even = ({ cells }: SheetRow) =>
    Array.from({ length: width }, (_, at) => withoutGuard(cells[at] ?? ''))
  return {
    heads: even(first).map((head) => head.trim()),
    rows: others.map(even),
    origins: others.map(({ origin }) => origin),
    left: filled.length - 1 - others.length,
  }
}

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== ''
const widthOf = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1

/** Merged cells, from the first to the last row and column. */
export interface MergedArea {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/**
 * Rows whose merged cells have their value in each row and column that they cover: programs store it in the first cell
 * alone. Rows and columns without cells of their own stay empty, and heads, where there are some, are not repeated.
 */
export function fillMerged(
  rows: readonly SheetRow[],
  areas: readonly MergedArea[],
  hasHeads = true,
): readonly SheetRow[] {
  if (areas.length === 0) return rows
  const filled = rows.map(({ cells, numbers, ...details }) => ({
    ...details,
    cells: [...cells],
    numbers: { ...numbers },
  }))
  const head = hasHeads ? rows.findIndex(({ cells }) => cells.some(isFilled)) : -1
  const width = rows.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0)
  for (const { top, left, bottom, right } of areas) {
    const text = rows[top]?.cells[left] ?? ''
    const number = rows[top]?.numbers?.[left]
    if (top <= head || text.trim() === '') continue
    for (const [at, { cells, numbers }] of filled.slice(top, bottom + 1).entries()) {
      if (!rows[top + at]?.cells.some(isFilled)) continue
      for (let column = left; column <= Math.min(right, width - 1); column += 1) {
        if (isFilled(cells[column])) continue
        cells[column] = text
        if (number !== undefined) numbers[column] = number
      }
    }
  }
  return filled
}
