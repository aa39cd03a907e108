import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Passwords } from '../backend/identity/passwords.ts'
import { type BackEnd, listen, openBackEnd, stopListening } from '../backend/server/server.ts'
import { readSettings } from '../backend/server/settings.ts'
import { Client } from './client.ts'
import { freshDatabase } from './fresh-database.ts'

/**
 * A whole back-end over a database in memory, listening on a free port. For tests; TEST_DATABASE_URL names another
 * PostgreSQL to run the same tests on, each time in a database of their own.
 */
export interface InProcessBackEnd {
  readonly base: string
  readonly backEnd: BackEnd
  /** A client that has signed in as one of the demo accounts. */
  signedIn(username: string, password?: string): Promise<Client>
  stop(): Promise<void>
}

/** Starts it: a few seconds, so share one in a file of tests. */
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
  const server = createServer(backEnd.listener)
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
