import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type { BandIssue } from '#descriptor/bands/find-band-issues.ts'

/** The cell of a band where an issue is mended: its price, or the end that meets the other band. */
export function issueField({ kind, bands }: BandIssue, band: Band, plan: BandsPlan): string {
  if (kind === 'fall') return plan.price
  return band === bands[0] ? plan.to : plan.from
}
