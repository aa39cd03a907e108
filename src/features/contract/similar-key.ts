import type { Raw } from '#descriptor/envelope.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The shortest name that is compared: shorter ones are parts of too many others. */
const shortest = 3

/** A key that all records have, that no field describes, and whose name contains that of a missing field, or the reverse. */
export function similarKey(
  { fields, idKey }: Pick<Resource, 'fields' | 'idKey'>,
  name: string,
  raws: readonly Raw[],
): string | undefined {
  const declared = new Set([
    idKey,
    ...Object.entries(fields).flatMap(([each, { at = each, alias = [] }]) => [at, ...alias]),
  ])
  const own = bare(fields[name]?.at ?? name)
  return Object.keys(raws[0] ?? {}).find((key) => {
    const other = bare(key)
    const isAlike = own.includes(other) || other.includes(own)
    const isLong = Math.min(own.length, other.length) >= shortest
    return isAlike && isLong && !declared.has(key) && raws.every((raw) => key in raw)
  })
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')
