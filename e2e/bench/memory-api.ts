import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isRecord, type Raw } from '#descriptor/read.ts'
import { chosenEncoding, compress } from '../backend/server/encoding.ts'
import { type Captured, capture } from '../testing/controls/capture.ts'

/** A response that the back-end has given, with its records as they are now. */
interface Remembered {
  readonly headers: Captured['headers']
  json: unknown
  /** How many of the writes its records have. */
  writes: number
}

/**
 * Gives the answers of a back-end from memory, so that its database is not measured: each read that it has answered once, and
 * each update of a record whose call it has answered once. All other calls go to the back-end.
 */
export function memoryApi(backEnd: RequestListener): RequestListener {
  const remembered = new Map<string, Remembered>()
  const writes: { readonly record: Raw; readonly etag: string }[] = []
  const keyOf = ({ method, url }: IncomingMessage) => `${method} ${url}`
  const current = (read: Remembered) => {
    for (const { record } of writes.slice(read.writes)) read.json = withRecord(read.json, record)
    read.writes = writes.length
    return read.json
  }
  const lastWrite = (record: Raw | undefined) =>
    record && writes.findLast((write) => idOf(write.record) === idOf(record))

  const update = async (req: IncomingMessage, res: ServerResponse, { headers, json }: Remembered) => {
    const sent = JSON.parse((await buffer(req)).toString()) as Raw
    const reads = [...remembered].filter(([key]) => key.startsWith('GET'))
    const before = reads
      .map(([, read]) => recordIn(current(read)))
      .find((one) => one && idOf(one) === idOf(sent))
    const record = { ...before, ...sent, updated_at: new Date().toISOString() }
    const etag = `"memory-${writes.length + 1}"`
    writes.push({ record, etag })
    await send(req, res, { ...headers, etag }, withRecord(json, record, true))
  }
  const ask = async (req: IncomingMessage, res: ServerResponse) => {
    const accepted = req.headers['accept-encoding']
    // Without it the body comes as it is, so that its records can be changed; the back-end reads the raw headers.
    const at = req.rawHeaders.findIndex((name) => name.toLowerCase() === 'accept-encoding')
    if (at !== -1) req.rawHeaders[at + 1] = ''
    req.headers['accept-encoding'] = ''
    const captured = capture(res)
    backEnd(req, res)
    const { status, headers, body } = await captured
    if (status !== 200 || !/^(GET|PUT)$/.test(req.method ?? '')) return sendBytes(res, status, headers, body)
    const entry: Remembered = { headers, json: JSON.parse(body.toString()), writes: 0 }
    remembered.set(keyOf(req), entry)
    req.headers['accept-encoding'] = accepted
    return send(req, res, headers, req.method === 'GET' ? current(entry) : entry.json)
  }
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const entry = remembered.get(keyOf(req))
    if (!entry) return ask(req, res)
    if (req.method === 'PUT') return update(req, res, entry)
    const json = current(entry)
    const write = lastWrite(recordIn(json))
    return send(req, res, { ...entry.headers, ...(write && { etag: write.etag }) }, json)
  }
  return (req, res) => void answer(req, res)
}

async function send(req: IncomingMessage, res: ServerResponse, headers: Captured['headers'], json: unknown) {
  const bytes = Buffer.from(JSON.stringify(json))
  const encoding = chosenEncoding(
    req.headers['accept-encoding']?.toString(),
    'application/json',
    bytes.length,
  )
  const body = encoding ? await compress(bytes, encoding, false) : bytes
  sendBytes(res, 200, { ...headers, ...(encoding && { 'content-encoding': encoding }) }, body)
}

function sendBytes(res: ServerResponse, status: number, headers: Captured['headers'], body: Buffer): void {
  const rest = Object.entries(headers).filter(([name]) => !/^(transfer-encoding|content-length)$/i.test(name))
  res.writeHead(status, { ...Object.fromEntries(rest), 'content-length': body.length })
  res.end(body)
}

/** The id of a record; empty for another object. */
function idOf(raw: Raw): string {
  const id = raw['_id'] ?? raw['id']
  return typeof id === 'string' ? id : ''
}

/** The one record of a response; undefined for a list. */
function recordIn(json: unknown): Raw | undefined {
  if (!isRecord(json)) return undefined
  return idOf(json) === '' ? Object.values(json).map(recordIn).find(Boolean) : json
}

/** A response with the values of a record in place of its earlier ones; with `isAny`, in place of another record too. */
function withRecord(json: unknown, record: Raw, isAny = false): unknown {
  if (Array.isArray(json)) return json.map((each) => withRecord(each, record, isAny))
  if (!isRecord(json)) return json
  const id = idOf(json)
  if (id !== '' && (isAny || id === idOf(record))) return isAny ? record : { ...json, ...record }
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, withRecord(value, record, isAny)]),
  )
}
