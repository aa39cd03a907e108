import { sessionDescriptor } from '#resources/session.ts'
import { addressOf } from '#session/config.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'
import type { CallRun, NamedCall } from './call-run.ts'

/** Compares the headers that a browser requires of a back-end on another origin than the app (DEPLOYING.md). */
export async function corsDepartures(run: CallRun, named: NamedCall): Promise<readonly Found[]> {
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
  const preflight = await api.exchange(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': request.method,
      'access-control-request-headers': sent.join(','),
    },
  })
  const authorised = await api.send({ ...request, headers: { ...request.headers, origin } })
  const exposed = ['Date', 'WWW-Authenticate', 'DPoP-Nonce', 'Retry-After']
  const refused = allowedOrigin('preflight', preflight, origin)
  // A browser sends no call after a refused preflight: the other headers are of no consequence.
  if (refused.length > 0) return refused
  return [
    ...lacking(preflight, 'access-control-allow-headers', sent),
    ...allowedOrigin('response', authorised, origin),
    ...lacking(
      authorised,
      'access-control-expose-headers',
      config.safeWrites ? [...exposed, 'ETag'] : exposed,
    ),
  ]
}

function allowedOrigin(part: string, { headers, status }: Answer, origin: string): readonly Found[] {
  const allowed = headers.get('access-control-allow-origin')
  const isRefused = part === 'preflight' && (status < 200 || status > 299)
  if ((allowed === origin || allowed === '*') && !isRefused) return []
  const actual = isRefused ? `status ${status}` : allowed === null ? 'no such header' : 'another origin'
  const change = 'Back-end: allow the origin of the app, also in the preflight'
  return [{ rule: 'cors', part, weight: 'breaks', expected: '`Access-Control-Allow-Origin`', actual, change }]
}

function lacking({ headers }: Answer, header: string, names: readonly string[]): readonly Found[] {
  const given = (headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/)
  // The wildcard does not cover Authorization (Fetch §3.3.5).
  const isGiven = (name: string) => given.includes(name) || (given.includes('*') && name !== 'authorization')
  const missing = names.filter((name) => !isGiven(name.toLowerCase()))
  if (missing.length === 0) return []
  const expected = `\`${header}\` with ${names.join(', ')}`
  const change = `Back-end: add ${missing.join(', ')} to \`${header}\``
  return [
    {
      rule: 'cors',
      part: header,
      weight: 'breaks',
      expected,
      actual: `without ${missing.join(', ')}`,
      change,
    },
  ]
}
