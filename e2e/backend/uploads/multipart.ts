import { HttpError } from '../server/reply.ts'

/** One part of a form; `filename` is undefined for a plain field. */
export interface Part {
  readonly name: string
  readonly filename: string | undefined
  readonly bytes: Buffer
}

// Our forms have a file and a path.
const MAX_PARTS = 20
const MAX_HEAD_LENGTH = 8 * 1024
const MAX_BOUNDARY_LENGTH = 70

/**
 * The parts of a multipart/form-data body (RFC 7578), as views of it. Boundaries are found by native searches, and parts
 * and heads are limited before they are read: the platform's `formData()` takes seconds for a body of empty parts.
 */
export function readParts(body: Buffer, contentType: string): readonly Part[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  if (boundary.length === 2 || boundary.length > MAX_BOUNDARY_LENGTH + 2) throw damaged()
  if (!isAt(body, 0, boundary)) throw damaged()
  const parts: Part[] = []
  for (let at = boundary.length; !isAt(body, at, '--'); ) {
    if (!isAt(body, at, '\r\n')) throw damaged()
    if (parts.length === MAX_PARTS) throw new HttpError(413, 'Biểu mẫu gửi lên có quá nhiều phần.')
    const headLength = body.subarray(at, at + MAX_HEAD_LENGTH).indexOf('\r\n\r\n')
    const start = at + headLength + 4
    const end = headLength < 0 ? -1 : body.indexOf(`\r\n${boundary}`, start, 'latin1')
    if (end < 0) throw damaged()
    const head = body.toString('utf8', at, at + headLength)
    parts.push({ ...namesIn(head), bytes: body.subarray(start, end) })
    at = end + 2 + boundary.length
  }
  return parts
}

function isAt(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text
}

function namesIn(head: string): Pick<Part, 'name' | 'filename'> {
  const [, line = ''] = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(head) ?? []
  const values = new Map(
    Array.from(line.matchAll(/;[ \t]*(name|filename)="([^"]*)"/gi), ([, key = '', value = '']) => [
      key.toLowerCase(),
      decoded(value),
    ]),
  )
  return { name: values.get('name') ?? '', filename: values.get('filename') }
}

/** Browsers write these three as in an address, and nothing else (HTML, multipart/form-data encoding). */
function decoded(value: string): string {
  return value.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')
}

function damaged(): HttpError {
  return new HttpError(400, 'Biểu mẫu gửi lên bị hỏng.')
}
