import type { MiddlewareHandler } from 'hono'
import { codedTag } from '../records/entity-tag.ts'
import { chosenEncoding, compress } from './encoding.ts'
import { commonHeaders, denyAllPolicy } from './headers.ts'
import type { Env } from './route.ts'
import type { Settings } from './settings.ts'

/** Adds the common headers to every response, and compresses JSON and HTML. */
export function finalizeResponse(settings: Settings): MiddlewareHandler<Env> {
  const common = Object.entries(commonHeaders(settings))
  return async (c, next) => {
    await next()
    // The identity provider has already written its response to the socket.
    if (c.res.headers.has('x-hono-already-sent')) return
    const { headers } = c.res
    for (const [name, value] of common) headers.set(name, value)
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', denyAllPolicy)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    if (headers.has('Content-Encoding') || c.req.method === 'HEAD') return
    const type = headers.get('Content-Type') ?? ''
    if (!/^(application\/json|text\/html)/.test(type)) return
    const bytes = new Uint8Array(await c.res.arrayBuffer())
    const encoding = chosenEncoding(c.req.header('accept-encoding'), type, bytes.length)
    headers.set('Vary', 'Accept-Encoding')
    if (encoding) {
      headers.set('Content-Encoding', encoding)
      const tag = headers.get('ETag')
      if (tag !== null) headers.set('ETag', codedTag(tag, encoding))
    }
    const body = encoding ? new Uint8Array(await compress(bytes, encoding, false)) : bytes
    const { status } = c.res
    c.res = undefined
    c.res = new Response(body, { status, headers })
  }
}
