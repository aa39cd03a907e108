import classes from './field-options.module.css'
import type { FilterOption } from './filter-options.ts'
import { withUnknown } from './with-unknown.ts'

interface OptionButtonsProps {
  readonly options: readonly FilterOption[]
  /** The chosen value; '' for none. */
  readonly value: string
  /** Called with a value, or with '' when the chosen one is pressed again. */
  readonly onChoose: (value: string) => void
}

/** Options in a line, of which one can be chosen. */
export function OptionButtons({ options, value, onChoose }: OptionButtonsProps) {
  return (
    <div className={classes.options}>
      {withUnknown(options, value === '' ? [] : [value]).map(({ value: option, label }) => (
        <button
          key={option}
          type="button"
          className={classes.option}
          aria-pressed={option === value}
          onClick={() => onChoose(option === value ? '' : option)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
