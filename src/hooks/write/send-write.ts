import { messageOf } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { isTruthy } from '#descriptor/success.ts'
import { NotASuccess } from '#hooks/read/not-a-success.ts'
import { problemsIn } from '#http/read-response.ts'
import { exchange, type Received, type SendOptions } from '#http/send.ts'

/** Sends a write of an operation; throws `NotASuccess` for a response that its rule refuses, and like `exchange`. */
export async function sendWrite(
  { succeeds = isTruthy, failure }: Operation,
  request: WireRequest,
  options?: SendOptions,
): Promise<Received> {
  const answer = await exchange(request, options)
  if (!succeeds.holds(answer)) {
    const { body } = answer
    throw new NotASuccess(messageOf(body, failure), problemsIn(body, failure))
  }
  return answer
}
