import { sql } from 'kysely'
import type { Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { API_AUDIENCE } from '../guard/token.ts'
import type { Settings } from '../server/settings.ts'
import { issueAccessToken, resourceServer } from './tokens.ts'

/** A checked sign-in. `generation` counts how often all sessions of the user had been ended when it was checked. */
export interface CheckedSignIn {
  readonly person: { readonly id: string }
  readonly generation: number
}

/** The client, key and scope of a new session. */
interface SessionRequest {
  readonly clientId: string
  /** The thumbprint of the key that the tokens are bound to. */
  readonly jkt: string
  readonly scope: string
  /** Seconds that the grant is stored; a year unless given. */
  readonly expiresIn?: number
}

/** A new session: its grant, and its first access token. */
export interface OpenedSession {
  readonly grantId: string
  readonly value: string
  readonly expiresIn: number
}

/**
 * Opens a session: stores its grant, without which its access tokens are refused, and issues the first one.
 * Undefined when all sessions of the user were ended after the password was checked.
 */
export async function openSession(
  provider: Provider,
  db: Db,
  settings: Settings,
  { person, generation }: CheckedSignIn,
  request: SessionRequest,
): Promise<OpenedSession | undefined> {
  const { expiresIn, scope, ...bound } = request
  const grant = new provider.Grant({ accountId: person.id, clientId: request.clientId })
  grant.addOIDCScope('openid profile offline_access')
  grant.addResourceScope(API_AUDIENCE, scope)
  if (expiresIn !== undefined) Object.assign(grant, { expiresIn })
  const grantId = await grant.save()
  // Checked after the grant is stored: sessions that end from now on include it.
  if (!(await isCurrent(db, { id: person.id, generation }))) {
    await grant.destroy()
    return undefined
  }
  const issued = await issueAccessToken(provider, settings, { ...bound, person, scope, grantId })
  return { ...issued, grantId }
}

/** Opens a session that cannot be renewed, with every scope; its grant expires with its access token. */
export function openShortSession(
  provider: Provider,
  db: Db,
  settings: Settings,
  checked: CheckedSignIn,
  bound: Pick<SessionRequest, 'clientId' | 'jkt'>,
): Promise<OpenedSession | undefined> {
  const request = { ...bound, scope: resourceServer(settings).scope, expiresIn: settings.accessTokenTtl }
  return openSession(provider, db, settings, checked, request)
}

/** Whether no session of the user has been ended since the generation was read; waits for a transaction that ends them. */
export async function isCurrent(db: Db, user: { id: string; generation: number }): Promise<boolean> {
  const found = await sql`
    select 1 from credential where user_id = ${user.id} and generation = ${user.generation} for share`.execute(
    db,
  )
  return found.rows.length > 0
}

/** Ends every session of a user but the grant to keep: access tokens are refused at once, refresh tokens are gone. */
export async function endSessions(tx: Db, userId: string, keep = ''): Promise<void> {
  await sql`update credential set generation = generation + 1 where user_id = ${userId}`.execute(tx)
  await sql`
    delete from oidc where payload ->> 'accountId' = ${userId} and coalesce(grant_id, id) <> ${keep}
  `.execute(tx)
}

/** Ends the session of a grant: its access tokens are refused at once, its refresh tokens are gone. */
export async function endSession(db: Db, grantId: string): Promise<void> {
  await sql`delete from oidc where coalesce(grant_id, id) = ${grantId}`.execute(db)
}

/** Ends every session of every user. */
export async function endAllSessions(tx: Db): Promise<void> {
  await sql`update credential set generation = generation + 1`.execute(tx)
  await sql`delete from oidc where payload ->> 'accountId' is not null`.execute(tx)
}

/** The condition that a grant of the user is stored and has not expired, as a column of a statement. */
export function grantExists(grantId: string, userId: string) {
  return sql<boolean>`exists (
    select 1 from oidc where kind = 'Grant' and id = ${grantId} and payload ->> 'accountId' = ${userId}
      and (expires_at is null or expires_at > now()))`
}
