import { Anchor } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { bandsOf } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import { findBandIssues } from '#descriptor/bands/find-band-issues.ts'
import { cellDeparture, isLeftOut } from '#descriptor/departures/cells.ts'
import type { ColumnField, Kind, Line } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { problem } from '#descriptor/problem.ts'
import { isKeptCell, problemOf } from '#descriptor/validate.ts'
import type { Value } from '#descriptor/value.ts'
import { useText } from '#hooks/use-text.ts'
import { type LineCell, RowsInput } from '#kit/inputs/rows-input.tsx'
import { lineBands, lineCell } from '#screens/bands/band-fields.ts'
import { BandIssueList, placeProps } from '#screens/bands/band-issue-list.tsx'
import type { InputContext } from './input-context.ts'
import { LineForms } from './line-forms.tsx'
import { useSettledValue } from './live-values.ts'
import { UnknownNote } from './unknown-note.tsx'

interface RowsFieldProps extends InputContext<'rows'> {
  /** Renders a cell by its kind, as any other field. */
  readonly renderInput: (drawing: InputContext<Kind>) => ReactNode
}

/** A small table in a record: each cell is the input of its column's kind, with its own error; an unknown one shows what came. */
export function FormRows({ renderInput, ...drawing }: RowsFieldProps) {
  const { field, props, t } = drawing
  const columns = Object.entries(field.columns)
  // The form passes the current value at each render.
  const [initial] = useState(props.defaultValue ?? [])
  const problemAt = (line: Line, at: number, column: string, lines: readonly Line[]) => {
    const one = field.columns[column]
    if (!one || isLeftOut(one, line, column)) return null
    const isDuplicate =
      column === field.unique && lines.some((other, place) => place < at && isSame(other, line, column))
    return problemOf(one, line[column]) ?? (isDuplicate ? problem('lineTwice', { row: at + 1 }) : null)
  }
  const renderCell = ({ at, column, value, onChange }: LineCell, line: Line) => {
    const one = field.columns[column]
    if (!one) return null
    const lines = (drawing.currentValues()[props.name ?? ''] ?? []) as readonly Line[]
    const isUnknown = isKeptCell(one, column, line, initial)
    const departure = isUnknown && cellDeparture(one, line, column)
    const found = props.error && !isUnknown ? problemAt(line, at, column, lines) : null
    const cell = {
      ...drawing,
      field: one,
      props: {
        name: column,
        // A form of one line has the line in the name of its group.
        label: field.form ? t(one.label) : t('{name}, dòng {row}', { name: t(one.label), row: at + 1 }),
        ...(field.form && one.help ? { description: t(one.help) } : {}),
        ...(departure
          ? {
              isUnknown: true,
              description: (
                <UnknownNote unknown={{ departure, raw: value }} isReadOnly={props.readOnly ?? false} />
              ),
            }
          : { defaultValue: (isLeftOut(one, line, column) ? initialOf(one) : value) as Value }),
        onChange: onChange as (value: Value) => void,
        ...(one.required ? { required: true } : {}),
        ...(props.readOnly ? { readOnly: true } : {}),
        ...(found ? { error: t(found) } : {}),
      },
    }
    return renderInput(cell)
  }
  const newLine = () => Object.fromEntries(columns.map(([name, one]) => [name, initialOf(one)]))
  if (field.form) {
    const hasProblem = (line: Line, at: number) => {
      const lines = (drawing.currentValues()[props.name ?? ''] ?? []) as readonly Line[]
      return columns.some(
        ([name, one]) => !isKeptCell(one, name, line, initial) && problemAt(line, at, name, lines),
      )
    }
    return (
      <LineForms
        drawing={drawing}
        plan={field.form}
        renderCell={renderCell}
        hasProblem={hasProblem}
        newLine={newLine}
      />
    )
  }
  const input = (
    <RowsInput
      {...props}
      columns={Object.fromEntries(columns.map(([name, { label }]) => [name, t(label)]))}
      renderCell={renderCell}
      newLine={newLine}
      max={field.max}
      hasTexts={columns.every(([, { kind }]) => kind === 'text')}
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

const initialOf = (column: ColumnField) => column.initial ?? rulesOf(column).empty

function isSame(one: Line, other: Line, name: string): boolean {
  const text = (line: Line) => String(line[name]).trim().toLowerCase()
  return text(one) === text(other)
}

interface LineIssuesProps {
  /** The field of the rows. */
  readonly name: string
  readonly plan: BandsPlan
  readonly columns: Readonly<Record<string, object>>
}

/** Milliseconds without a change after which the lines are compared. */
const settledMs = 300

/** The doubtful places of the price list in the rows of a form, each with the ways to its cells. */
function LineIssues({ name, plan, columns }: LineIssuesProps) {
  const t = useText()
  const frame = useRef<HTMLOutputElement>(null)
  const read = useCallback((values: Readonly<Record<string, unknown>>) => values[name], [name])
  const lines = useSettledValue(read, settledMs, undefined)
  const issues = useMemo(() => findBandIssues(bandsOf(plan, lineBands(lines)), plan.unitPrice), [plan, lines])
  return (
    <output ref={frame}>
      {issues.length > 0 && (
        <BandIssueList
          issues={issues}
          plan={plan}
          fields={columns}
          renderPlace={(issue, band) => (
            <Anchor
              component="button"
              type="button"
              {...placeProps}
              onClick={() =>
                frame.current
                  ?.closest('form')
                  ?.querySelector<HTMLElement>(lineCell(name, plan, issue, band))
                  ?.focus()
              }
            >
              {t('Dòng {row}', { row: band.key })}
            </Anchor>
          )}
        />
      )}
    </output>
  )
}
