import { bandsOf } from '#descriptor/bands/band.ts'
import { findBandIssues, newBandIssues } from '#descriptor/bands/find-band-issues.ts'
import type { RowsField } from '#descriptor/field.ts'
import { valueOf } from '#descriptor/row.ts'
import {
  type BandRecord,
  bandRecords,
  bandRowsOptions,
  hasBands,
  recordBands,
} from '#hooks/bands/band-rows.ts'
import { cache } from '#hooks/read/cache.ts'
import { bandFields, issueField, lineBands, lineCell } from '#screens/bands/band-fields.ts'
import { type BandFinding, isChanged, type SaveChange } from './save-effect.ts'

/** The doubtful places that a save adds: among the records of its list, and in rows of the record. */
export async function bandFindings(change: SaveChange): Promise<readonly BandFinding[]> {
  const { resource, row, values } = change
  const inRows = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'rows' && field.bands
      ? rowsFinding(name, field, row && valueOf(row, name), values[name])
      : [],
  )
  const found = [...inRows, ...(await recordsFinding(change))]
  return found.filter(({ issues }) => issues.length > 0)
}

/** The records of a price list as they are, and as a save leaves them; null where they are not read whole. */
export async function recordsAround(
  change: SaveChange,
): Promise<Readonly<Record<'before' | 'after', readonly BandRecord[]>> | null> {
  const { resource, row, values } = change
  if (!hasBands(resource)) return null
  const rows = await cache.fetchQuery(bandRowsOptions(resource))
  if (rows === null) return null
  const before = bandRecords(rows)
  const id = idOf(change)
  const own = { id, read: (name: string) => values[name] }
  return { before, after: [...before.filter((one) => one.id !== row?.id), own] }
}

/** The key of the saved record among the bands. */
const idOf = ({ row }: SaveChange) => row?.id ?? ''

async function recordsFinding(change: SaveChange): Promise<readonly BandFinding[]> {
  const { resource } = change
  if (!hasBands(resource) || !isChanged(change, bandFields(resource))) return []
  const records = await recordsAround(change)
  if (!records) return []
  const { bands: plan, fields } = resource
  const [before, after] = [records.before, records.after].map((some) =>
    findBandIssues(recordBands(resource, some), plan.unitPrice),
  )
  const issues = newBandIssues(before ?? [], after ?? [])
  const id = idOf(change)
  return [
    {
      issues,
      plan,
      fields,
      cellOf: (issue, band) =>
        band.key === id ? `[data-path="${CSS.escape(issueField(issue, band, plan))}"]` : null,
    },
  ]
}

function rowsFinding(
  name: string,
  field: RowsField,
  before: unknown,
  after: unknown,
): readonly BandFinding[] {
  const plan = field.bands
  if (!plan) return []
  const issuesOf = (lines: unknown) => findBandIssues(bandsOf(plan, lineBands(lines)), plan.unitPrice)
  return [
    {
      issues: newBandIssues(issuesOf(before), issuesOf(after)),
      plan,
      fields: field.columns,
      cellOf: (issue, band) => lineCell(name, plan, issue, band),
    },
  ]
}
