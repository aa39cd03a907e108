import { type ClipboardEvent, useMemo } from 'react'
import { copyCells } from '#hooks/tables/copy-cells.ts'
import { copiedCells } from '#hooks/tables/read-clipboard.ts'
import { isUnknownSign } from '#hooks/tables/unknown-sign.ts'
import type { GridActions } from './cell-editor.tsx'
import { copiedCell } from './copied-cell.ts'
import type { GridStore } from './grid-store.ts'
import { cellsOf, pastedTexts } from './range-texts.ts'
import { rangeOf } from './selection.ts'

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
        const cells = cellsOf(rangeOf(store.selection()))
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
  const { top, bottom, left, right } = rangeOf(store.selection())
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
