import type { Context } from 'hono'
import type { Env } from '../server/route.ts'

/** The absolute address under which the client made this request: a balancer hides it, so PUBLIC_URL names it. */
export function requestUrl(c: Context<Env>): string {
  const { publicUrl } = c.get('settings')
  if (!publicUrl) return c.req.url
  const { pathname, search } = new URL(c.req.url)
  return publicUrl + pathname + search
}
