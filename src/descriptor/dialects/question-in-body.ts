import type { Question } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'

/**
 * The question is in a JSON body, of a list by POST: the name `filter[brand]` is the key `brand` of the object `filter`. A
 * filter by a reference, choice or toggle is a number where records have numbers.
 */
export const inBody: Question = {
  name: 'body',
  write: (parts, types = (_, value) => value) => {
    const body: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(parts)) {
      const keys = keysOf(name)
      const last = keys.pop() ?? name
      let at = body
      for (const key of keys) {
        const inner = isRecord(at[key]) ? { ...at[key] } : {}
        at[key] = inner
        at = inner
      }
      at[last] = types(name, value)
    }
    return body
  },
  read: (body, name) => {
    let at = body
    for (const key of keysOf(name)) at = isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined
    return readText(at)
  },
}

/** The keys of a name such as `filter[brand]`. */
function keysOf(name: string): string[] {
  return name.split(/[[\]]+/).filter((key) => key !== '')
}
