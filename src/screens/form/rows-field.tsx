import { type ReactNode, useState } from 'react'
import { cellDeparture } from '#descriptor/departures/cells.ts'
import type { Kind, Line } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { problem } from '#descriptor/problem.ts'
import { isKeptCell, problemOf } from '#descriptor/validate.ts'
import type { Value } from '#descriptor/value.ts'
import { RowsInput } from '#kit/inputs/rows-input.tsx'
import type { Cell } from '#kit/inputs/rows-line.tsx'
import type { InputContext } from './input-context.ts'
import { LineIssues } from './line-issues.tsx'
import { UnknownNote } from './unknown-note.tsx'

interface RowsFieldProps extends InputContext<'rows'> {
  /** Renders a cell by its kind, as any other field. */
  readonly renderInput: (drawing: InputContext<Kind>) => ReactNode
}

/** A small table in a record: each cell is the input of its column's kind, with its own error; an unknown one shows what came. */
export function RowsField({ renderInput, ...drawing }: RowsFieldProps) {
  const { field, props, t } = drawing
  const columns = Object.entries(field.columns)
  // The form passes the current value at each render.
  const [initial] = useState(props.defaultValue ?? [])
  const renderCell = ({ at, column, value, onChange }: Cell, line: Line) => {
    const one = field.columns[column]
    if (!one) return null
    const lines = (drawing.currentValues()[props.name ?? ''] ?? []) as readonly Line[]
    const isDuplicate =
      column === field.unique && lines.some((other, place) => place < at && isSame(other, line, column))
    const isUnknown = isKeptCell(one, column, line, initial)
    const departure = isUnknown && cellDeparture(one, line, column)
    const found =
      props.error && !isUnknown
        ? (problemOf(one, value) ?? (isDuplicate ? problem('lineTwice', { row: at + 1 }) : null))
        : null
    const cell = {
      ...drawing,
      field: one,
      props: {
        name: column,
        label: t('{name}, dòng {row}', { name: t(one.label), row: at + 1 }),
        ...(departure
          ? {
              isUnknown: true,
              description: (
                <UnknownNote unknown={{ departure, raw: value }} isReadOnly={props.readOnly ?? false} />
              ),
            }
          : { defaultValue: value as Value }),
        onChange: onChange as (value: Value) => void,
        ...(one.required ? { required: true } : {}),
        ...(props.readOnly ? { readOnly: true } : {}),
        ...(found ? { error: t(found) } : {}),
      },
    }
    return renderInput(cell)
  }
  const input = (
    <RowsInput
      {...props}
      columns={Object.fromEntries(columns.map(([name, { label }]) => [name, t(label)]))}
      renderCell={renderCell}
      newLine={() =>
        Object.fromEntries(columns.map(([name, one]) => [name, one.initial ?? rulesOf(one).empty]))
      }
      max={field.max}
    />
  )
  if (!field.bands) return input
  return (
    <>
      {input}
      <LineIssues name={props.name ?? ''} plan={field.bands} columns={field.columns} />
    </>
  )
}

function isSame(one: Line, other: Line, name: string): boolean {
  const text = (line: Line) => String(line[name]).trim().toLowerCase()
  return text(one) === text(other)
}
