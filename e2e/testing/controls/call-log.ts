import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodeJwt } from 'jose'
import { beforeCall } from './before-call.ts'
import { headersOf } from './capture.ts'

/** A logged request without secrets that could be used for another one. */
export interface LoggedCall {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** Query values by name; a repeated name keeps all. */
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  /** The scheme of the Authorization header, '' without one. */
  readonly scheme: string
  /** The claims of the DPoP proof; of `ath` only whether it is present. */
  readonly dpopProof: {
    readonly jti?: unknown
    readonly htm?: unknown
    readonly htu?: unknown
    readonly iat?: unknown
    readonly ath: boolean
  } | null
  /** 0 until the response ends, and for a closed connection. */
  status: number
  /** The `WWW-Authenticate` header of a response with 401, '' otherwise. */
  challenge: string
  /** Milliseconds from the request to the end of its response. */
  took: number
}

const SECRET = new Set(['authorization', 'dpop', 'cookie', 'proxy-authorization'])
const MAX_CALLS = 5000

/** A log with a limited number of entries. */
export interface CallLog {
  add(req: IncomingMessage, res: ServerResponse): void
  /** The logged requests; with a path, only those to it. */
  read(path?: string): readonly LoggedCall[]
  clear(): void
}

/** An empty log. */
export function makeCallLog(): CallLog {
  let calls: LoggedCall[] = []
  return {
    add(req, res) {
      const call = entryOf(req)
      calls = [...calls.slice(1 - MAX_CALLS), call]
      beforeCall(res, 'writeHead', (given) => {
        const headers = new Map(Object.entries(headersOf(given.at(-1))))
        call.challenge = String(headers.get('www-authenticate') ?? headers.get('WWW-Authenticate') ?? '')
      })
      res.once('close', () => {
        call.status = res.writableFinished ? res.statusCode : 0
        call.took = Date.now() - call.at
      })
    },
    read: (path) => (path ? calls.filter((call) => call.path === path) : calls),
    clear() {
      calls = []
    },
  }
}

function entryOf(req: IncomingMessage): LoggedCall {
  const url = new URL(req.url ?? '/', 'http://localhost')
  const names = new Set(url.searchParams.keys())
  const headers = Object.entries(req.headers).filter(([name]) => !SECRET.has(name))
  return {
    at: Date.now(),
    method: req.method ?? '',
    path: url.pathname,
    query: Object.fromEntries([...names].map((name) => [name, url.searchParams.getAll(name)])),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    scheme: req.headers.authorization?.split(' ', 1)[0] ?? '',
    dpopProof: dpopClaimsOf(req.headers['dpop']),
    status: 0,
    challenge: '',
    took: 0,
  }
}

function dpopClaimsOf(header: string | string[] | undefined): LoggedCall['dpopProof'] {
  if (typeof header !== 'string') return null
  try {
    const { jti, htm, htu, iat, ath } = decodeJwt<{ htm?: string; htu?: string; ath?: string }>(header)
    return { jti, htm, htu, iat, ath: ath !== undefined }
  } catch {
    return null
  }
}
