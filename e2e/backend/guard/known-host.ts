import type { MiddlewareHandler } from 'hono'
import { HttpError } from '../server/reply.ts'
import type { Env } from '../server/route.ts'

const message =
  'Máy chủ chưa biết địa chỉ này. Hãy khởi động lại với PUBLIC_URL là địa chỉ mà trình duyệt dùng, ví dụ PUBLIC_URL=https://ben.example.vn.'

/**
 * Refuses requests for a host that is not known to be this server: without PUBLIC_URL any but this machine itself. The
 * addresses of proofs and of the identity provider are made of the host, so a foreign one must not be believed. A page is
 * answered with the plain sentence, for the person who opens it.
 */
export function requireKnownHost(isCall: (pathname: string) => boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { hostname, pathname } = new URL(c.req.url)
    if (c.get('settings').publicUrl || isLoopback(hostname)) return next()
    if (isCall(pathname)) throw new HttpError(421, message)
    return c.text(message, 421)
  }
}

/** Whether a host, in the spelling of a parsed URL, is this machine itself. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
