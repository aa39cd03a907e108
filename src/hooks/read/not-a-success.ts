import { readable } from '#session/readable.ts'

/** A 2xx response whose body is not a success (S5-08 to S5-11). */
export class NotASuccess extends Error {
  override readonly name = 'NotASuccess'
  /** The server's message; '' without a readable one. */
  readonly serverMessage: string

  constructor(message: string) {
    super('answer without success')
    this.serverMessage = readable(message)
  }
}
