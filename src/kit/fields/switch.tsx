import type { ComponentPropsWithRef } from 'react'
import { FieldNotes, type FieldTexts } from './field-frame.tsx'
import classes from './switch.module.css'
import { useField } from './use-field.ts'

interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'className' | 'style'>,
    Pick<FieldTexts, 'label' | 'description' | 'error'> {
  /** Neither on nor off. */
  readonly isUnknown?: boolean
}

/** A switch with its label. */
export function Switch({ isUnknown = false, ...field }: SwitchProps) {
  const { frame, input } = useField(field)
  return (
    <div className={classes.switch}>
      <label className={classes.body} data-disabled={input.disabled || undefined}>
        <input
          {...input}
          type="checkbox"
          // A switch cannot be announced as neither on nor off, a checkbox can.
          role={isUnknown ? 'checkbox' : 'switch'}
          aria-checked={isUnknown ? 'mixed' : undefined}
          className={classes.input}
        />
        <span className={classes.track} data-unknown={isUnknown || undefined} aria-hidden>
          <span className={classes.thumb} />
        </span>
        <span className={classes.label}>{frame.label}</span>
      </label>
      <div className={classes.notes}>
        <FieldNotes id={frame.id} description={frame.description} error={frame.error} />
      </div>
    </div>
  )
}
