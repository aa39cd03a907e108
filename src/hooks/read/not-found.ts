/** The record does not exist: the link is outdated, or the record was deleted. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}
