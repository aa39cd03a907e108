import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'

// No keep-alive: the other side may close an idle connection just as a request is sent on it.
const agent = new Agent({ keepAlive: false })

/** The response header with the index of the back-end. */
export const SERVED_BY = 'x-served-by'

/**
 * A round-robin balancer without sticky sessions. It prefers back-ends that are ready, skips one that refuses the connection
 * and never sends a request twice that may have arrived.
 */
export function balancer(
  bases: readonly string[],
  isReady: (base: string) => boolean = () => true,
): RequestListener {
  let turn = 0
  return (req, res) => {
    const start = turn++
    const order = bases.map((_, each) => (start + each) % bases.length)
    const waiting = (at: number) => Number(!isReady(bases[at] ?? ''))
    forward(
      req,
      res,
      bases,
      order.toSorted((a, b) => waiting(a) - waiting(b)),
    )
  }
}

function forward(
  req: IncomingMessage,
  res: ServerResponse,
  bases: readonly string[],
  [at, ...others]: readonly number[],
): void {
  // The client has closed the connection.
  if (req.destroyed) return undefined
  const base = at === undefined ? undefined : bases[at]
  if (base === undefined) return void res.writeHead(502).end()
  const { hostname, port } = new URL(base)
  const upstream = request({ agent, hostname, port, method: req.method, path: req.url, headers: req.headers })
  res.once('close', () => upstream.destroy())
  // Send the body only after the connection is open: until then another back-end can receive it.
  upstream.once('socket', (socket) => socket.once('connect', () => req.pipe(upstream)))
  upstream.once('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, { ...answer.headers, [SERVED_BY]: String(at) })
    answer.pipe(res)
    answer.once('error', () => res.destroy())
  })
  upstream.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return forward(req, res, bases, others)
    if (res.headersSent) return void res.destroy()
    return void res.writeHead(502).end()
  })
}
