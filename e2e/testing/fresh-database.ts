import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A new database on a server, with a function to drop it. */
export interface FreshDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Creates an empty database on a PostgreSQL server. */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `ben_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(server, `drop database if exists ${name} with (force)`) }
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
