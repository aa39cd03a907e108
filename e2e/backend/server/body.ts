import type { Context } from 'hono'
import { HttpError } from './reply.ts'

/** The largest JSON body, in bytes: the longest rich text fits, also when every character of it is escaped (`&nbsp;`). */
export const JSON_LIMIT = 4 * 1024 * 1024

const MAX_DEPTH = 32

/** The limit of names and values in a body, which bounds the parsing time; a record has a few hundred. */
const MAX_PARTS = 10_000

// A body can be read once, and several parts of a call may need its question or its id.
const bodies = new WeakMap<Request, Promise<Record<string, unknown>>>()

/** The JSON object body of a request; throws 400, 413 or 415 for other bodies and 422 for text that cannot be stored. */
export function readJson(c: Context): Promise<Record<string, unknown>> {
  const body = bodies.get(c.req.raw) ?? parseJson(c)
  bodies.set(c.req.raw, body)
  return body
}

async function parseJson(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')
  if (type && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new HttpError(415, 'Chỉ nhận dữ liệu dạng JSON.')
  const text = await readText(c)
  rejectLargeStructure(text)
  const body = parse(text)
  if (!isObject(body)) throw new HttpError(400, 'Dữ liệu gửi lên phải là một đối tượng JSON.')
  rejectUnstorable(body, 0, '')
  return body
}

/** Whether a JSON value is an object and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the body as UTF-8 text; the limit applies to the bytes received, not to Content-Length. */
async function readText(c: Context): Promise<string> {
  const bytes = await readBytes(c, JSON_LIMIT)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new HttpError(400, 'Dữ liệu gửi lên không phải UTF-8.')
  }
}

/** Reads the body as bytes; throws 413 as soon as it exceeds the limit. */
export async function readBytes(c: Context, limit: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, 'Dữ liệu gửi lên quá lớn.')
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Rejects deep nesting and too many names and values before the body is parsed, in one pass over the characters outside strings. */
function rejectLargeStructure(text: string): void {
  let parts = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '"') at = endOfString(text, at)
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    else if (char === ',' || char === ':') parts += 1
    if (depth > MAX_DEPTH + 1) throw tooDeep()
    if (parts > MAX_PARTS) throw new HttpError(413, 'Dữ liệu gửi lên có quá nhiều phần.')
  }
}

function tooDeep(): HttpError {
  return new HttpError(400, 'Dữ liệu gửi lên lồng nhau quá sâu.')
}

/** The index of a string's closing quote; the text's length for an unterminated string. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return text.length
}

function parse(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'Dữ liệu gửi lên không phải JSON hợp lệ.')
  }
}

/** Rejects deep nesting, and NUL and lone surrogates, which PostgreSQL cannot store. */
function rejectUnstorable(value: unknown, depth: number, field: string): void {
  if (depth > MAX_DEPTH) throw tooDeep()
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorable(field)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw unstorable(field)
      rejectUnstorable(inner, depth + 1, field || key)
    }
  }
}

/** Whether PostgreSQL can store the text: without NUL, and well-formed Unicode. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

function unstorable(field: string): HttpError {
  const message = 'Có ký tự không lưu được. Bạn xóa ký tự lạ rồi lưu lại nhé.'
  return new HttpError(422, message, field ? { errors: { [field]: message } } : {})
}
