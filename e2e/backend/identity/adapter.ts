import { sql } from 'kysely'
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { isStorable } from '../server/body.ts'
import { replayStore } from './token-proof.ts'

/**
 * The provider's storage for one kind of model. A consumed refresh token stays valid for `grace` seconds, and until one that
 * replaced it is used, so that two tabs or a lost response do not end the session.
 */
export function adapterFor(db: Db, kind: string, grace: number): Adapter {
  const one = (id: string) => db.selectFrom('oidc').selectAll().where('kind', '=', kind).where('id', '=', id)
  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        kind,
        id,
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      }
      await db
        .insertInto('oidc')
        .values(row)
        .onConflict((on) => on.columns(['kind', 'id']).doUpdateSet(row))
        .execute()
    },

    async find(id) {
      if (!isStorable(id)) return undefined
      const row = await one(id).executeTakeFirst()
      if (!row || (row.expires_at && row.expires_at.getTime() <= Date.now())) return undefined
      const payload: AdapterPayload = { ...row.payload }
      const isPastGrace = row.consumed_at && row.consumed_at.getTime() + grace * 1000 <= Date.now()
      const isSpent = isPastGrace && (await isNewerConsumed(db, { kind, ...payload }))
      return isSpent ? { ...payload, consumed: true } : payload
    },

    async consume(id) {
      await db
        .updateTable('oidc')
        .set({ consumed_at: new Date() })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .execute()
    },

    async destroy(id) {
      await db.deleteFrom('oidc').where('kind', '=', kind).where('id', '=', id).execute()
    },

    async revokeByGrantId(grantId) {
      // The provider also calls this when a spent refresh token is sent again, which must not revoke the newest one.
      if (Provider.ctx?.oidc.route === 'token') return
      await db.deleteFrom('oidc').where('grant_id', '=', grantId).execute()
    },

    // Only the password and refresh grants exist here: no browser sessions, no device codes.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    ...(kind === 'ReplayDetection' ? replayStore(db) : {}),
  }
}

/** Whether a refresh token of the same grant with more rotations has been used. */
async function isNewerConsumed(db: Db, { kind, grantId, rotations }: AdapterPayload): Promise<boolean> {
  const found = await sql`
    select 1 from oidc where kind = ${kind} and grant_id = ${grantId} and consumed_at is not null
    and (payload ->> 'rotations')::integer > ${rotations ?? 0} limit 1`.execute(db)
  return found.rows.length > 0
}
