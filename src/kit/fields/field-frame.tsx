import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import classes from './field.module.css'

/** The texts around a field. */
export interface FieldTexts {
  readonly label?: ReactNode
  readonly description?: ReactNode
  /** A text below the field, or true for its look alone. */
  readonly error?: ReactNode
  /** A text in the place of an error. */
  readonly status?: ReactNode
  /** Adds a sign to the label. */
  readonly required?: boolean | undefined
}

interface FieldFrameProps extends Omit<ComponentPropsWithoutRef<'div'>, keyof FieldTexts>, FieldTexts {
  /** The id of the field; those of its texts begin with it. */
  readonly id?: string
  /** The field is a group, which a label cannot belong to: give it an `aria-label`, or `aria-labelledby` with `labelId`. */
  readonly isGroup?: boolean
}

/** A field with its texts: plain markup, of which a form has some twenty. */
export function FieldFrame({ id: ownId, isGroup = false, className, children, ...props }: FieldFrameProps) {
  const { label, description, error, status, required, ...others } = props
  const newId = useId()
  const id = ownId ?? newId
  const labelText = (
    <>
      {label}
      {required && (
        <span data-part="required" aria-hidden>
          {' *'}
        </span>
      )}
    </>
  )
  return (
    <div {...others} className={className ? `${classes.field} ${className}` : classes.field}>
      {label &&
        (isGroup ? (
          <div id={labelId(id)} data-part="label" className={classes.label}>
            {labelText}
          </div>
        ) : (
          <label id={labelId(id)} htmlFor={id} data-part="label" className={classes.label}>
            {labelText}
          </label>
        ))}
      {children}
      <FieldNotes id={id} description={description} error={error} status={status} />
    </div>
  )
}

interface FieldNotesProps extends Pick<FieldTexts, 'description' | 'error' | 'status'> {
  readonly id: string
}

/** The texts below a field, which `describedBy` refers to. */
export function FieldNotes({ id, description, error, status }: FieldNotesProps) {
  return (
    <>
      {description && (
        <p id={`${id}-description`} data-part="description" className={classes.note}>
          {description}
        </p>
      )}
      {isText(error) ? (
        <p id={`${id}-error`} data-part="error" className={classes.error}>
          {error}
        </p>
      ) : (
        status &&
        !error && (
          <p id={`${id}-status`} data-part="status" className={classes.note}>
            {status}
          </p>
        )
      )}
    </>
  )
}

/** The id of a field's label. */
export function labelId(id: string): string {
  return `${id}-label`
}

/** The `aria-describedby` of a field: its error or status, then its description. */
export function describedBy(id: string, { description, error, status }: FieldTexts): string | undefined {
  const ids = []
  if (isText(error)) ids.push(`${id}-error`)
  else if (status && !error) ids.push(`${id}-status`)
  if (description) ids.push(`${id}-description`)
  return ids.join(' ') || undefined
}

function isText(error: ReactNode): boolean {
  return Boolean(error) && error !== true
}
