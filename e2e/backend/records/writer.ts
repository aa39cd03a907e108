import type { Context } from 'hono'
import type { Env, Person } from '../route.ts'

/** By whom a record is written, and on which condition. */
export interface Writer {
  readonly person: Person
  /** The If-Match header of the request. */
  readonly ifMatch?: string | undefined
}

/** The writer of a request. */
export function writerOf(c: Context<Env>): Writer {
  return { person: c.get('person'), ifMatch: c.req.header('if-match') }
}
