import type { Refused } from '#http/errors.ts'
import { readable } from '#session/readable.ts'

/** A 2xx response that its success rule does not accept (S5-08 to S5-11). */
export class NotASuccess extends Error {
  override readonly name = 'NotASuccess'
  /** The server's message; '' without a readable one. */
  readonly serverMessage: string

  /** The problems of single fields. */
  readonly problems: Refused['problems']

  constructor(message = '', problems: Refused['problems'] = {}) {
    super('answer without success')
    this.problems = problems
    this.serverMessage = readable(message)
  }
}

/** The same for a body without any content: it neither confirms the write nor refuses it. */
export class SilentResponse extends NotASuccess {
  /** The `Location` of the response. */
  readonly location: string | null

  constructor(location: string | null) {
    super()
    this.location = location
  }
}
