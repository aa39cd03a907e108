import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '../db/database.ts'
import { withSchemaLock } from '../db/migrate.ts'

/** The key of the tokens: the private key for the provider, the public key for verification. */
export interface SigningKey {
  readonly jwk: JWK
  readonly publicKey: CryptoKey | Uint8Array
}

/** Loads the signing key from the database, or creates it at the first start; all instances share it. */
export async function loadSigningKey(db: Db): Promise<SigningKey> {
  const jwk = await loadSecret(db, 'signing-key', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'ben-1' }
  })
  const { d: _private, ...publicJwk } = jwk
  return { jwk, publicKey: await importJWK(publicJwk, 'ES256') }
}

/** Loads a secret JSON value from the database; the first instance creates it. */
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
