import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Settings } from '../server/settings.ts'
import { IDP_PATH } from './provider.ts'

// The provider has more endpoints (authorization and others); they are unused and answer 404.
const ENDPOINTS = new Set(['/.well-known/openid-configuration', '/jwks', '/token', '/token/revocation'])

/** Mounts the provider; the handler returns false for requests that are not the provider's. */
export function mountProvider(provider: Provider, settings: Settings) {
  const serve = provider.callback()
  const { publicUrl } = settings
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const url = req.url ?? ''
    if (!url.startsWith(`${IDP_PATH}/`)) return false
    const inner = url.slice(IDP_PATH.length)
    if (!ENDPOINTS.has(inner.split('?', 1)[0] ?? '')) return false
    setForwardedHeaders(publicUrl, req)
    Object.assign(req, { originalUrl: url, url: inner })
    void serve(req, res)
    return true
  }
}

/** The provider builds its URLs from these headers, so they are set from PUBLIC_URL and never taken from the request. */
function setForwardedHeaders(publicUrl: string | undefined, req: IncomingMessage): void {
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for']) delete req.headers[name]
  if (!publicUrl) return
  const { host, protocol } = new URL(publicUrl)
  req.headers.host = host
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
}
