import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sessionDescriptor } from '#resources/session.ts'
import { type Captured, capture } from '../testing/controls/capture.ts'

/** Caches the responses of a back-end to GET until the next write, so that its database is not measured. */
export function cachedReads(backEnd: RequestListener): RequestListener {
  const cache = new Map<string, Captured>()
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const isRead = req.method === 'GET'
    if (!isRead && !looksUpUser(req)) cache.clear()
    const cached = isRead ? cache.get(req.url ?? '') : undefined
    if (cached) return sendCaptured(res, cached)
    const captured = capture(res)
    backEnd(req, res)
    const response = await captured
    if (isRead && response.status === 200) cache.set(req.url ?? '', response)
    sendCaptured(res, response)
  }
  return (req, res) => void answer(req, res)
}

/** Whether a call is the look-up of the current user: a POST that changes nothing, sent at each load of the product. */
function looksUpUser({ method, url }: IncomingMessage): boolean {
  const { currentUser } = sessionDescriptor
  return method === currentUser.method && url === currentUser.path
}

/** Sends a response that was captured. */
export function sendCaptured(res: ServerResponse, { status, headers, body }: Captured): void {
  const rest = Object.entries(headers).filter(([name]) => !/^(transfer-encoding|content-length)$/i.test(name))
  res.writeHead(status, { ...Object.fromEntries(rest), 'content-length': body.length })
  res.end(body)
}
