import { type ComponentPropsWithRef, useId } from 'react'
import classes from './field.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

/** An option of a select. */
export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'children'>,
    FieldTexts {
  readonly options: readonly SelectOption[]
}

/** A native select; `className` is that of its frame. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, status, required, className, options, ...select } = props
  const ownId = useId()
  const id = select.id ?? ownId
  const texts = { label, description, error, status, required }
  return (
    <FieldFrame {...texts} id={id} className={className}>
      <div className={classes.line}>
        <select
          aria-describedby={describedBy(id, texts)}
          aria-invalid={error ? true : undefined}
          {...select}
          id={id}
          required={required}
          className={classes.input}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.arrows}>
          <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden>
            <path
              d="m5 6.2 3-3 3 3m0 3.6-3 3-3-3"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.2"
              strokeLinecap="round"
            />
          </svg>
        </span>
      </div>
    </FieldFrame>
  )
}
