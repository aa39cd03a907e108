import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { commonHeaders, denyAllPolicy } from '../server/headers.ts'
import type { Settings } from '../server/settings.ts'
import { IDP_PATH } from './provider.ts'

// The provider has more doors (authorization and the like) that nobody here uses; they stay shut.
const ENDPOINTS = new Set(['/.well-known/openid-configuration', '/jwks', '/token', '/token/revocation'])

/** The provider as a part of a server: takes the requests that are its own and says whether it did. */
export function mountProvider(provider: Provider, settings: Settings) {
  const serve = provider.callback()
  const { publicUrl } = settings
  const headers = Object.entries(commonHeaders(settings))
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const url = req.url ?? ''
    if (!url.startsWith(`${IDP_PATH}/`)) return false
    const inner = url.slice(IDP_PATH.length)
    if (!ENDPOINTS.has(inner.split('?', 1)[0] ?? '')) return false
    setForwardedHeaders(publicUrl, req)
    Object.assign(req, { originalUrl: url, url: inner })
    for (const [name, value] of headers) res.setHeader(name, value)
    res.setHeader('Content-Security-Policy', denyAllPolicy)
    void serve(req, res)
    return true
  }
}

/** The provider builds its addresses from these headers: only what PUBLIC_URL says may stand in them. */
function setForwardedHeaders(publicUrl: string | undefined, req: IncomingMessage): void {
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for']) delete req.headers[name]
  if (!publicUrl) return
  const { host, protocol } = new URL(publicUrl)
  req.headers.host = host
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
}
