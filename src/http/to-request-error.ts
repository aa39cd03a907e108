import { SessionEnded, Unreachable } from './errors.ts'
import { isOffline } from './offline.ts'

/**
 * Turns the failure of a call into an error of errors.ts; an abort by the caller is returned unchanged. `mayHaveLeft` is false
 * when there was no network as the call began: nothing of it can then have been carried out.
 */
export function toRequestError(error: unknown, mayHaveLeft: boolean): unknown {
  if (error instanceof SessionEnded || error instanceof Unreachable) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return new Unreachable('timeout', { sent: true })
  if (name === 'NetworkError' || error instanceof TypeError) {
    return new Unreachable(isOffline() ? 'offline' : 'network', { cause: error, sent: mayHaveLeft })
  }
  return error
}
