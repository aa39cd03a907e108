import { readAdviceFor } from '#hooks/write/advice.ts'
import { Refused } from '#http/errors.ts'
import type { Text } from '#text/text.ts'

/** The message of the server if it sent one, because it names the problem. */
export function failureMessage(error: unknown): Text {
  return error instanceof Refused && error.message !== '' ? error.message : readAdviceFor(error)
}
