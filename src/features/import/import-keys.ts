import type { Kind } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import { rowKey } from '#hooks/changes/row-key.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'

/** How the rows of a file find their records: by id, by the values of fields, or not at all, so that each is new. */
export type ImportKey =
  | { readonly kind: 'id' | 'none' }
  | { readonly kind: 'fields'; readonly names: readonly string[] }

const keyKinds: ReadonlySet<Kind> = new Set<Kind>(['text', 'slug', 'email', 'phone', 'url'])

/** The keys that the columns of a file allow, the best first. */
export function importKeys(resource: Resource, columns: readonly MatchedColumn[]): readonly ImportKey[] {
  const matched = columns.flatMap(({ column }) => (column?.kind === 'field' ? [column.name] : []))
  const names = Object.keys(resource.fields).filter(
    (name) => matched.includes(name) && keyKinds.has(fieldOf(resource, name).kind),
  )
  const own = resource.list.paste?.key ?? []
  const isUnique = (name: string) => {
    const field = fieldOf(resource, name)
    return 'unique' in field && field.unique === true
  }
  const rank = (name: string) => (name === resource.label ? 1 : isUnique(name) ? 0 : 2)
  const fields = names.toSorted((a, b) => rank(a) - rank(b)).map((name) => [name])
  const composite = own.length > 1 && own.every((name) => matched.includes(name)) ? [own] : []
  return [
    ...(columns.some(({ column }) => column?.kind === 'id') ? [{ kind: 'id' } as const] : []),
    ...[...composite, ...fields].map((all) => ({ kind: 'fields', names: all }) as const),
    { kind: 'none' },
  ]
}

/** The value of a key in a list of options. */
export function importKeyText(key: ImportKey): string {
  return key.kind === 'fields' ? key.names.join(' ') : `#${key.kind}`
}

/** The records by the values of key fields. */
export function recordsByKey(
  resource: Resource,
  names: readonly string[],
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const key = rowKey(resource, names, valuesOf(resource, row))
    const same = found.get(key)
    if (same) same.push(row)
    else found.set(key, [row])
  }
  return found
}
