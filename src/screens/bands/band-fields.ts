import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type { BandIssue } from '#descriptor/bands/find-band-issues.ts'
import { isRecord } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { BandResource } from '#hooks/bands/band-rows.ts'

/** The fields that make a record a band, with that of the currency of its price. */
export function bandFields(resource: BandResource): readonly (string | undefined)[] {
  const { from, to, price, per = [], on } = resource.bands
  const field = fieldOf(resource, price)
  return [from, to, price, ...per, on, field.kind === 'money' ? field.currencyFrom : undefined]
}

/** The cell of a band where an issue is mended: its price, or the end that meets the other band. */
export function issueField({ kind, bands }: BandIssue, band: Band, plan: BandsPlan): string {
  if (kind === 'fall') return plan.price
  return band === bands[0] ? plan.to : plan.from
}

/** The selector of the cell in the rows of a form where an issue is mended. */
export function lineCell(rows: string, plan: BandsPlan, issue: BandIssue, band: Band): string {
  const column = CSS.escape(issueField(issue, band, plan))
  return `[data-path="${CSS.escape(rows)}"] tbody tr:nth-child(${band.key}) [name="${column}"]`
}

/** The lines of rows as sources of bands, by their numbers from 1; none for an unknown value. */
export function lineBands(lines: unknown) {
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line: unknown, at) =>
    isRecord(line)
      ? [{ key: String(at + 1), read: (name: string): unknown => line[name] ?? null, currency: '' }]
      : [],
  )
}
