import { type ComponentPropsWithRef, useId } from 'react'
import classes from './field.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts>, FieldTexts {
  /** The class of the text area itself. */
  readonly areaClassName?: string | undefined
}

/** Text of several lines; `className` is that of its frame. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, status, required, className, areaClassName = '', ...area } = props
  const ownId = useId()
  const id = area.id ?? ownId
  const texts = { label, description, error, status, required }
  return (
    <FieldFrame {...texts} id={id} className={className}>
      <textarea
        aria-describedby={describedBy(id, texts)}
        aria-invalid={error ? true : undefined}
        {...area}
        id={id}
        required={required}
        className={`${classes.input} ${areaClassName}`}
      />
    </FieldFrame>
  )
}
