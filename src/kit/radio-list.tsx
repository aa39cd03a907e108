import { useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './radio-list.module.css'

/** A record that can be selected, with details that distinguish it from records of the same name. */
export interface RadioOption {
  readonly id: string
  readonly label: string
  readonly more: string
  readonly isDisabled: boolean
}

interface RadioListProps {
  readonly label: string
  readonly options: readonly RadioOption[]
  readonly chosen: string | null
  readonly isBusy: boolean
  readonly onChoose: (id: string) => void
}

/** Selects one of several records by radio buttons, with the browser's own keys. */
export function RadioList({ label, options, chosen, isBusy, onChoose }: RadioListProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className={classes.list} aria-busy={isBusy || undefined}>
      <legend className={classes.legend}>{label}</legend>
      {options.map(({ id, label: text, more, isDisabled }) => (
        <label key={id} className={classes.pick} data-disabled={isDisabled || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen === id}
            disabled={isDisabled}
            onChange={() => onChoose(id)}
          />
          <span className={classes.words}>
            {text}
            {more !== '' && <span className={classes.more}>{more}</span>}
          </span>
        </label>
      ))}
      {options.length === 0 && (
        <output className={classes.more}>{isBusy ? t('Đang tìm…') : t('Không thấy gì khớp')}</output>
      )}
    </fieldset>
  )
}
