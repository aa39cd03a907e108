import type { ComponentPropsWithRef } from 'react'
import classes from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useField } from './use-field.ts'

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
export function SelectField({ options, ...field }: SelectFieldProps) {
  const { frame, input } = useField(field)
  return (
    <FieldFrame {...frame}>
      <div className={classes.line}>
        <select {...input} className={classes.input}>
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
