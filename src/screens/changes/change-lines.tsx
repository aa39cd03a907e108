import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { FieldChange, PlannedChange } from '#hooks/changes/change-plan.ts'
import { useText } from '#hooks/use-text.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import classes from './change-lines.module.css'

interface ChangeLinesProps {
  readonly resource: Resource
  readonly change: PlannedChange
}

/** The fields that a row changes, each with its value before and after. */
export function ChangeLines({ resource, change }: ChangeLinesProps) {
  const t = useText()
  // The name of a new record is its heading.
  const isLeftOut = ({ name }: FieldChange) =>
    change.problems[name] !== undefined || (!change.before && name === resource.label)
  const lines = change.changes.filter((one) => !isLeftOut(one))
  if (lines.length === 0) return null
  const cell = (name: string, value: unknown) => {
    const field = fieldOf(resource, name)
    // A switch would look as if it could be moved.
    if (field.kind === 'toggle' && typeof value === 'boolean')
      return t(toggleWords(field)[value ? 'on' : 'off'])
    return cellOf(resource, { id: '', raw: {}, ...change.before, ...change.values, [name]: value }, name, t)
  }
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, from, to }) => (
        <div key={name}>
          <dt>{t(fieldOf(resource, name).label)}</dt>
          <dd>
            {change.before && <del>{from === undefined ? t('(chưa rõ)') : cell(name, from)}</del>}
            <span className={classes.after}>
              {change.before && <span aria-hidden>→</span>}
              <ins>{cell(name, to)}</ins>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
