import {
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { isRecord } from '#descriptor/read.ts'
import { InvalidDpopProof, readDpopProof } from '../backend/guard/dpop-proof.ts'
import { RecentCache } from '../backend/guard/recent-cache.ts'
import { isLoopback } from '../backend/server/environment.mjs'

/** The paths of the dev server that lead to other origins: the number of the origin follows. */
const PREFIX = '/@api/'

/** A `config.json` with the addresses of a deployed API. */
type ApiConfig = Readonly<Record<string, unknown>>

/** A dev server's view of an API on other origins. */
export interface ApiProxy {
  /** The configuration for the app: every other origin is a path of the dev server. */
  readonly config: ApiConfig
  /** Answers requests for another host, for `/config.json` and below `/@api/`; false for any other. */
  readonly answers: (...call: Parameters<RequestListener>) => boolean
}

/**
 * Leads the calls of the app through the dev server to the origins of a configuration, so that no CORS is needed. A proof
 * names the address that was called (`htu`, RFC 9449 §4.2), here the dev server's. A right one is signed again for the
 * address of the API, with a key of this proxy for the key of the browser. Tokens are bound to it: another browser's key
 * does not fit, and they are of use only while the proxy runs.
 */
export async function apiProxy(given: ApiConfig): Promise<ApiProxy> {
  const signer = proofSigner()
  const origins: string[] = []
  const config = mapped(await withEndpoints(given), (address) => {
    const { origin, pathname } = new URL(address)
    if (!origins.includes(origin)) origins.push(origin)
    return `${PREFIX}${origins.indexOf(origin)}${pathname}`
  })
  const targetOf = (path: string) => {
    const [, index = '', rest = ''] = /^\/@api\/(\d+)(\/.*)$/.exec(path) ?? []
    const origin = origins[Number(index)]
    return index === '' || origin === undefined ? undefined : new URL(origin + rest)
  }
  return {
    config,
    answers: (incoming, answer) => {
      const path = incoming.url ?? ''
      const url = targetOf(path)
      // A name that an attacker leads to this machine must not reach the API.
      if (!isLoopback(hostnameOf(incoming)))
        answer.writeHead(403).end('Máy chủ phát triển chỉ trả lời ở địa chỉ localhost.')
      else if (path.split('?', 1)[0] === '/config.json') sendJson(answer, 200, config)
      else if (url && isForeign(incoming))
        answer.writeHead(403).end('Máy chủ phát triển không chuyển lời gọi của trang khác.')
      else if (url)
        void forward(incoming, url, signer).then(
          (response) => pass(response, answer, origins),
          refuse(answer),
        )
      else return false
      return true
    },
  }
}

const hostnameOf = ({ headers }: IncomingMessage) => {
  const address = `http://${headers.host}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}

/** Whether a page of another origin has sent the request: the API does not see its origin. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'cross-site' || site === 'same-site') return true
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}

function sendJson(answer: ServerResponse, status: number, body: object): void {
  answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function pass(response: IncomingMessage, answer: ServerResponse, origins: readonly string[]): void {
  answer.writeHead(response.statusCode ?? 502, answerHeaders(response, origins))
  response.pipe(answer)
}

const refuse = (answer: ServerResponse) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof InvalidDpopProof))
    return sendJson(answer, 502, { message: `API chưa trả lời được: ${reason}` })
  answer.setHeader('WWW-Authenticate', `DPoP error="invalid_dpop_proof", error_description="${reason}"`)
  sendJson(answer, 401, { error: 'invalid_dpop_proof', message: `DPoP: ${reason}` })
}

type SignAgain = (incoming: IncomingMessage, url: URL) => Promise<string>

/** Signs a right proof again for another address, with another key for each key of a sender. */
function proofSigner(): SignAgain {
  const keys = new RecentCache<Promise<CryptoKeyPair>>(2000)
  return async (incoming, url) => {
    const { dpop, authorization, host } = incoming.headers
    const call = { method: incoming.method ?? '', url: `http://${host}${incoming.url}` }
    const token = authorization?.replace(/^\w+ /, '')
    const { jkt, payload } = await readDpopProof(
      String(dpop),
      token === undefined ? call : { ...call, token },
    )
    const { privateKey, publicKey } = await (keys.get(jkt) ?? keys.set(jkt, generateKeyPair('ES256')))
    return new SignJWT({ ...payload, htu: url.origin + url.pathname })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(publicKey) })
      .sign(privateKey)
  }
}

// Those of the browser about the page of the dev server, which the API would refuse, and those of one connection.
const ofThePage = /^(host|origin|referer|connection|keep-alive|upgrade|sec-.*|x-forwarded-.*)$/

async function forward(incoming: IncomingMessage, url: URL, signAgain: SignAgain): Promise<IncomingMessage> {
  const { method } = incoming
  const headers: Record<string, string | string[]> = { host: url.host }
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !ofThePage.test(name)) headers[name] = value
  }
  if (headers.dpop !== undefined) headers.dpop = await signAgain(incoming, url)
  return new Promise((resolve, reject) => {
    const call = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { method, headers }, resolve)
    call.once('error', reject)
    incoming.once('error', reject)
    incoming.pipe(call)
  })
}

// Those of one connection, and those for pages of the API or of other origins.
const notPassed =
  /^(connection|keep-alive|transfer-encoding|strict-transport-security|content-security-policy|access-control-.*)$/

/** The headers of a response, with cookies and redirects for the dev server. */
function answerHeaders({ headers }: IncomingMessage, origins: readonly string[]) {
  const answered: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !notPassed.test(name)) answered[name] = value
  }
  const { location, 'set-cookie': cookies } = headers
  if (cookies)
    answered['set-cookie'] = cookies.map((one) => one.replace(/; *(Domain|Path|Secure)(=[^;]*)?/gi, ''))
  if (location && URL.canParse(location)) {
    const { origin, pathname, search } = new URL(location)
    if (origins.includes(origin))
      answered.location = `${PREFIX}${origins.indexOf(origin)}${pathname}${search}`
  }
  return answered
}

/** The configuration with the endpoints of its provider, whose discovery document names them on their own origin. */
async function withEndpoints(config: ApiConfig): Promise<ApiConfig> {
  const identity = isRecord(config.identity) ? config.identity : {}
  if (isRecord(identity.metadata) || typeof identity.authority !== 'string') return config
  const address = `${identity.authority.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address).catch(() => undefined)
  const metadata: unknown = response?.ok ? await response.json() : null
  return isRecord(metadata) ? { ...config, identity: { ...identity, metadata } } : config
}

/** A copy with every address replaced; the issuer is a name and stays. */
function mapped(config: ApiConfig, replace: (address: string) => string): ApiConfig {
  const entries = Object.entries(config).map(([key, value]): [string, unknown] => {
    if (isRecord(value)) return [key, mapped(value, replace)]
    const isAddress = typeof value === 'string' && /^https?:\/\//.test(value) && key !== 'issuer'
    return [key, isAddress ? replace(value) : value]
  })
  return Object.fromEntries(entries)
}
