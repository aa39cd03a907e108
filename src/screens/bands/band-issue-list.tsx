import { Fragment, type ReactNode } from 'react'
import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import { type BandIssue, signatureOf } from '#descriptor/bands/find-band-issues.ts'
import { useText } from '#hooks/use-text.ts'
import sign from '#kit/warning-sign.module.css'
import classes from './band-issue-list.module.css'
import { bandIssueText } from './band-issue-text.ts'

interface BandIssueListProps {
  readonly issues: readonly BandIssue[]
  readonly plan: BandsPlan
  /** The fields of the record, or the columns of its rows. */
  readonly fields: Readonly<Record<string, object>>
  /** Renders the way to the cell of a band; null where there is none. */
  readonly renderPlace: (issue: BandIssue, band: Band) => ReactNode
}

/** The doubtful places of a price list as sentences, each with the ways to its cells. */
export function BandIssueList({ issues, plan, fields, renderPlace }: BandIssueListProps) {
  const t = useText()
  return (
    <ul className={classes.issues}>
      {issues.map((issue) => (
        <li key={signatureOf(issue)} className={`${sign.signed} ${classes.issue}`}>
          {bandIssueText(issue, plan, fields, t)}
          <div className={classes.places}>
            {issue.bands.map((band) => (
              <Fragment key={band.key}>{renderPlace(issue, band)}</Fragment>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
