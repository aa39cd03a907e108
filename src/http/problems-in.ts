import type { FailureText } from '#descriptor/envelope.ts'
import { fieldProblems } from '#descriptor/wire/field-problems.ts'
import { readable } from '#session/readable.ts'
import type { Text } from '#text/text.ts'

/** The readable problems of fields in a refusal, by their paths in records. */
export function problemsIn(parsed: unknown, failure?: FailureText): Readonly<Record<string, Text>> {
  const named = failure?.read(parsed)?.errors ?? {}
  const errors = Object.keys(named).length > 0 ? named : fieldProblems(parsed)
  const readableOnes = Object.entries(errors).flatMap(([field, problem]) => {
    const text = readable(problem)
    return text === '' ? [] : [[field, text] as const]
  })
  return Object.fromEntries(readableOnes)
}
