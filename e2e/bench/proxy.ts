import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Captured, capture } from '../testing/controls/capture.ts'

/** Adds the credentials to a request of the baseline, which has no session. */
export type Sign = (req: IncomingMessage) => Promise<void>

interface ProxyOptions {
  readonly backEnd: RequestListener
  readonly baseline: RequestListener
  readonly sign: Sign
}

/**
 * The proxy in front of the back-end, the same for the product and the baseline. It caches responses to reads until the
 * next write, so that the database is not measured; delays API requests by the latency set through `/bench/latency`;
 * and signs the requests of the baseline, which are those of the product below `/baseline`.
 */
export function proxy({ backEnd, baseline, sign }: ProxyOptions): RequestListener {
  const cache = new Map<string, Captured>()
  let latency = 0
  const forward = async (req: IncomingMessage, res: ServerResponse) => {
    const isRead = req.method === 'GET'
    if (!isRead) cache.clear()
    const cached = isRead ? cache.get(req.url ?? '') : undefined
    if (latency > 0) await wait(latency)
    if (cached) return send(res, cached)
    const captured = capture(res)
    backEnd(req, res)
    const response = await captured
    if (isRead && response.status === 200) cache.set(req.url ?? '', response)
    send(res, response)
  }
  return (req, res) => {
    const { url = '/' } = req
    if (url.startsWith('/bench/latency?')) {
      latency = Number(url.split('=')[1])
      return void res.end()
    }
    if (url.startsWith('/baseline/api/')) {
      req.url = url.slice('/baseline'.length)
      return void sign(req).then(() => forward(req, res))
    }
    if (url.startsWith('/baseline')) return baseline(req, res)
    return url.startsWith('/api/') ? void forward(req, res) : backEnd(req, res)
  }
}

function send(res: ServerResponse, { status, headers, body }: Captured): void {
  const { 'transfer-encoding': _, ...rest } = headers
  res.writeHead(status, { ...rest, 'content-length': body.length })
  res.end(body)
}
