import type { Context } from 'hono'
import { requestUrl } from '../guard/request-url.ts'
import { sourceOf } from '../guard/source.ts'
import type { Env, Person } from '../server/route.ts'

/** The user of a write, its If-Match condition and its request. */
export interface Writer {
  readonly person: Person
  /** The If-Match header of the request. */
  readonly ifMatch?: string | undefined
  readonly source?: Source
  /** The origins whose pictures browsers may fetch: of this site and of its CDN. */
  readonly pictureOrigins?: readonly string[]
}

/** The request of a write. */
export interface Source {
  /** Its method and path. */
  readonly call: string
  /** The client's address; undefined behind an untrusted balancer. */
  readonly address: string | undefined
  readonly agent: string | undefined
}

const MAX_LENGTH = 300

/** The writer of a request. */
export function writerOf(c: Context<Env>): Writer {
  // A test calls the app without a socket.
  const bindings: Env['Bindings'] | undefined = c.env
  const source = {
    call: `${c.req.method} ${c.req.path}`.slice(0, MAX_LENGTH),
    address: bindings && sourceOf(bindings.incoming, c.get('settings')),
    agent: c.req.header('user-agent')?.slice(0, MAX_LENGTH),
  }
  return {
    person: c.get('person'),
    ifMatch: c.req.header('if-match'),
    source,
    pictureOrigins: [new URL(requestUrl(c)).origin, ...c.get('pictureOrigins')],
  }
}
