import xlsx, { type CellObject, type WorkSheet } from '@e965/xlsx/dist/xlsx.mini.min.js'
import { plainNumber } from '#text/plain-number.ts'
import { numberText, rounded } from './number-text.ts'
import { fillMerged, NoTable, type SheetRow, type Table, tableOf } from './table.ts'
import { unpackedSize } from './zip-in-place.ts'

/** Bytes of XML; a small archive may unpack to more than the memory of the page. */
const maxUnpacked = 200_000_000

/** Reads a sheet of an XLSX file, by default the first visible one with cells. */
export function readXlsx(bytes: Uint8Array, chosen?: string): Table {
  if (sizeOf(bytes) > maxUnpacked) throw new NoTable('tooLarge')
  const { SheetNames, Sheets, Workbook } = bookIn(bytes)
  const isShown = (name: string) => !Workbook?.Sheets?.[SheetNames.indexOf(name)]?.Hidden
  const ranked = [...SheetNames.filter(isShown), ...SheetNames.filter((name) => !isShown(name))]
  const hasCells = (name: string) => (Sheets[name]?.['!data'] ?? []).some((row) => row.some(hasText))
  const found = chosen !== undefined && SheetNames.includes(chosen) ? chosen : ranked.find(hasCells)
  if (found === undefined) throw new NoTable('empty')
  const sheet = Sheets[found]
  if (!sheet) throw new NoTable('unreadable')
  const hiddenColumns = (sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : []))
  return { ...tableOf(rowsOf(sheet)), sheet: found, sheets: SheetNames, hiddenColumns }
}

function sizeOf(bytes: Uint8Array): number {
  try {
    return unpackedSize(bytes)
  } catch {
    throw new NoTable('unreadable')
  }
}

function bookIn(bytes: Uint8Array) {
  try {
    // The styles have the hidden rows and columns, the formats tell days and codes from numbers.
    const options = { type: 'array', dense: true, cellDates: true, cellNF: true, cellStyles: true } as const
    return xlsx.read(bytes, { ...options, cellFormula: false, cellHTML: false })
  } catch {
    throw new NoTable('unreadable')
  }
}

const hasText = (cell: CellObject | undefined) => cell !== undefined && textOf(cell) !== ''

function rowsOf(sheet: WorkSheet): readonly SheetRow[] {
  const lines = sheet['!rows'] ?? []
  const rows = Array.from(sheet['!data'] ?? [], (stored: readonly CellObject[] | undefined, at): SheetRow => {
    const cells = stored ?? []
    const numbers = cells.flatMap((cell, column) =>
      cell?.t === 'n' ? [[column, rounded(Number(cell.v))]] : [],
    )
    return {
      cells: Array.from(cells, (cell) => (cell ? textOf(cell) : '')),
      ...(numbers.length > 0 && { numbers: Object.fromEntries(numbers) as SheetRow['numbers'] }),
      // A row is also hidden by its height.
      ...((lines[at]?.hidden || lines[at]?.hpt === 0) && { isHidden: true }),
    }
  })
  const areas = (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }))
  return fillMerged(rows, areas)
}

/** A cell as text: a day or moment as it is exported, an error by its sign, a code with the zeros and signs of its format. */
function textOf(cell: CellObject): string {
  const { t: type, v: value, w: shown = '', z: format = '' } = cell
  if (type === 'e') return shown
  if (value instanceof Date) return momentText(value)
  if (type !== 'n') return String(value ?? '')
  const number = rounded(Number(value))
  const digits = digitsOf(String(format))
  if (digits.includes('%')) return `${plainNumber(rounded(number * 100))}%`
  const isCode = Number.isInteger(number) && codeDigits.test(digits) && shown.trim() !== ''
  return isCode ? shown.trim() : numberText(number)
}

/** Digits of a code, with zeros before them or signs among them, and no separators of amounts. */
const codeDigits = /^(?=.*[0#?])[0#?\s()+;-]*$/

/** A number format without its literal signs, colours and conditions. */
const digitsOf = (format: string) => format.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ' ')

/** Times of day are on the day before the first one, that of workbooks of old Macs on the first of 1904. */
const timeDays = ['1899-12-30', '1899-12-31', '1904-01-01']

function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return ''
  // Serial numbers of spreadsheets are fractions of a day, a little off the full second.
  const [day = '', rest = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const time = rest.slice(0, 8).replace(/:00$/, '')
  if (timeDays.includes(day)) return time
  return time === '00:00' ? day : `${day} ${time}`
}
