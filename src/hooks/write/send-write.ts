import { messageOf } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { isSilent, isTruthy } from '#descriptor/success.ts'
import { NotASuccess, SilentResponse } from '#hooks/read/not-a-success.ts'
import { problemsIn } from '#http/problems-in.ts'
import { exchange, type Received, type SendOptions } from '#http/send.ts'

/**
 * Sends a write of an operation; throws `NotASuccess` for a response that its rule refuses, `SilentResponse` for one that is
 * without content, and like `exchange`.
 */
export async function sendWrite(
  { succeeds = isTruthy, failure }: Operation,
  request: WireRequest,
  options?: SendOptions,
): Promise<Received> {
  const answer = await exchange(request, options)
  const { body, headers } = answer
  if (succeeds.holds(answer)) return answer
  if (isSilent(body)) throw new SilentResponse(headers.get('Location'))
  throw new NotASuccess(messageOf(body, failure), problemsIn(body, failure))
}
