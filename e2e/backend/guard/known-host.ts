import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '../server/environment.mjs'
import { HttpError } from '../server/reply.ts'
import type { Env } from '../server/route.ts'

const message =
  'Máy chủ chưa biết địa chỉ này. Hãy khởi động lại với PUBLIC_URL là địa chỉ mà trình duyệt dùng, ví dụ PUBLIC_URL=https://ben.example.vn.'

/**
 * Rejects requests for an unknown host: without PUBLIC_URL, all except loopback. Proofs and the identity provider use the host
 * in their URLs, so it must be trusted. For a page the response is plain text instead of JSON.
 */
export function requireKnownHost(isCall: (pathname: string) => boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { hostname, pathname } = new URL(c.req.url)
    if (c.get('settings').publicUrl || isLoopback(hostname)) return next()
    if (isCall(pathname)) throw new HttpError(421, message)
    return c.text(message, 421)
  }
}
