import type { Context } from 'hono'
import type { Env } from '../server/route.ts'

/** The absolute URL of the client's request; behind a balancer, its origin is PUBLIC_URL. */
export function requestUrl(c: Context<Env>): string {
  const { publicUrl } = c.get('settings')
  if (!publicUrl) return c.req.url
  const { pathname, search } = new URL(c.req.url)
  return publicUrl + pathname + search
}
