import { sessionDescriptor } from '#resources/session.ts'
import { addressOf } from '#session/config.ts'
import { Client } from '../testing/client.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'
import type { CallRun, NamedCall } from './call-run.ts'
import { failureDepartures } from './check-answer.ts'

const replay = 'a proof that was used'

/** Sends a call without a token, and with wrong proofs (RFC 9449 §4.3): a back-end refuses each with 401. */
export async function accessDepartures(run: CallRun, named: NamedCall): Promise<readonly Found[]> {
  const { api } = run
  const request = run.requestOf(named, {})
  const { method } = request
  const address = addressOf(api.target.config, request)
  const authorization = `Bearer ${api.token}`
  const send = (headers: Record<string, string>): Promise<Answer> =>
    api.exchange(address, {
      method,
      headers: { accept: 'application/json', ...sessionDescriptor.headers, ...headers },
    })

  const anonymous = await send({})
  const refused = failureDepartures(anonymous, [401], named.operation.failure)
  const found = refused.map((each): Found => (each.rule === 'wrong-id' ? { ...each, rule: 'token' } : each))
  const stranger = await Client.at(address)
  const foreign = await stranger.dpopProof('', { method, url: address, token: api.token })
  const used = await api.proof(method, address)
  const wrongs: readonly (readonly [string, Record<string, string>])[] = [
    ['no proof', {}],
    ['a proof of another key', { dpop: foreign }],
    ['a proof for another method', { dpop: await api.proof('PATCH', address) }],
    ['a proof for another address', { dpop: await api.proof(method, `${address.split('?')[0]}/other`) }],
  ]
  const accepted: string[] = []
  for (const [name, headers] of wrongs)
    if ((await send({ authorization, ...headers })).status !== 401) accepted.push(name)
  const first = await send({ authorization, dpop: used })
  if (first.status < 400 && (await send({ authorization, dpop: used })).status !== 401) accepted.push(replay)
  return accepted.length === 0 ? found : [...found, unproved(accepted)]
}

/** A server need not remember the proofs of the past seconds (RFC 9449 §11.1). */
function unproved(accepted: readonly string[]): Found {
  return {
    rule: 'proof',
    weight: accepted.every((name) => name === replay) ? 'harmless' : 'breaks',
    expected: 'status 401 without a new proof of the key of the token',
    actual: `accepted: ${accepted.join(', ')}`,
    change: 'Back-end: verify the `DPoP` header of every call (RFC 9449 §7)',
  }
}
