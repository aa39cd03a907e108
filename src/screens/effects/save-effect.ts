import type { Band } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import type { BandIssue } from '#descriptor/bands/find-band-issues.ts'
import { type Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf } from '#descriptor/row.ts'

/** A save that is about to be sent. */
export interface SaveChange {
  readonly resource: Resource
  /** The record as it is stored; null for a new one. */
  readonly row: Row | null
  readonly values: Readonly<Record<string, unknown>>
  /** All entities of the app. */
  readonly table: readonly Resource[]
}

/** A value elsewhere that a save changes. */
export interface EffectLine {
  readonly key: string
  readonly label: string
  readonly detail?: string
  readonly before: string
  readonly after: string
}

/** Values elsewhere that a save changes, under a heading. */
export interface SaveEffect {
  readonly title: string
  readonly lines: readonly EffectLine[]
  /** How many records were not looked at, of which some may change too. */
  readonly rest: number
}

/** The doubtful places that a save adds to a price list. */
export interface BandFinding {
  readonly issues: readonly BandIssue[]
  readonly plan: BandsPlan
  readonly fields: Readonly<Record<string, object>>
  /** The selector of a band's cell in the form; null for a band of another record. */
  readonly cellOf: (issue: BandIssue, band: Band) => string | null
}

/** Whether a save changes one of some fields. */
export function isChanged({ row, values }: SaveChange, names: readonly (string | undefined)[]): boolean {
  return names.some(
    (name) => name !== undefined && (row === null || !sameValue(values[name], valueOf(row, name))),
  )
}
