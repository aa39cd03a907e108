import type { ReactNode } from 'react'
import classes from './path-view.module.css'

/** One step of a tree path. */
export interface PathStep {
  readonly key: string
  readonly label: string
}

/** The props of the link of a step. */
export interface PathLinkProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface PathViewProps {
  readonly label: string
  /** From the root down; the last is the current one and has no link. */
  readonly steps: readonly PathStep[]
  readonly renderLink: (step: PathStep, props: PathLinkProps) => ReactNode
}

/** The path to the current record: every step but the last is a link. */
export function PathView({ label, steps, renderLink }: PathViewProps) {
  return (
    <nav className={classes.path} aria-label={label}>
      <ol>
        {steps.map((step, at) => (
          <li key={step.key}>
            {at === steps.length - 1 ? (
              <span aria-current="location">{step.label}</span>
            ) : (
              renderLink(step, { className: classes.link, children: step.label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
