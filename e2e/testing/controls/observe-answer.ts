import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SentAnswer } from './answer-check.ts'
import { beforeCall } from './before-call.ts'
import { headersOf } from './capture.ts'

/** Calls back with an answer after it was sent as a whole; one whose connection is closed before is left out. */
export function observeAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  onSent: (answer: SentAnswer) => void,
): void {
  // The identity provider changes the address of the request.
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
  const chunks: Buffer[] = []
  const headers = new Map<string, string>()
  const addChunk = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const addHeaders = (given: object) => {
    for (const [name, value] of Object.entries(given)) headers.set(name.toLowerCase(), String(value))
  }
  beforeCall(res, 'writeHead', (given) => addHeaders(headersOf(given.at(-1))))
  beforeCall(res, 'write', ([chunk]) => addChunk(chunk))
  beforeCall(res, 'end', ([chunk]) => addChunk(chunk))
  res.once('finish', () => {
    addHeaders(res.getHeaders())
    const body = decoded(Buffer.concat(chunks), headers.get('content-encoding'))
    onSent({
      method: req.method ?? '',
      path: pathname,
      query: searchParams,
      status: res.statusCode,
      type: headers.get('content-type') ?? '',
      body: body.toString('utf8'),
    })
  })
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
