import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import { sourceOf } from '../guard/source.ts'
import type { Settings } from '../server/settings.ts'

/** The client of a sign-in attempt. */
export interface Caller {
  /** The address of the client; undefined behind an untrusted balancer. */
  readonly source: string | undefined
  /** Identifiers of the device: its DPoP key and its device cookie. */
  readonly devices: readonly string[]
  /** The Set-Cookie header of the response to a successful sign-in. */
  readonly setCookie: string
}

const COOKIE = 'device'

/** Days after which a device that has not signed in counts as unknown. */
export const DEVICE_DAYS = 180

/**
 * Reads the caller of a request with a verified proof. The cookie identifies a browser beyond a sign-out, which deletes its
 * DPoP key.
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
