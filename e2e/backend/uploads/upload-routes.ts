import type { Context } from 'hono'
import { isStorable, readBytes } from '../body.ts'
import { notFound, Refusal } from '../reply.ts'
import type { Env, Route } from '../route.ts'
import { readPicture } from './picture.ts'
import { findFile, storePicture } from './upload-store.ts'

/** The largest picture, in bytes. */
export const PICTURE_LIMIT = 8 * 1024 * 1024

// The form around a file: its boundaries, the field's name, the file's name.
const AROUND = 64 * 1024
const LONGEST_NAME = 255

/** Uploads of pictures, and the pictures themselves; `uoload` is spelt so in spec §7. */
export const uploadRoutes: readonly Route[] = [
  { method: 'POST', path: '/api/image/uoload', who: 'staff', handle: upload },
  { method: 'POST', path: '/api/file-manager/upload-single', who: 'staff', handle: upload },
  // An <img> can carry neither token nor proof.
  { method: 'GET', path: '/files/:name', who: 'public', handle: serve },
]

async function upload(c: Context<Env>): Promise<Response> {
  const file = await readFile(c)
  if (file.size > PICTURE_LIMIT) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = readPicture(bytes)
  if (!picture) {
    const message = 'Tệp này không phải ảnh PNG, JPEG, GIF hoặc WebP, hoặc ảnh đã hỏng.'
    throw new Refusal(415, message, { errors: { file: message } })
  }
  return c.json({ code: 1, data: { url: await storePicture(c.get('db'), nameOf(file), picture, bytes) } })
}

/** The file of the multipart field `file`. */
async function readFile(c: Context<Env>): Promise<File> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, 'Tệp phải gửi bằng biểu mẫu multipart.')
  const bytes = await readBytes(c, PICTURE_LIMIT + AROUND)
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  if (file instanceof File) return file
  throw new Refusal(400, form ? 'Thiếu tệp trong trường file.' : 'Biểu mẫu gửi lên bị hỏng.')
}

function tooLarge(): Refusal {
  return new Refusal(
    413,
    `Ảnh lớn quá ${PICTURE_LIMIT / 1024 / 1024} MB. Bạn thu nhỏ ảnh rồi tải lên lại nhé.`,
  )
}

function nameOf(file: File): string {
  // By code points: half of an emoji could not be stored.
  return isStorable(file.name) ? Array.from(file.name).slice(0, LONGEST_NAME).join('') : 'ảnh'
}

async function serve(c: Context<Env>): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const file = /^[0-9a-f]{40}\.(png|jpg|gif|webp)$/.test(name)
    ? await findFile(c.get('db'), `/files/${name}`)
    : null
  if (!file) throw notFound('Không tìm thấy ảnh này.')
  return c.body(Uint8Array.from(file.bytes), 200, {
    'Content-Type': file.type,
    // The address follows from the content, so what is there never changes.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
}
