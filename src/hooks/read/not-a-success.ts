import type { Refused } from '#http/errors.ts'
import { readable } from '#session/readable.ts'

/** A 2xx response whose body is not a success (S5-08 to S5-11). */
export class NotASuccess extends Error {
  override readonly name = 'NotASuccess'
  /** The server's message; '' without a readable one. */
  readonly serverMessage: string

  /** The problems of single fields. */
  readonly problems: Refused['problems']

  constructor(message: string, problems: Refused['problems'] = {}) {
    super('answer without success')
    this.problems = problems
    this.serverMessage = readable(message)
  }
}
