import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database of its own on a server, and the way to drop it. */
export interface FreshDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Makes an empty database on the PostgreSQL at an address. */
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
