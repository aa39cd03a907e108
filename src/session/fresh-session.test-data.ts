import { vi } from 'vitest'
import { localServer } from './local-server.ts'

/** The credentials of a user. */
export const lan = { username: 'lan', password: 'bí-mật 1+1' }

/** A session as a page finds it that is loaded for the first time, and its back-end. */
export interface FreshSession {
  readonly server: Awaited<ReturnType<typeof localServer>>
  readonly session: typeof import('./session.ts')['session']
  readonly signIn: typeof import('./sign-in.ts')['signIn']
}

/** Starts a back-end and loads the modules of the session again. */
export async function freshSession(): Promise<FreshSession> {
  const server = await localServer()
  vi.stubGlobal('location', { origin: server.origin })
  vi.resetModules()
  const { session } = await import('./session.ts')
  const { signIn } = await import('./sign-in.ts')
  return { server, session, signIn }
}

/** Ends the back-end, and the clock and globals of the test. */
export function endFreshSession(server: FreshSession['server']): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.close()
}
