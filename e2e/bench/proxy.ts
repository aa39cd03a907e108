import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Captured, capture } from '../testing/controls/capture.ts'

/** Signs a call for an application that has no session of its own. */
export type Sign = (req: IncomingMessage) => Promise<void>

interface ProxyOptions {
  readonly backEnd: RequestListener
  readonly baseline: RequestListener
  readonly sign: Sign
}

/**
 * Stands before the back-end, the same for the product and the baseline: remembers the answers of reads until something
 * is written, so that the API answers at once and no database is measured; delays calls by an ordered latency; signs
 * the calls of the baseline, which are the product's own below `/baseline`.
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
