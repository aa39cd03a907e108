import { readIds, readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { pageKey } from '#hooks/relations/names-record.ts'
import type { Relation } from '#hooks/relations/relation.ts'
import { withOtherLinks, withPath } from '#hooks/relations/rich-text-links.ts'

/** The ids and pages of the others, which a merge replaces by those of the kept record. */
export interface Replacement {
  readonly keptId: string
  /** The path of the kept record's page; '' without one. */
  readonly page: string
  readonly ids: ReadonlySet<string>
  /** The keys of the others' pages. */
  readonly pages: ReadonlySet<string>
  /** The hosts of our pages. */
  readonly hosts: ReadonlySet<string>
}

/** The values of a record after the merge; an unknown one is left out, a rich text without a changed link as well. */
export function repointedValues(
  row: Row,
  relations: readonly Relation[],
  replacement: Replacement,
): GivenRow['values'] {
  const { keptId, page, ids, pages, hosts } = replacement
  const swapped = (id: string) => (ids.has(id) ? keptId : id)
  const isOther = (address: string) => pages.has(pageKey(address, hosts))
  const values: Record<string, unknown> = {}
  for (const { resource, names, by } of relations) {
    for (const name of names) {
      const value = valueOf(row, name)
      if (value === undefined) continue
      const { kind } = fieldOf(resource, name)
      const text = readText(value)
      if (kind === 'references') values[name] = [...new Set(readIds(value).map(swapped))]
      else if (by === 'id') values[name] = swapped(text)
      else if (kind === 'url' && isOther(text)) values[name] = withPath(text, page)
      else if (kind === 'richText') {
        const changed = withOtherLinks(text, (address) => (isOther(address) ? page : null))
        if (changed !== text) values[name] = changed
      }
    }
  }
  return values
}
