import type { ComponentPropsWithRef } from 'react'
import classes from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useField } from './use-field.ts'

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts>, FieldTexts {
  /** The class of the text area itself. */
  readonly areaClassName?: string | undefined
}

/** Text of several lines; `className` is that of its frame. */
export function TextAreaField({ areaClassName = '', ...field }: TextAreaFieldProps) {
  const { frame, input } = useField(field)
  return (
    <FieldFrame {...frame}>
      <textarea {...input} className={`${classes.input} ${areaClassName}`} />
    </FieldFrame>
  )
}
