/** A record that is not there: its link is old, or somebody deleted it. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}
