import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Passwords } from '../backend/identity/passwords.ts'
import { guardConnections, serverOptions } from '../backend/server/connections.ts'
import { type BackEnd, listen, openBackEnd, stopListening } from '../backend/server/server.ts'
import { readSettings } from '../backend/server/settings.ts'
import { Client } from './client.ts'
import { freshDatabase } from './fresh-database.ts'

/**
 * A complete back-end on an in-memory database and a free port. TEST_DATABASE_URL names a PostgreSQL server to use instead,
 * with a new database for each call.
 */
export interface InProcessBackEnd {
  readonly base: string
  readonly backEnd: BackEnd
  /** A client signed in with a demo account. */
  signedIn(username: string, password?: string): Promise<Client>
  stop(): Promise<void>
}

/** Starts the back-end. It takes a few seconds, so share one in a test file. */
export async function startInProcessBackEnd(
  env: Record<string, string> = {},
  dist = '/nowhere',
  passwords?: Passwords,
): Promise<InProcessBackEnd> {
  const address = process.env['TEST_DATABASE_URL']
  const fresh = address ? await freshDatabase(address) : undefined
  const settings = readSettings({
    DATA_DIR: 'memory://',
    DATABASE_URL: fresh?.url,
    SEED: 'small',
    TEST_ACCOUNTS: '12',
    ...env,
  })
  const backEnd = await openBackEnd(settings, dist, passwords)
  const server = createServer(serverOptions, backEnd.listener)
  guardConnections(server, settings)
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const base = `http://localhost:${port}`
  return {
    base,
    backEnd,
    async signedIn(username, password = `ben-${username}-2026`) {
      const client = await Client.at(base)
      const answer = await client.signIn(username, password)
      if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(answer.body)}`)
      return client
    },
    async stop() {
      await stopListening(server)
      await backEnd.close()
      await fresh?.drop()
    },
  }
}
