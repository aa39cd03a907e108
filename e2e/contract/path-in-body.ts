import { isRecord, type Raw } from '#descriptor/read.ts'

/** The levels of a body that are searched. */
const DEPTH = 4

interface Inside {
  /** The keys that lead to it, '' for the body. */
  readonly path: string
  readonly value: unknown
}

/** A body and all that is in it down to a few levels, from the top; of lists the list itself. */
function inside(body: unknown): readonly Inside[] {
  const all: Inside[] = [{ path: '', value: body }]
  for (const { path, value } of all)
    if (isRecord(value) && path.split('.').length < DEPTH)
      for (const [key, inner] of Object.entries(value))
        all.push({ path: path === '' ? key : `${path}.${key}`, value: inner })
  return all
}

/** The path of the first list of records in a body, undefined without one. */
export const rowsPath = (body: unknown): string | undefined =>
  inside(body).find(({ value }) => Array.isArray(value) && value.length > 0 && value.every(isRecord))?.path

/** The path of the first object in a body with a key, undefined without one. */
export const pathOfKey = (body: unknown, key: string): string | undefined =>
  inside(body).find(({ value }) => isRecord(value) && Object.hasOwn(value, key))?.path

/** The path of the first record in a body that is one of some, also in a list of one; undefined without one. */
export function recordPath(
  body: unknown,
  isOne: (raw: Raw) => boolean,
): { readonly path: string; readonly isInList: boolean } | undefined {
  const isFound = (value: unknown) => isRecord(value) && isOne(value)
  const found = inside(body).find(({ value }) => isFound(Array.isArray(value) ? value[0] : value))
  return found && { path: found.path, isInList: Array.isArray(found.value) }
}
