import { type ComponentPropsWithRef, useId } from 'react'
import { describedBy, FieldNotes, type FieldTexts } from './field-frame.tsx'
import classes from './switch.module.css'

interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'className' | 'style'>,
    Pick<FieldTexts, 'label' | 'description' | 'error'> {
  /** Neither on nor off. */
  readonly isUnknown?: boolean
}

/** A switch with its label. */
export function Switch({ label, description, error, isUnknown = false, ...input }: SwitchProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={classes.switch}>
      <label className={classes.body} data-disabled={input.disabled || undefined}>
        <input
          aria-describedby={describedBy(id, { description, error })}
          aria-invalid={error ? true : undefined}
          {...input}
          id={id}
          type="checkbox"
          // A switch cannot be announced as neither on nor off, a checkbox can.
          role={isUnknown ? 'checkbox' : 'switch'}
          aria-checked={isUnknown ? 'mixed' : undefined}
          className={classes.input}
        />
        <span className={classes.track} data-unknown={isUnknown || undefined} aria-hidden>
          <span className={classes.thumb} />
        </span>
        <span className={classes.label}>{label}</span>
      </label>
      <div className={classes.notes}>
        <FieldNotes id={id} description={description} error={error} />
      </div>
    </div>
  )
}
