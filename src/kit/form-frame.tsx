import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

interface FormFrameProps {
  /** The narrow column: status, pictures, dates. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** A form's two columns: what it is about, and beside it, on wide screens, what it stands with. */
export function FormFrame({ side, children }: FormFrameProps) {
  return (
    <div className={classes.frame} data-sided={side ? '' : undefined}>
      <div className={classes.column}>{children}</div>
      {side && <div className={classes.column}>{side}</div>}
    </div>
  )
}

interface FormSectionProps {
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** Fields that belong together, on one card; in a drawer the card dissolves. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <section className={classes.section}>
      {title && <h2 className={classes.title}>{title}</h2>}
      {children}
    </section>
  )
}

/** Related fields side by side where there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
