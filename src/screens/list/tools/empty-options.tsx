import type { FilterValue } from '#descriptor/filter-value.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './empty-options.module.css'

interface EmptyOptionsProps {
  readonly filter: FilterValue | undefined
  readonly onChoose: (filter: FilterValue | undefined) => void
}

/** Whether a field has a value, in place of its values. */
export function EmptyOptions({ filter, onChoose }: EmptyOptionsProps) {
  const t = useText()
  const labels = { empty: t('Trống'), filled: t('Không trống') }
  return (
    <div className={classes.options}>
      {(['empty', 'filled'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={classes.option}
          aria-pressed={filter?.kind === kind}
          onClick={() => onChoose(filter?.kind === kind ? undefined : { kind })}
        >
          {labels[kind]}
        </button>
      ))}
    </div>
  )
}
