import { type ReactNode, useId } from 'react'
import classes from './alert.module.css'

interface AlertProps {
  /** The accent by default. */
  readonly tone?: 'accent' | 'red' | 'plain'
  readonly icon: ReactNode
  readonly title?: string
  /** Announced when it appears, unless it is a note. */
  readonly role?: 'alert' | 'note'
  /** Leaves a gap before or after the alert. */
  readonly gap?: 'before' | 'after'
  readonly children: ReactNode
}

/** A message on the page, with an icon. */
export function Alert({ tone = 'accent', icon, title, role = 'alert', gap, children }: AlertProps) {
  const id = useId()
  return (
    <div
      role={role}
      className={classes.alert}
      data-tone={tone}
      data-gap={gap}
      aria-labelledby={title && `${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <span className={classes.icon}>{icon}</span>
      <div className={classes.content}>
        {title && (
          <div id={`${id}-title`} className={classes.title}>
            {title}
          </div>
        )}
        <div id={`${id}-text`} className={classes.text}>
          {children}
        </div>
      </div>
    </div>
  )
}
