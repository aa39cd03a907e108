import type { Context } from 'hono'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { isStorable, readBytes } from '../body.ts'
import { Refusal } from '../reply.ts'
import type { Env } from '../route.ts'
import { type Picture, readPicture } from './picture.ts'

// The form around a file: its boundaries, the fields' names, the file's name.
const AROUND = 64 * 1024
const LONGEST_NAME = 255

/** A picture that was sent, known by its content. */
export interface SentPicture {
  readonly file: { readonly name: string }
  readonly picture: Picture
  readonly bytes: Uint8Array
  /** What the form says beside it. */
  readonly fields: { get(name: string): string | undefined }
}

/** Reads the picture in the multipart field `file`; what is too large, damaged or no picture is refused. */
export async function readUpload(c: Context<Env>): Promise<SentPicture> {
  const form = await readForm(c)
  const file = form.get('file')
  if (!(file instanceof File)) throw new Refusal(400, 'Thiếu tệp trong trường file.')
  if (file.size > pictureLimits.bytes) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = readPicture(bytes)
  if (!picture) {
    const message = 'Tệp này không phải ảnh PNG, JPEG, GIF hoặc WebP, hoặc ảnh đã hỏng.'
    throw new Refusal(415, message, { errors: { file: message } })
  }
  return { file: { name: nameOf(file) }, picture, bytes, fields: { get: (name) => textIn(form, name) } }
}

async function readForm(c: Context<Env>): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, 'Tệp phải gửi bằng biểu mẫu multipart.')
  const bytes = await readBytes(c, pictureLimits.bytes + AROUND)
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form) throw new Refusal(400, 'Biểu mẫu gửi lên bị hỏng.')
  return form
}

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}

function tooLarge(): Refusal {
  const most = pictureLimits.bytes / 1024 / 1024
  return new Refusal(413, `Ảnh lớn quá ${most} MB. Bạn thu nhỏ ảnh rồi tải lên lại nhé.`)
}

function nameOf(file: File): string {
  // By code points: half of an emoji could not be stored.
  return isStorable(file.name) ? Array.from(file.name).slice(0, LONGEST_NAME).join('') : 'ảnh'
}
