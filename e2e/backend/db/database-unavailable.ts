// Refused or broken connections, unknown host, too many connections, a server that shuts down, starts up or has become a
// read-only standby.
const CODES = /^(ECONN|ETIMEDOUT|EPIPE|EHOST|ENETUNREACH|ENOTFOUND|EAI_|08|25006|53|57P)/

// The errors that pg and Kysely raise without a code when a connection is lost while it is in use.
const MESSAGES =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|timeout expired|Query read timeout|Postgres connection has been discarded)/i

/** Whether an error means that the database is unavailable, for any statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message) || isDatabaseUnavailable(error.cause)
}

/** SQLSTATE transaction_resolution_unknown. */
export const OUTCOME_UNKNOWN = '08007'

/** Whether the write that failed may have been committed. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === OUTCOME_UNKNOWN
}
