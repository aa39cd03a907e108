import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A row: values by column. */
export type Line = Readonly<Record<string, unknown>>

/** A cell to render: its row's index from 0, its column, its initial value and its callback. */
export interface Cell {
  readonly at: number
  readonly column: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** Renders the input of a cell, with its own label. */
export type RenderCell = (cell: Cell, line: Line) => ReactNode

interface RowsLineProps {
  readonly at: number
  readonly line: Line
  /** Labels of the columns by name, in their order. */
  readonly columns: Readonly<Record<string, string>>
  readonly renderCell: RenderCell
  readonly onChange: (column: string, value: unknown) => void
  readonly removeLabel: string
  /** Without it the row cannot be removed. */
  readonly onRemove?: (() => void) | undefined
}

/** A row of a small table in a form: one input a column, and a button that removes it. */
export function RowsLine({ at, line, columns, renderCell, onChange, removeLabel, onRemove }: RowsLineProps) {
  return (
    <tr>
      {Object.entries(columns).map(([column, label]) => (
        <td key={column} data-label={label}>
          {renderCell(
            { at, column, value: line[column], onChange: (value) => onChange(column, value) },
            line,
          )}
        </td>
      ))}
      <td>
        {onRemove && (
          <ActionIcon size={34} aria-label={removeLabel} onClick={onRemove}>
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}
