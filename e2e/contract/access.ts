import { sessionDescriptor } from '#resources/session.ts'
import { addressOf } from '#session/config.ts'
import { Client } from '../testing/client.ts'
import { failureDepartures } from './answer.ts'
import type { Answer } from './api-client.ts'
import { breaks, type Found, harmless } from './found.ts'
import type { CallRun, NamedCall } from './run.ts'

/** Compares access and CORS by one call. */
export async function checkAccess(run: CallRun, named: NamedCall): Promise<void> {
  run.departForAll(named, await accessDepartures(run, named))
  run.departForAll(named, await corsDepartures(run, named))
}

const replay = 'a proof that was used'

/** Sends a call without a token, and with wrong proofs (RFC 9449 §4.3): a back-end refuses each with 401. */
async function accessDepartures(run: CallRun, named: NamedCall): Promise<readonly Found[]> {
  const { api } = run
  const request = run.requestOf(named, {})
  const { method } = request
  const address = addressOf(api.target.config, request)
  const authorization = `Bearer ${api.token}`
  const common = { accept: 'application/json', ...sessionDescriptor.headers }
  const send = (headers: Record<string, string>) =>
    api.exchange(address, { method, headers: { ...common, ...headers } })

  const refused = failureDepartures(await send({}), [401], named.operation.failure)
  const found = refused.map((each): Found => (each.rule === 'wrong-id' ? { ...each, rule: 'token' } : each))
  const stranger = await Client.at(address)
  const used = await api.proof(method, address)
  const wrongs: Readonly<Record<string, string>> = {
    'no proof': '',
    'a proof of another key': await stranger.dpopProof('', { method, url: address, token: api.token }),
    'a proof for another method': await api.proof('PATCH', address),
    'a proof for another address': await api.proof(method, `${address.split('?')[0]}/other`),
  }
  const accepted: string[] = []
  for (const [name, dpop] of Object.entries(wrongs))
    if ((await send({ authorization, ...(dpop && { dpop }) })).status !== 401) accepted.push(name)
  const first = await send({ authorization, dpop: used })
  if (first.status < 400 && (await send({ authorization, dpop: used })).status !== 401) accepted.push(replay)
  if (accepted.length === 0) return found
  // A server need not remember the proofs of the past seconds (RFC 9449 §11.1).
  const departure = accepted.every((name) => name === replay) ? harmless : breaks
  const expected = 'status 401 without a new proof of the key of the token'
  const change = 'Back-end: verify the `DPoP` header of every call (RFC 9449 §7)'
  return [...found, departure('proof', expected, `accepted: ${accepted.join(', ')}`, change)]
}

/** Compares the headers that a browser requires of a back-end on another origin than the app (DEPLOYING.md). */
async function corsDepartures(run: CallRun, named: NamedCall): Promise<readonly Found[]> {
  const { api } = run
  const { config, origin } = api.target
  const request = run.requestOf(named, {})
  const address = addressOf(config, request)
  if (origin === new URL(address).origin) return []
  if (origin === '') {
    run.report.leaveOut('CORS: name the origin of the app with --origin=https://…')
    return []
  }
  const guards = config.safeWrites ? ['if-match', 'idempotency-key'] : []
  const common = Object.keys(sessionDescriptor.headers).map((name) => name.toLowerCase())
  const sent = ['authorization', ...common, 'dpop', 'content-type', 'cache-control', 'pragma', ...guards]
  const asking = {
    'access-control-request-method': request.method,
    'access-control-request-headers': sent.join(','),
  }
  const preflight = await api.exchange(address, { method: 'OPTIONS', headers: { origin, ...asking } })
  const authorised = await api.send({ ...request, headers: { ...request.headers, origin } })
  const exposed = ['Date', 'WWW-Authenticate', 'DPoP-Nonce', 'Retry-After']
  const refused = allowedOrigin('preflight', preflight, origin)
  // A browser sends no call after a refused preflight: the other headers are of no consequence.
  if (refused.length > 0) return refused
  return [
    ...lacking(preflight, 'access-control-allow-headers', sent),
    ...allowedOrigin('response', authorised, origin),
    ...lacking(authorised, 'access-control-expose-headers', [
      ...exposed,
      ...(config.safeWrites ? ['ETag'] : []),
    ]),
  ]
}

function allowedOrigin(part: string, { headers, status }: Answer, origin: string): readonly Found[] {
  const allowed = headers.get('access-control-allow-origin')
  const isRefused = part === 'preflight' && (status < 200 || status > 299)
  if ((allowed === origin || allowed === '*') && !isRefused) return []
  const actual = isRefused ? `status ${status}` : allowed === null ? 'no such header' : 'another origin'
  const change = 'Back-end: allow the origin of the app, also in the preflight'
  return [breaks('cors', '`Access-Control-Allow-Origin`', actual, change, { part })]
}

function lacking({ headers }: Answer, part: string, names: readonly string[]): readonly Found[] {
  const given = (headers.get(part) ?? '').toLowerCase().split(/\s*,\s*/)
  // The wildcard does not cover Authorization (Fetch §3.3.5).
  const isGiven = (name: string) => given.includes(name) || (given.includes('*') && name !== 'authorization')
  const missing = names.filter((name) => !isGiven(name.toLowerCase())).join(', ')
  const change = `Back-end: add ${missing} to \`${part}\``
  if (missing === '') return []
  return [breaks('cors', `\`${part}\` with ${names.join(', ')}`, `without ${missing}`, change, { part })]
}
