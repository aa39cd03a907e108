import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react'
import classes from './field.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts>, FieldTexts {
  /** Content before and after the text, within the border. */
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** The width of `end` in pixels: that of one tool by default. */
  readonly endWidth?: number | undefined
}

/** A line of text; `className` is that of its frame. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, status, required, className, start, end, endWidth, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  const texts = { label, description, error, status, required }
  return (
    <FieldFrame {...texts} id={id} className={className}>
      <div
        className={classes.line}
        data-end={end ? true : undefined}
        style={endWidth === undefined ? undefined : endStyle(endWidth)}
      >
        {start && <span className={classes.start}>{start}</span>}
        <input
          aria-describedby={describedBy(id, texts)}
          aria-invalid={error ? true : undefined}
          {...input}
          id={id}
          required={required}
          className={classes.input}
        />
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </FieldFrame>
  )
}

const endStyle = (width: number) => ({ '--end-width': `${width}px` }) as CSSProperties
