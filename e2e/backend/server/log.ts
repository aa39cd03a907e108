import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'

const destination = pino.destination({ fd: 2, sync: true })
// A log on a full disk must not end the process.
destination.on('error', () => {})

/**
 * The log of the operator: lines of JSON on the standard error stream. Of an error it has only the name, the code and the text,
 * and the stack of an error without a code: drivers add rows and parameters to theirs.
 */
export const log = pino(
  {
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: errorFacts },
  },
  destination,
)

function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  // An error of the system or of the database has a code, which names its cause; so does the text of an HttpError.
  if ('code' in error) return { name, code: error.code, message }
  return name === 'HttpError' || isDatabaseUnavailable(error) ? { name, message } : { name, message, stack }
}

/** The response header with the id of its request, as in the log; an id that a client sends is ignored. */
export const REQUEST_ID = 'X-Request-Id'

const causes = new WeakMap<ServerResponse, unknown>()

/** Keeps the error behind a response for its line in the log. */
export function keepCause(response: ServerResponse | undefined, error: unknown): void {
  if (response) causes.set(response, error)
}

/** Logs each response with 500 or more, without its query, which may contain search terms. */
export function logFailures({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const [path] = url.split('?', 1)
  // `finish` is not emitted when the client has gone.
  response.once('prefinish', () => {
    const { statusCode: status } = response
    if (status < 500) return
    const requestId = response.getHeader(REQUEST_ID)
    log.error({ requestId, method, path, status, err: causes.get(response) }, 'request failed')
  })
}
