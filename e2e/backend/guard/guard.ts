import type { Context, Handler } from 'hono'
import { type RawBuilder, sql } from 'kysely'
import { sessionDescriptor } from '#resources/session.ts'
import type { Db } from '../db/database.ts'
import { toPerson, type UserRow } from '../identity/account.ts'
import { grantExists } from '../identity/grants.ts'
import { HttpError } from '../server/reply.ts'
import type { Env, Person, Route } from '../server/route.ts'
import { type DpopProof, InvalidDpopProof, insertProof, verifyDpopProof } from './dpop-proof.ts'
import { requestUrl } from './request-url.ts'
import type { AccessToken, ReadToken } from './token.ts'

/** Wraps a route's handler: 401 for invalid credentials and 403 for missing permissions, before anything else is read. */
export function withGuard(route: Route, readToken: ReadToken): Handler<Env> {
  return async (c) => {
    if (route.who !== 'public') {
      await authenticate(c, readToken)
      if (c.get('person').mustChangePassword && !route.beforePasswordChange) throwPasswordChangeRequired()
      if (!isAllowed(route, c)) throw new HttpError(403, 'Bạn không có quyền làm việc này.')
    }
    return route.handle(c)
  }
}

function throwPasswordChangeRequired(): never {
  throw new HttpError(403, 'Bạn hãy đổi mật khẩu ở trang Đổi mật khẩu, rồi mới làm việc tiếp được nhé.')
}

/** Verifies the request's token and proof and sets the person on the context; throws 401 when either is invalid. */
async function authenticate(c: Context<Env>, readToken: ReadToken): Promise<void> {
  const token = /^(?:Bearer|DPoP) ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw unauthenticated()
  const accessToken = await readToken(token)
  if (!accessToken) throw unauthenticated('invalid_token')
  const proof = await verifyRequestProof(c, token)
  if (proof.jkt !== accessToken.jkt) throw invalidProof('cnf')
  c.set('person', await loadPerson(c.get('db'), accessToken, proof))
  c.set('grant', accessToken.grant)
  c.set('jkt', accessToken.jkt)
}

/** Verifies the proof of a request without storing it as used; throws 401 when it is invalid. */
export async function verifyRequestProof(c: Context<Env>, token?: string): Promise<DpopProof> {
  const call = { method: c.req.method, url: requestUrl(c), ...(token === undefined ? {} : { token }) }
  try {
    return await verifyDpopProof(c.req.header('dpop'), call)
  } catch (error) {
    throw error instanceof InvalidDpopProof ? invalidProof(error.message) : error
  }
}

/** The 401 for a request whose proof is invalid (RFC 9449 §7.1); the reason is its `error_description` (RFC 6750 §3). */
export function invalidProof(reason: string): HttpError {
  return unauthenticated('invalid_dpop_proof', reason)
}

/** Stores the proof as used, reads the person and checks the grant in one query, so that role and session are current. */
async function loadPerson(db: Db, token: AccessToken, proof: DpopProof): Promise<Person> {
  const found = await personQuery(insertProof(proof), token).execute(db)
  const row = found.rows[0]
  const person = row && toPerson(row)
  if (row && row.fresh === 0) throw invalidProof('used before')
  if (!person || !row?.granted) throw unauthenticated('invalid_token')
  return person
}

function personQuery(insert: RawBuilder<unknown>, { subject, grant }: AccessToken) {
  return sql<UserRow & { fresh: number; granted: boolean }>`
    with fresh as (${insert})
    select u.id, u.username, u.name, u.permission, u.active, c.must_change,
      (select count(*) from fresh) as fresh, ${grantExists(grant, subject)} as granted
    from record_user u left join credential c on c.user_id = u.id where u.id = ${subject}`
}

function isAllowed(route: Route, c: Context<Env>): boolean {
  if (route.who === 'public' || route.who === 'signed-in') return true
  const person = c.get('person')
  if (route.who === 'superadmin') return person.permission === 'superadmin'
  if (sessionDescriptor.roles.admins.some((admin) => admin === person.permission)) return true
  return route.who === 'owner' && c.req.param('id') === person.id
}

function unauthenticated(error?: 'invalid_token' | 'invalid_dpop_proof', reason?: string): HttpError {
  const parts = [error && `error="${error}"`, reason && `error_description="${reason}"`, 'algs="ES256"']
  const challenge = `DPoP ${parts.filter((part) => part !== undefined).join(', ')}`
  return new HttpError(401, sessionDescriptor.ended.message, { headers: { 'WWW-Authenticate': challenge } })
}
