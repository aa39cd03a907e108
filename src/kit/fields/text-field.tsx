import { type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import classes from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useField } from './use-field.ts'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts>, FieldTexts {
  /** Content before and after the text, within the border. */
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** The width of `end` in pixels: that of one tool by default. */
  readonly endWidth?: number | undefined
}

/** A line of text; `className` is that of its frame. */
export function TextField(props: TextFieldProps) {
  const { start, end, endWidth, ...field } = props
  const { frame, input } = useField(field)
  return (
    <FieldFrame {...frame}>
      <div
        className={classes.line}
        data-end={end ? true : undefined}
        style={endWidth === undefined ? undefined : endStyle(endWidth)}
      >
        {start && <span className={classes.start}>{start}</span>}
        <input {...input} className={classes.input} />
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </FieldFrame>
  )
}

const endStyle = (width: number) => ({ '--end-width': `${width}px` }) as CSSProperties
