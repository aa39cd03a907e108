import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import type { InputProps } from './input-props.tsx'
import { type LineValues, RowsFrame, useLines } from './rows-frame.tsx'
import classes from './rows-input.module.css'

/** A cell to render: its row's index from 0, its column, its initial value and its callback. */
export interface LineCell {
  readonly at: number
  readonly column: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** Renders the input of a cell, with its own label. */
export type RenderCell = (cell: LineCell, line: LineValues) => ReactNode

interface RowsInputProps extends InputProps<readonly LineValues[]> {
  /** Labels of the columns by name, in their order. */
  readonly columns: Readonly<Record<string, string>>
  readonly renderCell: RenderCell
  readonly newLine: () => LineValues
  /** The maximum and minimum number of rows. */
  readonly max: number
  readonly min?: number
  /** The cells are short numbers, which need little width. */
  readonly isCompact?: boolean
  /** The cells are texts: half the width of a phone would cut them. */
  readonly hasTexts?: boolean
  /** A heading above already shows the label. */
  readonly hasHeading?: boolean
  /** The labels of the buttons that add and remove a row. */
  readonly labels?: { readonly add: string; readonly remove: (row: number) => string }
}

/** A small table in a form whose rows can be added and removed; in a narrow column a row is a card. */
export function RowsInput({ columns, renderCell, isCompact = false, hasTexts, ...props }: RowsInputProps) {
  const t = useText()
  const frame = useRef<HTMLFieldSetElement>(null)
  const { lines, setCell, ...edit } = useLines(props)
  const inFrame = (selector: string) => () => frame.current?.querySelector(selector)
  const names = Object.entries(columns)
  return (
    <RowsFrame
      ref={frame}
      input={props}
      className={classes.field}
      mod={{ compact: isCompact, wide: names.length > 5 }}
      hasHeading={props.hasHeading}
      isFull={lines.length >= props.max}
      addLabel={props.labels?.add}
      onAdd={() => focusAfter(() => edit.add(props.newLine()), inFrame('tr:last-child input'))}
    >
      {lines.length > 0 && (
        <table className={classes.table} data-texts={hasTexts || undefined}>
          <thead>
            <tr>
              {names.map(([name, heading]) => (
                <th key={name} scope="col">
                  {heading}
                </th>
              ))}
              <th aria-label={t('Thao tác')} />
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, line }, at) => (
              <tr key={key}>
                {names.map(([column, heading]) => {
                  const onChange = (value: unknown) => setCell(key, column, value)
                  return (
                    <td key={column} data-label={heading}>
                      {renderCell({ at, column, value: line[column], onChange }, line)}
                    </td>
                  )
                })}
                <td>
                  {!props.readOnly && lines.length > (props.min ?? 0) && (
                    <ActionIcon
                      size={34}
                      aria-label={props.labels?.remove(at + 1) ?? t('Bỏ dòng {row}', { row: at + 1 })}
                      onClick={() => focusAfter(() => edit.remove(key), inFrame('[data-add]'))}
                    >
                      <IconTrash size={18} stroke={1.6} aria-hidden />
                    </ActionIcon>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </RowsFrame>
  )
}
