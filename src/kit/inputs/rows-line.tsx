import { ActionIcon } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'

/** One line of rows: values by column. */
export type Line = Readonly<Record<string, unknown>>

/** One cell to draw: its line's number from 0, its column, what it begins with and whom it tells. */
export interface Cell {
  readonly at: number
  readonly column: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** Draws the input of a cell, with a label of its own. */
export type DrawCell = (cell: Cell, line: Line) => ReactNode

interface RowsLineProps {
  readonly at: number
  readonly line: Line
  readonly columns: readonly string[]
  readonly drawCell: DrawCell
  readonly onWrite: (column: string, value: unknown) => void
  readonly removeLabel: string
  /** Without it the line stays. */
  readonly onRemove?: (() => void) | undefined
}

/** A line of a small table inside a form: an input a column, and the way to take it away. */
export function RowsLine({ at, line, columns, drawCell, onWrite, removeLabel, onRemove }: RowsLineProps) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column}>
          {drawCell({ at, column, value: line[column], onChange: (value) => onWrite(column, value) }, line)}
        </td>
      ))}
      <td>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={removeLabel} onClick={onRemove}>
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}
