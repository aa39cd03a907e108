import type { ServerResponse } from 'node:http'

/** A response that was not sent. */
export interface Captured {
  readonly status: number
  readonly headers: Readonly<Record<string, number | string | readonly string[]>>
  readonly body: Buffer
}

/** The headers of a response. */
export type Headers = Record<string, number | string | string[]>

/**
 * Buffers everything that is written to a response and resolves when it is complete. The response is unsent then and can
 * be used to send something else, or nothing.
 */
export function capture(res: ServerResponse): Promise<Captured> {
  const chunks: Buffer[] = []
  const written: Headers = {}
  const addChunk = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  return new Promise((resolve) => {
    res.flushHeaders = () => {}
    res.writeHead = (status: number, ...rest: unknown[]) => {
      res.statusCode = status
      Object.assign(written, headersOf(rest.at(-1)))
      return res
    }
    res.write = ((chunk: unknown, ...rest: unknown[]) => {
      addChunk(chunk)
      callLast(rest)
      return true
    }) as ServerResponse['write']
    res.end = ((chunk: unknown, ...rest: unknown[]) => {
      addChunk(chunk)
      // Deleting the overrides restores the methods of the class.
      for (const name of ['writeHead', 'write', 'end', 'flushHeaders']) Reflect.deleteProperty(res, name)
      const headers = { ...(res.getHeaders() as Headers), ...written }
      for (const name of res.getHeaderNames()) res.removeHeader(name)
      resolve({ status: res.statusCode, headers, body: Buffer.concat(chunks) })
      callLast([chunk, ...rest])
      return res
    }) as ServerResponse['end']
  })
}

/** The headers given to `writeHead`: an object, or a flat list of names and values. */
export function headersOf(given: unknown): Headers {
  if (!Array.isArray(given)) return typeof given === 'object' && given !== null ? (given as Headers) : {}
  const pairs = given.flatMap((name, at) => (at % 2 === 0 ? [[String(name), given[at + 1]]] : []))
  return Object.fromEntries(pairs) as Headers
}

function callLast(given: readonly unknown[]): void {
  const last = given.at(-1)
  if (typeof last === 'function') process.nextTick(() => last())
}
