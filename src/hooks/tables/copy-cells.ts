import papa from 'papaparse'
import { formula } from './formula-guard.ts'
import type { Copied } from './read-clipboard.ts'
import type { TableCell } from './write-cell.ts'

/** Cells as spreadsheets read them from a clipboard; text that would run as a formula is prefixed with an apostrophe. */
export function copyCells(rows: readonly (readonly TableCell[])[]): Copied {
  const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardedText(cell) : cell)))
  const cell = (value: TableCell) => `<td>${escaped(String(value))}</td>`
  const lines = safe.map((row) => `<tr>${row.map(cell).join('')}</tr>`)
  return {
    text: papa.unparse(
      safe.map((row) => [...row]),
      { delimiter: '\t', newline: '\r\n' },
    ),
    html: `<table>${lines.join('')}</table>`,
  }
}

const guardedText = (text: string) => (formula.test(text) ? `'${text}` : text)

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign).replace(/\r?\n/g, '<br>')
