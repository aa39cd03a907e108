import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { type Seeded, seedId } from './seed-id.ts'
import type { Pictures } from './seed-pictures.ts'

type Row = Record<string, unknown>

/** How many records of a tree are roots. */
const ROOTS = 6

/**
 * Records made of the samples of their fields, for an entity without a seed of its own: pictures are stored ones,
 * references name records that were seeded before, and a tree has two levels.
 */
export function sampleRows(
  resource: Resource,
  count: number,
  { logos }: Pick<Pictures, 'logos'>,
  seeded: Seeded,
): Row[] {
  const picture = (at: number) => logos.slice(at % logos.length, (at % logos.length) + 1)
  const rows = Array.from({ length: count }, (_, at) => {
    const row = sampleValues(resource, at + 1)
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.readOnly) continue
      if (field.kind === 'image') row[name] = picture(at)[0] ?? ''
      if (field.kind === 'images') row[name] = picture(at)
      if (field.kind === 'reference') row[name] = recordOf(field.to().name, at, seeded)[0] ?? ''
      if (field.kind === 'references') row[name] = recordOf(field.to().name, at, seeded)
    }
    const parent = parentKeyOf(resource)
    return parent && at >= ROOTS ? { ...row, [parent]: seedId(resource.name, at % ROOTS) } : row
  })
  return withoutDoubles(resource, rows)
}

/** The first record of each unique value: a short field has fewer values than there are records. */
function withoutDoubles(resource: Resource, rows: readonly Row[]): Row[] {
  const taken = new Set<string>()
  return rows.filter((row) => {
    const keys = uniqueFields(resource).map((name) => `${name} ${String(row[name]).toLowerCase()}`)
    const isFree = keys.every((key) => !taken.has(key))
    for (const key of keys) taken.add(key)
    return isFree
  })
}

/** The id of one of the seeded records of an entity, in turn; none where it has no records yet. */
function recordOf(name: string, at: number, seeded: Seeded): readonly string[] {
  const count = seeded.get(name)?.length ?? 0
  return count > 0 ? [seedId(name, at % count)] : []
}
