import papa from 'papaparse'
import { type ClipboardEvent, useMemo } from 'react'
import type { Value } from '#descriptor/value.ts'
import { formula, isUnknownSign } from '#hooks/tables/cell-text.ts'
import { numberText } from '#hooks/tables/number-text.ts'
import { type Copied, copiedCells } from '#hooks/tables/read-clipboard.ts'
import { type TableCell, writeCell, writeRowCell } from '#hooks/tables/write-cell.ts'
import type { GridActions } from './cell-editor.tsx'
import type { GridStore } from './grid-store.ts'
import { cellsOf, pastedTexts } from './range-texts.ts'
import { selectedRange } from './selection.ts'

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

/** The type of the texts as they are in the grid, beside the forms that spreadsheets read. */
const ownType = 'application/x-ben-cells'

/** The handlers that copy, cut and paste the selected cells; while a cell is edited, its input has them. */
export function useClipboard(store: GridStore, actions: GridActions) {
  return useMemo(() => {
    const copy = (event: ClipboardEvent) => {
      if (store.input()?.isEditing) return
      event.preventDefault()
      const cells = selectedCells(store, (row, column) => copiedCell(store, row, column))
      const own = selectedCells(store, (row, column) => store.copiedAt(row, column))
      const { text, html } = copyCells(cells)
      event.clipboardData.setData('text/plain', text)
      event.clipboardData.setData('text/html', html)
      event.clipboardData.setData(ownType, JSON.stringify(own))
    }
    return {
      onCopy: copy,
      onCut: (event: ClipboardEvent) => {
        if (store.input()?.isEditing) return
        copy(event)
        const cells = cellsOf(selectedRange(store.selection()))
        actions.onWritten(store.write(cells.map((cell) => ({ ...cell, text: '' }))))
      },
      onPaste: (event: ClipboardEvent) => {
        if (store.input()?.isEditing) return
        event.preventDefault()
        const { texts, left } = pastedTexts(
          tableIn(store, event.clipboardData),
          store.selection(),
          store.size,
        )
        actions.onWritten({ ...store.write(texts), left })
      },
    }
  }, [store, actions])
}

function selectedCells<T>(
  store: GridStore,
  cellAt: (row: number, column: number) => T,
): readonly (readonly T[])[] {
  const { top, bottom, left, right } = selectedRange(store.selection())
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => cellAt(top + down, left + across)),
  )
}

/** The cells of a paste; null for one whose value is unknown. */
function tableIn(store: GridStore, data: DataTransfer): readonly (readonly (string | null)[])[] {
  const own = ownCells(data.getData(ownType))
  if (own) return own
  const { context } = store.reader()
  const cells = copiedCells({ html: data.getData('text/html'), text: data.getData('text/plain') })
  return cells.map((row) => row.map((cell) => (isUnknownSign(context, cell) ? null : cell)))
}

/** The cells that a grid has copied; null for none: another program may write anything as this type. */
function ownCells(copied: string): readonly (readonly (string | null)[])[] | null {
  try {
    const cells: unknown = JSON.parse(copied)
    return Array.isArray(cells) && cells.every(isRow) ? cells : null
  } catch {
    return null
  }
}

const isRow = (row: unknown) =>
  Array.isArray(row) && row.every((cell) => cell === null || typeof cell === 'string')

/** A cell as an export writes it: a changed one has the notation of the stored ones beside it, unless it cannot be read. */
export function copiedCell(store: GridStore, row: number, column: number): TableCell {
  const [record, name] = [store.rows()[row], store.columns[column]?.name]
  if (!record || name === undefined) return ''
  const { context, given } = store.reader()
  const cells = store.cellsOf(record.id)
  const typed = cells[name]
  if (!typed) return writeRowCell(context, name, record)
  const { values, problems = {} } = given(record, cells, 0)
  return problems[name] === undefined ? writeCell(context, name, values[name] as Value) : typed.text
}
