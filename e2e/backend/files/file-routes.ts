import type { Context } from 'hono'
import { isFolderName, longestFolderName, tidyFolderName } from '#descriptor/folder-name.ts'
import type { Resource } from '#descriptor/resource.ts'
import { filesDescriptor } from '#resources/files.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { audit } from '../audit/audit.ts'
import type { Changes } from '../audit/changes.ts'
import type { Db } from '../db/database.ts'
import { successResponse } from '../records/record-body.ts'
import { idParam } from '../records/request-params.ts'
import { type Writer, writerOf } from '../records/writer.ts'
import { readJson } from '../server/body.ts'
import { withIdempotencyKey } from '../server/idempotency.ts'
import { HttpError } from '../server/reply.ts'
import { addressOf, type Env, type Route } from '../server/route.ts'
import { readUpload } from '../uploads/read-upload.ts'
import { quotaOf, spendQuota } from '../uploads/upload-quota.ts'
import { storePicture } from '../uploads/upload-store.ts'
import { folderNotFound, safeFileName, splitPath, storedPath } from './file-names.ts'
import { insertEntry, insertNumbered, isFolder, listFolder, withTreeLock } from './file-store.ts'
import { removeEntry } from './remove-entry.ts'

/** The routes of the file manager (S7-102 to S7-106); records of `resources` may refer to its pictures. */
export function fileRoutes(resources: readonly Resource[]): readonly Route[] {
  return [
    { ...addressOf(filesDescriptor.list), who: 'staff', handle: list },
    { ...addressOf(filesDescriptor.remove), who: 'staff', handle: (c) => remove(c, resources) },
    { ...addressOf(sessionDescriptor.uploads.file), who: 'staff', handle: upload },
    { ...addressOf(filesDescriptor.createFolder), who: 'staff', handle: createFolder },
  ]
}

async function list(c: Context<Env>): Promise<Response> {
  const folder = storedPath(await idParam(c, filesDescriptor.list))
  const entries = await listFolder(c.get('db'), folder)
  if (!entries) throw folderNotFound()
  const results = entries.map((entry) => ({ ...entry, path: `${folder}/${entry.name}` }))
  return c.json({ success: true, results })
}

async function remove(c: Context<Env>, resources: readonly Resource[]): Promise<Response> {
  const path = await idParam(c, filesDescriptor.remove)
  if (!splitPath(path)) throw new HttpError(422, 'Hãy nói rõ tệp hoặc thư mục cần xóa.')
  await removeEntry(c.get('db'), resources, path, (tx) => auditEntry(tx, writerOf(c), 'delete', path))
  return successResponse(c, filesDescriptor.remove, { path })
}

async function createFolder(c: Context<Env>): Promise<Response> {
  const body = await readJson(c)
  const name = tidyFolderName(typeof body['name'] === 'string' ? body['name'] : '')
  if (!isFolderName(name)) {
    throw nameError(422, `Tên thư mục dài từ 1 đến ${longestFolderName} ký tự và không có ký tự lạ.`)
  }
  const folder = storedPath(body['path'] ?? '')
  return withIdempotencyKey(c, body, async (db) => {
    const made = await withTreeLock(db, async (tx) => {
      const inserted = await insertEntry(tx, name, { folder })
      if (inserted === null) throw nameError(409, `Ở đây đã có “${name}”. Bạn đặt tên khác nhé.`)
      await auditEntry(tx, writerOf(c), 'create', `${folder}/${inserted}`)
      return inserted
    })
    return successResponse(c, filesDescriptor.createFolder, { name: made, path: `${folder}/${made}` })
  })
}

/** Audits a write of a file or folder; `url` is the address of a file's bytes. */
async function auditEntry(
  tx: Db,
  writer: Writer,
  action: 'create' | 'delete',
  path: string,
  url?: string,
): Promise<void> {
  const changes: Changes = url === undefined ? {} : { url: { after: url } }
  await audit(tx, writer, { action, resource: 'file', record: path, label: path.split('/').at(-1), changes })
}

function nameError(status: 409 | 422, message: string): HttpError {
  return new HttpError(status, message, { errors: { name: message } })
}

async function upload(c: Context<Env>): Promise<Response> {
  const db = c.get('db')
  const { file, picture, bytes, fields } = await readUpload(c)
  const path = fields.get('path') ?? c.req.query('path') ?? ''
  const folder = storedPath(path)
  const { width, height, type, extension } = picture
  const person = c.get('person')
  await spendQuota(db, person, quotaOf(person, c.get('settings')), picture.length)
  const stored = await withTreeLock(db, async (tx) => {
    // Before the bytes are stored, which would never be deleted without an entry.
    if (!(await isFolder(tx, folder))) throw folderNotFound()
    const { id, url } = await storePicture(tx, file.name, picture, bytes, false)
    const safeName = safeFileName(file.name, extension)
    const name = await insertNumbered(tx, safeName, { folder, upload: id, width, height })
    await auditEntry(tx, writerOf(c), 'create', `${folder}/${name}`, url)
    return { url, name }
  })
  const data = { ...stored, path: `${folder}/${stored.name}`, type, size: picture.length, width, height }
  return c.json({ code: 1, success: true, data })
}
