import { Agent, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'

// A connection that was kept may be closed by the other side just as a request sets out on it.
const agent = new Agent({ keepAlive: false })

/** The header in which the balancer tells who has answered: the place in its list, from 0. */
export const SERVED_BY = 'x-served-by'

/**
 * Passes each request to the next back-end in turn, like the plainest of balancers: nothing is remembered of anybody.
 * Who refuses the connection is passed over; a request that may have arrived is never sent twice.
 */
export function balancer(bases: readonly string[]): RequestListener {
  let turn = 0
  return (req, res) => {
    const start = turn++
    forward(
      req,
      res,
      bases,
      [...bases.keys()].map((each) => (start + each) % bases.length),
    )
  }
}

function forward(
  req: IncomingMessage,
  res: ServerResponse,
  bases: readonly string[],
  [at, ...others]: readonly number[],
): void {
  // Whoever has gone meanwhile wants nothing done any more.
  if (req.destroyed) return undefined
  const base = at === undefined ? undefined : bases[at]
  if (base === undefined) return void res.writeHead(502).end()
  const { hostname, port } = new URL(base)
  const upstream = request({ agent, hostname, port, method: req.method, path: req.url, headers: req.headers })
  res.once('close', () => upstream.destroy())
  // Only once somebody listens is the body handed over: until then it can still go to another.
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
