import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import { sourceOf } from '../guard/source.ts'
import type { Settings } from '../server/settings.ts'

/** Where an attempt to sign in comes from. */
export interface Caller {
  /** The address of the client, undefined where only that of a balancer is known. */
  readonly source: string | undefined
  /** What identifies the device: the key of its proof, and the cookie that it was given earlier. */
  readonly devices: readonly string[]
  /** The header that gives the device its cookie, for the answer to a right sign-in. */
  readonly setCookie: string
}

const COOKIE = 'device'

/** Days after which a device that has not signed in counts as unknown. */
export const DEVICE_DAYS = 180

/**
 * The caller of a request whose proof has been verified. The cookie identifies a browser beyond a sign-out, which
 * removes the key of its proofs.
 */
export function callerOf(req: IncomingMessage, settings: Settings, jkt: string): Caller {
  const sent = parse(req.headers.cookie ?? '', COOKIE)[COOKIE] ?? ''
  const value = /^[\w-]{43}$/.test(sent) ? sent : randomBytes(32).toString('base64url')
  const setCookie = serialize(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: settings.publicUrl?.startsWith('https:') === true,
    maxAge: DEVICE_DAYS * 24 * 3600,
  })
  return { source: sourceOf(req, settings), devices: [`key ${jkt}`, `cookie ${hashOf(value)}`], setCookie }
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}
