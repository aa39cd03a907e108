import type { Context } from 'hono'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { isStorable, readBytes } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'
import type { Env } from '../server/route.ts'
import { withoutMetadata } from './metadata.ts'
import { type Part, readParts } from './multipart.ts'
import { hasTooManyPixels, type Picture } from './picture.ts'
import { readPicture } from './read-picture.ts'

// Bytes of the form around a file: boundaries and headers.
const FORM_OVERHEAD = 64 * 1024
const MAX_NAME_LENGTH = 255

/** An uploaded picture, recognised by its content. */
export interface SentPicture {
  readonly file: { readonly name: string }
  readonly picture: Picture
  readonly bytes: Uint8Array
  /** The text fields of the form. */
  readonly fields: { get(name: string): string | undefined }
}

/** Reads the picture in the multipart field `file`; throws for one that is too large, damaged or no picture. */
export async function readUpload(c: Context<Env>): Promise<SentPicture> {
  const parts = await readForm(c)
  const file = parts.find(({ name, filename }) => name === 'file' && filename !== undefined)
  if (!file) throw new HttpError(400, 'Thiếu tệp trong trường file.')
  const { bytes: sent } = file
  if (sent.length > pictureLimits.bytes) throw tooLarge()
  const picture = readPicture(sent)
  if (!picture) {
    const message = 'Tệp này không phải ảnh PNG, JPEG, GIF hoặc WebP, hoặc ảnh đã hỏng.'
    throw new HttpError(415, message, { errors: { file: message } })
  }
  if (hasTooManyPixels(picture)) throw tooManyPixels(picture)
  const textIn = (name: string) =>
    parts.find((part) => part.name === name && part.filename === undefined)?.bytes.toString('utf8')
  const bytes = withoutMetadata(sent, picture)
  const cleaned = { ...picture, length: bytes.length }
  return { file: { name: nameOf(file.filename ?? '') }, picture: cleaned, bytes, fields: { get: textIn } }
}

async function readForm(c: Context<Env>): Promise<readonly Part[]> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    throw new HttpError(415, 'Tệp phải gửi bằng biểu mẫu multipart.')
  return readParts(await readBytes(c, pictureLimits.bytes + FORM_OVERHEAD), type)
}

function tooLarge(): HttpError {
  const most = pictureLimits.bytes / 1024 / 1024
  return new HttpError(413, `Ảnh lớn quá ${most} MB. Bạn thu nhỏ ảnh rồi tải lên lại nhé.`)
}

function tooManyPixels({ pixels, frames }: Picture): HttpError {
  const inFrames = frames > 1 ? ` trong ${frames.toLocaleString('vi-VN')} khung hình` : ''
  const has = Math.ceil(pixels / 1e6).toLocaleString('vi-VN')
  const most = pictureLimits.pixels / 1e6
  const message = `Ảnh có ${has} triệu điểm ảnh${inFrames}, tối đa là ${most}. Bạn thu nhỏ ảnh rồi tải lên lại nhé.`
  return new HttpError(413, message, { errors: { file: message } })
}

function nameOf(name: string): string {
  // By code points: half a surrogate pair could not be stored.
  return isStorable(name) ? Array.from(name).slice(0, MAX_NAME_LENGTH).join('') : 'ảnh'
}
