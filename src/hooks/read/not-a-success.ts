import { readable } from '#session/readable.ts'

/** An answer that came with 2xx but without success (S5-08 to S5-11). */
export class NotASuccess extends Error {
  override readonly name = 'NotASuccess'
  /** The server's message, '' when there is none that a person can read. */
  readonly serverMessage: string

  constructor(message: string) {
    super('answer without success')
    this.serverMessage = readable(message)
  }
}
