import papa from 'papaparse'
import { formula } from './formula-guard.ts'
import { numberText } from './number-text.ts'
import type { Copied } from './read-clipboard.ts'
import type { TableCell } from './write-cell.ts'

/** Cells as spreadsheets read them from a clipboard; text that would run as a formula is prefixed with an apostrophe. */
export function copyCells(rows: readonly (readonly TableCell[])[]): Copied {
  const lines = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`)
  return {
    text: papa.unparse(
      rows.map((row) => row.map(textOf)),
      { delimiter: '\t', newline: '\r\n' },
    ),
    html: `<table>${lines.join('')}</table>`,
  }
}

/** A number has its value beside its text, which a reader of amounts could take for another one. */
const cellOf = (value: TableCell) =>
  typeof value === 'number'
    ? `<td x:num="${value}">${numberText(value)}</td>`
    : `<td>${escaped(textOf(value))}</td>`

const textOf = (value: TableCell) => (typeof value === 'number' ? numberText(value) : guardedText(value))

const guardedText = (text: string) => (formula.test(text) ? `'${text}` : text)

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign).replace(/\r?\n/g, '<br>')
