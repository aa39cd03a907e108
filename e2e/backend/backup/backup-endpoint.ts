import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/database.ts'
import { log } from '../server/log.ts'
import { UnusableBackup, writeAtomically, writeBackup } from './backup-file.ts'
import { dump } from './dump.ts'

const FILE = 'backup.json'
const UNFINISHED = /^backup-\d+\.tmp/

const INTERRUPTED = 'Máy chủ đã dừng giữa chừng nên chưa có bản sao lưu nào. Hãy chạy lại.'

interface Address {
  readonly port: number
  readonly secret: string
}

/**
 * Serves backups to `npm run backup` while this process has the data folder open, because the embedded engine has a single
 * connection. Listens on loopback only; port and secret are in a file that only the folder's owner can read.
 */
export async function serveBackups(db: Db, folder: string): Promise<() => Promise<void>> {
  for (const name of await readdir(folder)) if (UNFINISHED.test(name)) await rm(path.join(folder, name))
  const secret = randomBytes(32).toString('hex')
  let count = 0
  const server = createServer((req, res) => {
    count += 1
    handleRequest(db, { req, res, secret, file: path.join(folder, `backup-${count}.tmp`) }).catch(
      (error: unknown) => {
        log.error({ err: error }, 'the backup failed')
        res.destroy()
      },
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  const { port } = server.address() as AddressInfo
  const file = path.join(folder, FILE)
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ port, secret } satisfies Address), { mode: 0o600, flag: 'wx' })
  return async () => {
    await rm(file, { force: true })
    server.close()
    server.closeAllConnections()
  }
}

/** Fetches a backup from the process that has the data folder open; false when there is none. */
export async function fetchBackup(folder: string, file: string): Promise<boolean> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => undefined)
  if (!text) return false
  const { port, secret }: Address = JSON.parse(text)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { authorization: secret } }, resolve).on('error', reject)
  }).catch(() => undefined)
  if (response?.statusCode !== 200) return false
  await writeAtomically(file, async (handle) => {
    for await (const chunk of response) await handle.write(chunk)
    if (!response.complete) throw new UnusableBackup(INTERRUPTED)
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ECONNRESET' ? new UnusableBackup(INTERRUPTED) : error
  })
  return true
}

interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly secret: string
  readonly file: string
}

/** Writes the backup to a file first: reading rows blocks other requests, so it must not wait for a slow client. */
async function handleRequest(db: Db, { req, res, secret, file }: Exchange): Promise<void> {
  const sent = Buffer.from(req.headers.authorization ?? '')
  const expected = Buffer.from(secret)
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
    return void res.writeHead(403).end()
  try {
    await writeBackup(file, dump(db))
    res.writeHead(200)
    await pipeline(createReadStream(file), res)
  } finally {
    await rm(file, { force: true })
  }
}
