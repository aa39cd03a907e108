import type { ReactNode } from 'react'
import classes from './path-view.module.css'

/** One step of the way down to where one is. */
export interface PathStep {
  readonly key: string
  readonly label: string
}

/** What a step's link must carry to look and read right. */
export interface PathLinkProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface PathViewProps {
  readonly label: string
  /** From the top down; the last is where one is, and no link. */
  readonly steps: readonly PathStep[]
  readonly renderLink: (step: PathStep, props: PathLinkProps) => ReactNode
}

/** The way down to where one is: every step but the last leads back up. */
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
