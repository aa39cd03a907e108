import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '../db/database.ts'
import { withSchemaLock } from '../db/migrate.ts'

/** The key with which tokens are signed: the private half for the provider, the public half to check with. */
export interface SigningKey {
  readonly jwk: JWK
  readonly publicKey: CryptoKey | Uint8Array
}

/** The signing key from the database, made at the first start; all instances share it. */
export async function loadSigningKey(db: Db): Promise<SigningKey> {
  const jwk = await loadSecret(db, 'signing-key', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'ben-1' }
  })
  const { d: _private, ...publicJwk } = jwk
  return { jwk, publicKey: await importJWK(publicJwk, 'ES256') }
}

/** A secret JSON value that outlives restarts, made once by whichever instance comes first. */
export async function loadSecret<T>(db: Db, name: string, make: () => Promise<T>): Promise<T> {
  return withSchemaLock(db, async (tx) => {
    const row = await tx.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
    if (row) return JSON.parse(row.value)
    const value = await make()
    await tx
      .insertInto('secret')
      .values({ name, value: JSON.stringify(value) })
      .execute()
    return value
  })
}
