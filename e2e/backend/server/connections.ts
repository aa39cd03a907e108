import { type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorHeaders } from './headers.ts'
import type { Settings } from './settings.ts'

/** The app answers a request without a Host header itself, with its headers. */
export const serverOptions: ServerOptions = { requireHostHeader: false }

/** The body of the response to a request that does not reach the app. */
export const BAD_REQUEST = JSON.stringify({ code: 0, message: 'Yêu cầu không hợp lệ.' })

/** Milliseconds without traffic after which a connection is closed: its client does not read the response. */
const SILENCE = 120_000

/** Milliseconds that a client has to read the response to a malformed request. */
const LINGER = 1000

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Closes connections whose client is too slow, and responds to requests that the HTTP parser rejects. Node limits the time of a request
 * (`headersTimeout`, `requestTimeout`), but leaves the connection to the listener of `clientError`.
 */
export function guardConnections(server: Server, settings: Settings): void {
  const headers = Object.entries({
    ...errorHeaders(settings),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(BAD_REQUEST)),
    Connection: 'close',
  })
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.setTimeout(SILENCE)
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    const isAnswered = responses.get(socket)?.headersSent
    if (isAnswered || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? 400
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${BAD_REQUEST}`)
    setTimeout(() => socket.destroy(), LINGER)
  })
  server.on('checkExpectation', (_req, res: ServerResponse) => {
    res.writeHead(417, headers.flat()).end(BAD_REQUEST)
  })
  server.on('request', ({ socket }, res) => {
    responses.set(socket, res)
    res.once('close', () => responses.delete(socket))
  })
  limitIdleTime(server)
}

/** Blank lines before a request reset the idle timer of Node; the next request must begin in time all the same. */
function limitIdleTime(server: Server): void {
  const timers = new WeakMap<Duplex, NodeJS.Timeout>()
  server.on('connection', (socket: Duplex) => socket.once('close', () => clearTimeout(timers.get(socket))))
  server.on('request', ({ socket }, res) => {
    clearTimeout(timers.get(socket))
    res.once('close', () => {
      if (socket.destroyed) return
      const most = server.keepAliveTimeout + server.headersTimeout
      timers.set(socket, setTimeout(() => socket.destroy(), most).unref())
    })
  })
}
