import type { ComponentPropsWithRef, CSSProperties } from 'react'
import classes from './spinner.module.css'

interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'style'> {
  /** Its width and height in pixels; without it a class sets `--size`. */
  readonly size?: number
}

/** A circle that turns while something is loading. */
export function Spinner({ size, className, ...props }: SpinnerProps) {
  return (
    <span
      role={props['aria-label'] === undefined ? undefined : 'img'}
      {...props}
      className={className ? `${classes.spinner} ${className}` : classes.spinner}
      style={size === undefined ? undefined : ({ '--size': `${size}px` } as CSSProperties)}
    />
  )
}
