import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { capture } from './capture.ts'
import type { Fault } from './fault.ts'

/** Applies a fault to a request; `cleared` resolves when the faults are cleared. */
export async function applyFault(
  fault: Fault,
  req: IncomingMessage,
  res: ServerResponse,
  next: RequestListener,
  cleared: () => Promise<void>,
): Promise<void> {
  if (fault.held) await cleared()
  if (fault.delay > 0) await wait(fault.delay)
  if (fault.truncate !== undefined) return truncateResponse(fault.truncate, req, res, next)
  const answers = fault.status !== undefined || fault.body !== undefined
  if (!answers && !fault.reset) return next(req, res)
  if (fault.after) {
    const done = capture(res)
    next(req, res)
    await done
  }
  if (fault.reset) return void req.socket.destroy()
  answer(fault, res)
}

async function truncateResponse(
  bytes: number,
  req: IncomingMessage,
  res: ServerResponse,
  next: RequestListener,
): Promise<void> {
  const whole = capture(res)
  next(req, res)
  const { status, headers, body } = await whole
  // The content-length of the whole body makes the browser detect the truncation.
  const { 'transfer-encoding': _chunked, ...rest } = lowerCased(headers)
  res.writeHead(status, { ...rest, 'content-length': body.length })
  res.write(body.subarray(0, bytes), () => req.socket.destroy())
}

function answer(fault: Fault, res: ServerResponse): void {
  const { body, headers, status = 200 } = fault
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? { code: 0, message: '' })
  const type = text.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
  res.end(text)
}

function lowerCased(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}
