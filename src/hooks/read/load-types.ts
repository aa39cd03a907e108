import type { Operation } from '#descriptor/operation.ts'

/** The types of values in the body of a call; undefined for a call without ids and filters in its body. */
export async function loadTypes({ question, id }: Operation) {
  return question || id === 'body'
    ? (await import('#descriptor/departures/value-types.ts')).typesOf
    : undefined
}
