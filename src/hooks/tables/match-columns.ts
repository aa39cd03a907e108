import { fold } from '#descriptor/fold.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isPasteable } from './read-cell.ts'

/** A pasted table with its columns matched to fields. */
export interface Matched {
  /** Cells by field name, one object per row. */
  readonly rows: readonly Readonly<Record<string, string>>[]
  /** Headers that match no field; their cells are dropped. */
  readonly unknown: readonly string[]
}

/** The fields that can be pasted, in the order that is expected without a header. */
export function pasteFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && isPasteable(field)
  })
}

/**
 * Matches columns to fields by a header row (the field name, or its label in Vietnamese or in the current
 * language), else by their order.
 */
export function matchColumns(
  resource: Resource,
  table: readonly (readonly string[])[],
  labelOf: (name: string) => string,
): Matched {
  const fields = pasteFields(resource)
  const [first = [], ...rest] = table
  const named = first.map((header) => fieldNamed(resource, fields, header, labelOf))
  const isHeader = named.filter(Boolean).length * 2 >= first.filter((cell) => cell !== '').length
  const columns = isHeader ? named : fields
  const lines = isHeader && named.some(Boolean) ? rest : table
  const width = lines.reduce((most, { length }) => Math.max(most, length), isHeader ? first.length : 0)
  const keys = resource.list.paste?.key ?? []
  const rows = lines.map((cells) =>
    Object.fromEntries(
      columns.slice(0, width).flatMap((name, at) => {
        if (!name) return []
        // A row may end before the last columns: its cell of a key is empty.
        const cell = cells[at] ?? (keys.includes(name) ? '' : undefined)
        return cell === undefined ? [] : [[name, cell]]
      }),
    ),
  )
  const unknown = isHeader ? first.filter((header, at) => header !== '' && !named[at]) : []
  return { rows, unknown }
}

function fieldNamed(
  resource: Resource,
  fields: readonly string[],
  header: string,
  labelOf: (name: string) => string,
): string | undefined {
  const normalized = normalize(header)
  if (normalized === '') return undefined
  return fields.find((name) =>
    [name, resource.fields[name]?.label ?? '', labelOf(name)].some((one) => normalize(one) === normalized),
  )
}

/** Removes diacritics, case, punctuation and the unit in brackets: `Từ cân nặng (kg)` is `tucannang`. */
function normalize(label: string): string {
  return fold(label.replace(/\([^)]*\)|\*/g, '')).replace(/[\s_.:-]+/g, '')
}
