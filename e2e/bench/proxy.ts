import type { IncomingMessage, RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Adds the credentials to a request of the baseline, which has no session. */
export type Sign = (req: IncomingMessage) => Promise<void>

interface ProxyOptions {
  readonly backEnd: RequestListener
  /** The calls of the API. */
  readonly api: RequestListener
  readonly baseline: RequestListener
  readonly sign: Sign
}

/**
 * The proxy in front of the back-end, the same for the product and the baseline. It delays API requests by the latency set
 * through `/bench/latency`, and signs the requests of the baseline, which are those of the product below `/baseline`.
 */
export function proxy({ backEnd, api, baseline, sign }: ProxyOptions): RequestListener {
  let latency = 0
  const call: RequestListener = (req, res) => {
    if (latency === 0) api(req, res)
    else void wait(latency).then(() => api(req, res))
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
    return url.startsWith('/api/') ? call(req, res) : backEnd(req, res)
  }
}
