import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type { BandIssue } from '#descriptor/bands/find-band-issues.ts'
import { issueField } from './issue-field.ts'

/** The selector of the cell in the rows of a form where an issue is mended. */
export function lineCell(rows: string, plan: BandsPlan, issue: BandIssue, band: Band): string {
  const column = CSS.escape(issueField(issue, band, plan))
  return `[data-path="${CSS.escape(rows)}"] tbody tr:nth-child(${band.key}) [name="${column}"]`
}
