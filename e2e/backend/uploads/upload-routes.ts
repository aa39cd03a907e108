import type { Context } from 'hono'
import { sessionDescriptor } from '#resources/session.ts'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { writerOf } from '../records/writer.ts'
import { notFound } from '../server/reply.ts'
import { addressOf, type Env, type Route } from '../server/route.ts'
import { readUpload } from './read-upload.ts'
import { quotaOf, spendQuota } from './upload-quota.ts'
import { findFile, storePicture } from './upload-store.ts'

/** The uploads of forms and of the editor, and the pictures themselves. */
export const uploadRoutes: readonly Route[] = [
  { ...addressOf(sessionDescriptor.uploads.picture), who: 'staff', handle: upload },
  // An <img> sends neither token nor proof.
  { method: 'GET', path: '/files/:name', who: 'public', handle: serve },
]

/** Stores a picture of a form and returns its address. */
export async function upload(c: Context<Env>): Promise<Response> {
  const { file, picture, bytes } = await readUpload(c)
  const [db, person] = [c.get('db'), c.get('person')]
  await spendQuota(db, person, quotaOf(person, c.get('settings')), picture.length)
  const url = await inTransaction(db, async (tx) => {
    const stored = await storePicture(tx, file.name, picture, bytes, true)
    const entry = { action: 'create', resource: 'upload', record: stored.url, label: file.name } as const
    await audit(tx, writerOf(c), { ...entry, changes: { size: { after: picture.length } } })
    return stored.url
  })
  return c.json({ code: 1, data: { url } })
}

async function serve(c: Context<Env>): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const file = /^[0-9a-f]{40}\.(png|jpg|gif|webp)$/.test(name)
    ? await findFile(c.get('db'), `/files/${name}`)
    : null
  if (!file) throw notFound('Không tìm thấy ảnh này.')
  return c.body(Uint8Array.from(file.bytes), 200, {
    'Content-Type': file.type,
    // The address is a hash of the content, which therefore never changes.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
}
