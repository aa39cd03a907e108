import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './button.module.css'
import { Spinner } from './spinner.tsx'

/** The look and the content of a button. */
export interface ButtonLook {
  /** Primary by default; a page has one primary button. */
  readonly variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined
  /** The accent by default; gray only for a subtle one. */
  readonly color?: 'gray' | 'red' | undefined
  /** 36 pixels high by default. */
  readonly size?: 'xs' | 'md' | 'compact-xs' | 'compact-sm' | 'compact-md' | undefined
  readonly icon?: ReactNode
  /** Draws a spinner over the label, which screen readers still read. */
  readonly loading?: boolean | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The props of a button. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> & ButtonLook

/** A button with a label, disabled while it is loading: plain markup, which costs a list less than a component. */
export function Button({ disabled, ...props }: ButtonProps) {
  return <button type="button" {...buttonLook(props)} disabled={disabled || props.loading} />
}

/** The attributes and the content that draw an element as a button, for links too; further props stay as they are. */
export function buttonLook<Props extends ButtonLook>(props: Props) {
  const { variant = 'filled', color, size, icon, loading, className, children, ...others } = props
  return {
    ...others,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-with-icon': icon ? true : undefined,
    'data-loading': loading || undefined,
    children: (
      <>
        {loading && <Spinner className={classes.spinner} />}
        {icon && <span data-part="icon">{icon}</span>}
        <span data-part="label">{children}</span>
      </>
    ),
  }
}
