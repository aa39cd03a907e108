import { bandsOf } from '#descriptor/bands/band.ts'
import type { BandsPlan } from '#descriptor/bands/bands-plan.ts'
import { type BandIssue, findBandIssues, newBandIssues } from '#descriptor/bands/find-band-issues.ts'
import type { Field, RowsField } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf } from '#descriptor/row.ts'
import { bandRecords, hasBands, recordBands } from '#hooks/bands/band-rows.ts'
import { isToBeSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import { bandFields, lineBands } from './band-fields.ts'

/** The doubtful places that the rows of a plan add to a price list. */
export interface PlanFinding {
  readonly issues: readonly BandIssue[]
  readonly plan: BandsPlan
  readonly fields: Readonly<Record<string, object>>
  /** The row whose lines are the bands; undefined where the bands are records. */
  readonly change?: PlannedChange
}

/** The rows of a plan that are sent and change a band: the records of a price list. */
export function bandChanges(resource: Resource, planned: readonly PlannedChange[]): readonly PlannedChange[] {
  if (!hasBands(resource)) return []
  const names = new Set(bandFields(resource))
  return planned.filter(
    (row) => isToBeSent(row) && (row.before === null || row.changes.some(({ name }) => names.has(name))),
  )
}

/** The key of a planned row among the bands of a price list: the id of its record, or its line for a new one. */
export function bandKeyOf({ before, line }: PlannedChange): string {
  return before?.id ?? `line ${line}`
}

/** The doubtful places that a plan adds among the records of a price list. */
export function recordFindings(
  resource: Resource,
  planned: readonly PlannedChange[],
  rows: readonly Row[],
): readonly PlanFinding[] {
  if (!hasBands(resource)) return []
  const changes = bandChanges(resource, planned)
  const changed = new Set(changes.map(bandKeyOf))
  const before = bandRecords(rows)
  const after = [
    ...before.filter(({ id }) => !changed.has(id)),
    ...changes.map((row) => ({ id: bandKeyOf(row), read: (name: string) => row.values[name] })),
  ]
  const { bands: plan, fields } = resource
  const [known = [], all = []] = [before, after].map((records) =>
    findBandIssues(recordBands(resource, records), plan.unitPrice),
  )
  return withIssues([{ issues: newBandIssues(known, all), plan, fields }])
}

/** The doubtful places that a plan adds among the lines of its records. */
export function lineFindings(
  { fields }: Resource,
  planned: readonly PlannedChange[],
): readonly PlanFinding[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isLadder(field) ? planned.filter(isToBeSent).flatMap((row) => ladderFindings(name, field, row)) : [],
  )
}

type Ladder = RowsField & { readonly bands: BandsPlan }

function isLadder(field: Field): field is Ladder {
  return field.kind === 'rows' && field.bands !== undefined
}

function ladderFindings(name: string, { bands: plan, columns }: Ladder, change: PlannedChange) {
  const before = change.before && valueOf(change.before, name)
  const after = change.values[name]
  if (sameValue(before, after)) return []
  const issuesOf = (lines: unknown) => findBandIssues(bandsOf(plan, lineBands(lines)), plan.unitPrice)
  const issues = newBandIssues(issuesOf(before), issuesOf(after))
  return withIssues([{ issues, plan, fields: columns, change }])
}

function withIssues(findings: readonly PlanFinding[]): readonly PlanFinding[] {
  return findings.filter(({ issues }) => issues.length > 0)
}
