import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Captured, capture } from '../testing/controls/capture.ts'

/** Signs a call for an application that has no session of its own. */
export type Sign = (req: IncomingMessage) => Promise<void>

interface FrontParts {
  readonly backEnd: RequestListener
  readonly baseline: RequestListener
  readonly sign: Sign
}

/**
 * Stands before the back-end, the same for the product and the baseline: remembers the answers of reads until something
 * is written, so that the API answers at once and no database is measured; delays calls by an ordered latency; signs
 * the calls of the baseline, which are the product's own below `/baseline`.
 */
export function front({ backEnd, baseline, sign }: FrontParts): RequestListener {
  const known = new Map<string, Captured>()
  let latency = 0
  const call = async (req: IncomingMessage, res: ServerResponse) => {
    const isRead = req.method === 'GET'
    if (!isRead) known.clear()
    const answer = isRead ? known.get(req.url ?? '') : undefined
    if (latency > 0) await wait(latency)
    if (answer) return send(res, answer)
    const done = capture(res)
    backEnd(req, res)
    const fresh = await done
    if (isRead && fresh.status === 200) known.set(req.url ?? '', fresh)
    send(res, fresh)
  }
  return (req, res) => {
    const { url = '/' } = req
    if (url.startsWith('/bench/latency?')) {
      latency = Number(url.split('=')[1])
      return void res.end()
    }
    if (url.startsWith('/baseline/api/')) {
      req.url = url.slice('/baseline'.length)
      return void sign(req).then(() => call(req, res))
    }
    if (url.startsWith('/baseline')) return baseline(req, res)
    return url.startsWith('/api/') ? void call(req, res) : backEnd(req, res)
  }
}

function send(res: ServerResponse, { status, headers, body }: Captured): void {
  const { 'transfer-encoding': _, ...rest } = headers
  res.writeHead(status, { ...rest, 'content-length': body.length })
  res.end(body)
}
