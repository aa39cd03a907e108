import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Db } from '../backend/db/database.ts'
import { readAssets } from '../backend/server/assets.ts'
import { commonHeaders } from '../backend/server/headers.ts'
import type { Env } from '../backend/server/route.ts'
import { listen, openBackEnd } from '../backend/server/server.ts'
import { readSettings } from '../backend/server/settings.ts'
import { openSite } from '../backend/server/site.ts'
import { Client } from '../testing/client.ts'
import { comparisons } from './bars.ts'
import { memoryApi } from './memory-api.ts'

/** The number of brands: enough for a page of 10,000 rows. */
const BRANDS = 10_000

const [folder = ''] = process.argv.slice(2)
const settings = readSettings({ DATA_DIR: 'memory://', ACCESS_TOKEN_TTL: '86400' })
const backEnd = await openBackEnd(settings, path.join(folder, 'app'))
await multiplyBrands(backEnd.db)
const api = memoryApi(backEnd.listener)
const sites = new Hono()
for (const name of comparisons) {
  const { serve } = await openSite(path.join(folder, name))
  const site = new Hono<Env>().get('*', async (c, next) => {
    const response = (await serve(c, next)) as Response
    for (const [header, value] of Object.entries(commonHeaders(settings))) response.headers.set(header, value)
    // Their libraries add style elements without a nonce.
    response.headers.delete('content-security-policy')
    return response
  })
  sites.mount(`/${name}`, (request) => site.fetch(request))
}
const serveSites = getRequestListener(sites.fetch)
let client: Client | undefined
const server = createServer((req, res) => {
  const { url = '/' } = req
  const name = comparisons.find((each) => url.startsWith(`/${each}/`))
  const isCall = url.startsWith(`${name ? `/${name}` : ''}/api/`)
  if (isCall && name && client) {
    // The apps have no session.
    req.url = url.slice(name.length + 1)
    void signWith(client, req).then(() => api(req, res))
  } else if (isCall) api(req, res)
  else if (name) void serveSites(req, res)
  else backEnd.listener(req, res)
})
await listen(server, 0)
const { port } = server.address() as AddressInfo
const base = `http://localhost:${port}`
client = await Client.at(base)
const { status } = await client.signIn('admin', 'ben-admin-2026')
if (status !== 200) throw new Error('the bench server could not sign in')
await compressAll('app', '')
for (const name of comparisons) await compressAll(name, `/${name}`)
await updateOnce(client)
console.log(base)
process.once('SIGTERM', () => process.exit())

// The server compresses a file on its first request; do that before measuring.
async function compressAll(site: string, prefix: string): Promise<void> {
  for (const name of (await readAssets(path.join(folder, site))).keys()) {
    await fetch(base + prefix + name, { headers: { 'accept-encoding': 'br' } })
  }
}

// The back-end answers each call of an update before the memory does.
async function updateOnce(signer: Client): Promise<void> {
  const { body } = await signer.call('GET', '/api/brand/search?pages=1&page=1')
  await signer.call('PUT', '/api/brand/update', body.data.results[0])
}

async function signWith(signer: Client, req: IncomingMessage): Promise<void> {
  const proof = await signer.dpopProof(req.url ?? '', { method: req.method ?? 'GET', token: signer.token })
  req.rawHeaders.push('authorization', `Bearer ${signer.token}`, 'dpop', proof)
  Object.assign(req.headers, { authorization: `Bearer ${signer.token}`, dpop: proof })
}

// Inserts copies of the seeded brands with unique ids and names.
async function multiplyBrands(db: Db): Promise<void> {
  const named = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'record_brand'`.execute(db)
  const columns = named.rows.map(({ name }) => name)
  const own: Readonly<Record<string, string>> = {
    id: `'b' || lpad((n * 1000 + row_number() over ())::text, 23, '0')`,
    name: `name || ' ' || n`,
    position: `(n * 37 + row_number() over ()) % 9999`,
  }
  const values = columns.map((column) => own[column] ?? `"${column}"`)
  const names = columns.map((column) => `"${column}"`)
  await sql`insert into record_brand (${sql.raw(names.join())}) select ${sql.raw(values.join())}
    from record_brand, generate_series(1, 30) as n
    limit ${sql.lit(BRANDS)} - (select count(*) from record_brand)`.execute(db)
}
