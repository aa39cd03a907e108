import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { isRecord } from '#descriptor/read.ts'

/** The paths of the dev server that lead to other origins: the number of the origin follows. */
const PREFIX = '/@api/'

/** A `config.json` with the addresses of a deployed API. */
type ApiConfig = Readonly<Record<string, unknown>>

/** A dev server's view of an API on other origins. */
export interface ApiProxy {
  /** The configuration for the app: every other origin is a path of the dev server. */
  readonly config: ApiConfig
  /** Forwards a request below `/@api/`; false for any other. */
  readonly forward: (...call: Parameters<RequestListener>) => boolean
}

/**
 * Leads the calls of the app through the dev server to the origins of a configuration, so that no CORS is needed. A proof
 * names the address that was called (`htu`, RFC 9449 §4.2), here the dev server's. It is signed again for the address of
 * the API, with a key of this proxy, to which the tokens are therefore bound: they are of use only while it runs.
 */
export async function apiProxy(given: ApiConfig): Promise<ApiProxy> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(publicKey) }
  const origins: string[] = []
  const config = mapped(await withEndpoints(given), (address) => {
    const { origin, pathname } = new URL(address)
    if (!origins.includes(origin)) origins.push(origin)
    return `${PREFIX}${origins.indexOf(origin)}${pathname}`
  })
  const signAgain = (proof: string, url: URL) =>
    new SignJWT({ ...decodeJwt(proof), htu: url.origin + url.pathname })
      .setProtectedHeader(header)
      .sign(privateKey)
  const targetOf = (path: string) => {
    const [, index = '', rest = ''] = /^\/@api\/(\d+)(\/.*)$/.exec(path) ?? []
    const origin = origins[Number(index)]
    return index === '' || origin === undefined ? undefined : new URL(origin + rest)
  }
  return {
    config,
    forward: (incoming, answer) => {
      const url = targetOf(incoming.url ?? '')
      if (!url) return false
      void headersFor(incoming, url, signAgain)
        .then((headers) => send(incoming, url, headers))
        .then((response) => {
          answer.writeHead(response.statusCode ?? 502, answerHeaders(response, origins))
          response.pipe(answer)
        })
        .catch((error: unknown) => {
          const message = `API chưa trả lời được: ${error instanceof Error ? error.message : String(error)}`
          answer.writeHead(502, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }))
        })
      return true
    },
  }
}

// Those of the browser about the page of the dev server, which the API would refuse, and those of one connection.
const ofThePage = /^(host|origin|referer|connection|keep-alive|upgrade|sec-.*|x-forwarded-.*)$/

async function headersFor(
  incoming: IncomingMessage,
  url: URL,
  signAgain: (proof: string, url: URL) => Promise<string>,
): Promise<Record<string, string | string[]>> {
  const headers: Record<string, string | string[]> = { host: url.host }
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !ofThePage.test(name)) headers[name] = value
  }
  const { dpop } = incoming.headers
  if (typeof dpop === 'string') headers.dpop = await signAgain(dpop, url)
  return headers
}

function send(incoming: IncomingMessage, url: URL, headers: Record<string, string | string[]>) {
  const { method } = incoming
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { method, headers }, resolve)
    call.once('error', reject)
    incoming.once('error', reject)
    incoming.pipe(call)
  })
}

const ofTheConnection =
  /^(connection|keep-alive|transfer-encoding|strict-transport-security|content-security-policy)$/

/** The headers of a response, with cookies and redirects for the dev server. */
function answerHeaders({ headers }: IncomingMessage, origins: readonly string[]) {
  const answered: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ofTheConnection.test(name)) answered[name] = value
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
