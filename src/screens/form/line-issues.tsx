import { useCallback, useMemo, useRef } from 'react'
import { bandsOf } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import { findBandIssues } from '#descriptor/bands/find-band-issues.ts'
import { useText } from '#hooks/use-text.ts'
import { BandIssueList } from '#screens/bands/band-issue-list.tsx'
import { lineBands } from '#screens/bands/line-bands.ts'
import { lineCell } from '#screens/bands/line-cell.ts'
import { useSettledValue } from './live-values.ts'

interface LineIssuesProps {
  /** The field of the rows. */
  readonly name: string
  readonly plan: BandsPlan
  readonly columns: Readonly<Record<string, object>>
}

/** Milliseconds without a change after which the lines are compared. */
const settledMs = 300

/** The doubtful places of the price list in the rows of a form, each with the ways to its cells. */
export function LineIssues({ name, plan, columns }: LineIssuesProps) {
  const t = useText()
  const frame = useRef<HTMLOutputElement>(null)
  const read = useCallback((values: Readonly<Record<string, unknown>>) => values[name], [name])
  const lines = useSettledValue(read, settledMs, undefined)
  const issues = useMemo(() => findBandIssues(bandsOf(plan, lineBands(lines)), plan.unitPrice), [plan, lines])
  return (
    <output ref={frame}>
      {issues.length > 0 && (
        <BandIssueList
          issues={issues}
          plan={plan}
          fields={columns}
          renderPlace={(issue, band) => (
            <button
              type="button"
              onClick={() =>
                frame.current
                  ?.closest('form')
                  ?.querySelector<HTMLElement>(lineCell(name, plan, issue, band))
                  ?.focus()
              }
            >
              {t('Dòng {row}', { row: band.key })}
            </button>
          )}
        />
      )}
    </output>
  )
}
