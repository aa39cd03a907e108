import { withoutGuard } from './formula-guard.ts'

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
export function tableOf(cells: readonly (readonly string[])[]): Pick<Table, 'heads' | 'rows' | 'left'> {
  const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== ''
  const filled = cells.filter((row) => row.some(isFilled))
  const [first, ...others] = filled.slice(0, mostRows + 1)
  if (!first) throw new NoTable('empty')
  const width = [first, ...others].reduce((most, row) => Math.max(most, row.findLastIndex(isFilled) + 1), 0)
  if (width > mostColumns) throw new NoTable('tooLarge')
  const even = (row: readonly string[]) =>
    Array.from({ length: width }, (_, at) => withoutGuard(row[at] ?? ''))
  return {
    heads: even(first).map((head) => head.trim()),
    rows: others.map(even),
    left: filled.length - 1 - others.length,
  }
}
