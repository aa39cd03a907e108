import { vi } from 'vitest'
import type { WireRequest } from '#descriptor/request.ts'
import { configFor, grant, localServer } from '#session/local-server.ts'

export const list: WireRequest = { base: 'api', method: 'GET', path: '/api/brand/search' }
export const save: WireRequest = {
  base: 'api',
  method: 'PUT',
  path: '/api/brand/update',
  body: { name: 'Sony' },
}

export type Page = Awaited<ReturnType<typeof openPage>>

/** The modules of a new page whose user is signed in at a local server, with the base addresses of further services. */
export async function openPage(bases: Readonly<Record<string, string>> = {}) {
  const server = await localServer()
  server.reply('/config.json', () => Response.json({ ...configFor(server.origin), bases }))
  vi.stubGlobal('location', { origin: server.origin })
  vi.resetModules()
  const { send } = await import('./send.ts')
  const { session } = await import('#session/session.ts')
  const { signIn } = await import('#session/sign-in.ts')
  const expiry = await import('./expiry.ts')
  server.reply('/idp/token', () => grant('admin'))
  await signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  return { server, send, session, expiry }
}

export function closePage({ server }: Pick<Page, 'server'>): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.close()
}

/** The error of a failed call. */
export const failure = (sent: Promise<unknown>) =>
  sent.then(
    () => 'no failure',
    (error: unknown) => error,
  )
