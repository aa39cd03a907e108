import { Fragment } from 'react'
import { isLeftOut } from '#descriptor/departures/cells.ts'
import type { LineForm as LineFormPlan } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { readNumber } from '#descriptor/read.ts'
import { FormRow } from '#kit/form-frame.tsx'
import { RowsForms } from '#kit/inputs/rows-forms.tsx'
import type { LineValues } from '#kit/inputs/rows-frame.tsx'
import type { RenderCell } from '#kit/inputs/rows-input.tsx'
import { useFeatures } from '#screens/features-context.ts'
import { cellText } from '#screens/list/cell-of-kind.tsx'
import { formatNumber } from '#text/format.ts'
import type { InputContext } from './input-context.ts'

interface LineFormsProps {
  readonly drawing: InputContext<'rows'>
  readonly plan: LineFormPlan
  readonly renderCell: RenderCell
  readonly hasProblem: (line: LineValues, at: number) => boolean
  readonly newLine: () => LineValues
}

/** The lines of a field as forms that open, each with what a feature explains about it. */
export function LineForms({ drawing, plan, renderCell, hasProblem, newLine }: LineFormsProps) {
  const { field, props } = drawing
  const aids = useFeatures().lineAids
  const aid = plan.aid && aids[plan.aid.name]
  const summaryOf = (line: LineValues) => {
    const texts = plan.summary.map((name) => summaryText(drawing, line, name))
    const [title = '', ...details] = texts
    return { title, detail: details.filter((text) => text !== '').join(' · ') }
  }
  return (
    <RowsForms
      {...props}
      max={field.max}
      summaryOf={summaryOf}
      hasProblem={hasProblem}
      newLine={newLine}
      renderForm={(at, line, onChange) => (
        <>
          {plan.rows.map((names) => {
            const cells = names.map((column) => (
              <div key={column} data-cell={column}>
                {renderCell(
                  { at, column, value: line[column], onChange: (value) => onChange(column, value) },
                  line,
                )}
              </div>
            ))
            return (
              <Fragment key={names.join(' ')}>
                {names.length > 1 ? <FormRow>{cells}</FormRow> : cells}
                {aid && names.includes(plan.aid?.below ?? '') && <aid.Example line={line} />}
              </Fragment>
            )
          })}
        </>
      )}
      renderAdd={(lines, add) =>
        aid && <aid.ReadyLines present={lines} onAdd={(line) => add({ ...newLine(), ...line })} />
      }
    />
  )

  function summaryText({ t: translate }: typeof drawing, line: LineValues, name: string): string {
    const column = field.columns[name]
    if (!column) return ''
    const whole = isLeftOut(column, line, name) ? { [name]: column.initial ?? rulesOf(column).empty } : line
    const number = column.kind === 'number' ? readNumber(whole[name]) : null
    if (column.kind !== 'number' || number === null) return cellText(column, whole, name, translate)
    return `${translate(column.label)} ${formatNumber(number)}${column.unit ? ` ${translate(column.unit)}` : ''}`
  }
}
