import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isRecord, type Raw } from '#descriptor/read.ts'
import { verifyDpopProof } from '../backend/guard/dpop-proof.ts'
import { chosenEncoding, compress } from '../backend/server/encoding.ts'
import { type Captured, capture } from '../testing/controls/capture.ts'
import { sendCaptured } from './cached-reads.ts'
import { idOf, recordIn, withRecord } from './records-in-json.ts'

/** A response that the back-end has given, with its records as they are now. */
interface Remembered {
  readonly headers: Captured['headers']
  json: unknown
  /** How many of the writes its records have. */
  writes: number
}

/** Who a token belongs to: the thumbprint of its key, and the proofs that were sent with it. */
interface Holder {
  readonly jkt: string
  readonly used: Set<string>
}

/**
 * Gives the answers of a back-end from memory: each read that it has answered once, and each update of a record whose call it
 * has answered once. Tokens are those that the back-end has accepted, proofs are verified for each call, and updates compare
 * `If-Match`. All other calls, and those with an invalid proof, go to the back-end.
 */
export function memoryApi(backEnd: RequestListener): RequestListener {
  const reads = new Map<string, Remembered>()
  const updates = new Map<string, Remembered>()
  const holders = new Map<string, Holder>()
  const writes: { readonly record: Raw; readonly tag: string }[] = []

  const current = (read: Remembered) => {
    for (const { record } of writes.slice(read.writes)) read.json = withRecord(read.json, record)
    read.writes = writes.length
    return read.json
  }
  const find = (id: string) => {
    const known = [...reads.values()].map((read) => recordIn(current(read)))
    return known.find((record) => record && idOf(record) === id)
  }
  const tagOf = (id: string) => writes.findLast(({ record }) => idOf(record) === id)?.tag

  const update = async (req: IncomingMessage, res: ServerResponse, { headers, json }: Remembered) => {
    const sent: unknown = JSON.parse((await buffer(req)).toString())
    const before = isRecord(sent) ? find(idOf(sent)) : undefined
    const accepted = req.headers['accept-encoding']?.toString()
    if (!isRecord(sent) || !before) return send(res, accepted, { status: 404, headers, json: { code: 0 } })
    const [tag, ifMatch] = [tagOf(idOf(before)), req.headers['if-match']]
    if (tag && ifMatch && ifMatch !== tag) {
      return send(res, accepted, { status: 412, headers, json: { code: 0 } })
    }
    const record = { ...before, ...sent, updated_at: new Date().toISOString() }
    const next = `"memory-${writes.length + 1}"`
    writes.push({ record, tag: next })
    return send(res, accepted, { headers: { ...headers, etag: next }, json: withRecord(json, record, true) })
  }

  const remember = async (req: IncomingMessage, res: ServerResponse, holder: Promise<Holder | null>) => {
    // Its body is stored as it is, so that its records can be changed.
    const accepted = emptyHeader(req, 'accept-encoding')
    const captured = capture(res)
    backEnd(req, res)
    const { status, headers, body } = await captured
    const found = await holder
    if (status !== 200 || !found) return sendCaptured(res, { status, headers, body })
    if (!holders.has(tokenIn(req))) holders.set(tokenIn(req), found)
    const entry: Remembered = { headers, json: JSON.parse(body.toString()), writes: 0 }
    if (req.method === 'GET') reads.set(req.url ?? '', entry)
    if (req.method === 'PUT' && recordIn(entry.json)) updates.set(req.url ?? '', entry)
    return send(res, accepted, { headers, json: req.method === 'GET' ? current(entry) : entry.json })
  }

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const holder = holderOf(req)
    const stored = req.method === 'PUT' ? updates.get(req.url ?? '') : reads.get(req.url ?? '')
    const use = await proofUse(holder, holders.get(tokenIn(req)))
    // Refused by the back-end, which has not seen the first use.
    if (use === 'again') emptyHeader(req, 'dpop')
    if (!stored || use !== 'first') return remember(req, res, holder)
    if (req.method === 'PUT') return update(req, res, stored)
    const json = current(stored)
    const record = recordIn(json)
    const tag = record && tagOf(idOf(record))
    const accepted = req.headers['accept-encoding']?.toString()
    return send(res, accepted, { headers: { ...stored.headers, ...(tag && { etag: tag }) }, json })
  }
  return (req, res) => void answer(req, res)
}

/** The key and the proof of a call; null where its proof is invalid. */
async function holderOf(req: IncomingMessage): Promise<Holder | null> {
  const { host, dpop } = req.headers
  const call = { method: req.method ?? '', url: `http://${host}${req.url}`, token: tokenIn(req) }
  try {
    const { jkt, jti } = await verifyDpopProof(Array.isArray(dpop) ? dpop.join() : dpop, call)
    return { jkt, used: new Set([jti]) }
  } catch {
    return null
  }
}

/** Whether the proof of a call is used for the first time by the holder of its token. */
async function proofUse(
  sent: Promise<Holder | null>,
  known: Holder | undefined,
): Promise<'first' | 'again' | 'unknown'> {
  const holder = await sent
  const [jti = ''] = holder?.used ?? []
  if (!known || holder?.jkt !== known.jkt) return 'unknown'
  if (known.used.has(jti)) return 'again'
  known.used.add(jti)
  return 'first'
}

const tokenIn = (req: IncomingMessage) => (req.headers.authorization ?? '').replace(/^\w+ /, '')

/** Empties a request header and returns its value. The raw header keeps its name: Node reads `headersDistinct` from the raw headers. */
function emptyHeader(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name]?.toString()
  const at = req.rawHeaders.findIndex((each) => each.toLowerCase() === name)
  if (at !== -1) req.rawHeaders[at + 1] = ''
  Reflect.deleteProperty(req.headers, name)
  return value
}

interface Answer {
  readonly status?: number
  readonly headers: Captured['headers']
  readonly json: unknown
}

async function send(res: ServerResponse, accepted: string | undefined, answer: Answer): Promise<void> {
  const { status = 200, headers, json } = answer
  const bytes = Buffer.from(JSON.stringify(json))
  const encoding = chosenEncoding(accepted, 'application/json', bytes.length)
  const body = encoding ? await compress(bytes, encoding, false) : bytes
  const coding = encoding && { 'content-encoding': encoding }
  sendCaptured(res, { status, headers: { ...headers, ...coding }, body })
}
