import { isRecord, readText } from '#descriptor/read.ts'
import type { ValueTypes } from '#descriptor/request.ts'

/** The place of a list call's question, where it is not the query: search, filters, order and page. */
export interface Question {
  readonly name: string
  /** The body of a call; `types` are those of its filters. */
  readonly write: (
    parts: Readonly<Record<string, unknown>>,
    types?: ValueTypes,
  ) => Readonly<Record<string, unknown>>
  /** A parameter in the body of a call, by its name; '' when absent. */
  readonly read: (body: unknown, name: string) => string
}

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
