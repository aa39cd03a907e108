import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Db } from '../db/database.ts'
import { isStorable } from '../server/body.ts'
import { replayStore } from './token-proof.ts'

/**
 * The provider's storage for one kind of model. A consumed refresh token stays valid for `grace` seconds, so that two tabs
 * or a lost response do not end the session.
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
      const isConsumed = row.consumed_at && row.consumed_at.getTime() + grace * 1000 <= Date.now()
      return isConsumed ? { ...payload, consumed: true } : payload
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
      await db.deleteFrom('oidc').where('grant_id', '=', grantId).execute()
    },

    // Only the password and refresh grants exist here: no browser sessions, no device codes.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    ...(kind === 'ReplayDetection' ? replayStore(db) : {}),
  }
}
