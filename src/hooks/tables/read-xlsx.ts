import readWorkbook from 'read-excel-file/universal'
import { numberText } from './number-text.ts'
import { NoTable, type Table, tableOf } from './table.ts'
import { unpackedSize } from './zip-in-place.ts'

/** Bytes of XML; a small archive may unpack to more than the memory of the page. */
const maxUnpacked = 200_000_000

/** Reads a sheet of an XLSX file, by default the first one with cells. */
export async function readXlsx(bytes: Uint8Array, chosen?: string): Promise<Table> {
  if (sizeOf(bytes) > maxUnpacked) throw new NoTable('tooLarge')
  const sheets = await readWorkbook(bytes.slice().buffer, { trim: false }).catch((error: unknown) => {
    throw new NoTable(faultOf(error))
  })
  const named = chosen === undefined ? undefined : sheets.find((one) => one.sheet === chosen)
  const found = named ?? sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
  if (!found) throw new NoTable('empty')
  const cells = found.data.map((row) => row.map(textOf))
  return { ...tableOf(cells), sheet: found.sheet, sheets: sheets.map(({ sheet }) => sheet) }
}

function sizeOf(bytes: Uint8Array): number {
  try {
    return unpackedSize(bytes)
  } catch {
    throw new NoTable('unreadable')
  }
}

function faultOf(error: unknown): 'oldWorkbook' | 'unreadable' {
  const isOld = error instanceof Error && 'code' in error && error.code === 'XLS_FILE_NOT_SUPPORTED'
  return isOld ? 'oldWorkbook' : 'unreadable'
}

/** A cell as text; dates as they are exported, times of day without their day. */
function textOf(cell: unknown): string {
  if (typeof cell === 'number') return numberText(cell)
  if (typeof cell === 'string' || typeof cell === 'boolean') return String(cell)
  if (!(cell instanceof Date)) return ''
  if (Number.isNaN(cell.getTime())) return ''
  // Serial numbers of spreadsheets are fractions of a day, a little off the full second.
  const text = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')
  const short = text.replace(/ 00:00:00$/, '').replace(/:00$/, '')
  return /^1(899-12-3[01]|900-01-00)/.test(text) ? text.slice(11).replace(/:00$/, '') : short
}
