import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { resources } from '#resources/table.ts'
import type { Db } from '../../backend/db/database.ts'
import { openApiDocument } from '../../backend/openapi/document.ts'
import { isCall } from '../../backend/server/routes.ts'
import { type AnswerCheck, answerCheck, type SentAnswer } from './answer-check.ts'
import { applyFault } from './apply-fault.ts'
import { type CallLog, makeCallLog } from './call-log.ts'
import { type Faults, makeFaults } from './fault.ts'
import { observeAnswer } from './observe-answer.ts'
import { resetData, setUser } from './reset.ts'

interface State {
  readonly db: Db
  readonly faults: Faults
  readonly log: CallLog
  /** The number of requests to each URL since the start; clearing the log does not reset it. */
  readonly tally: Map<string, number>
  version: string | null
  readonly check: AnswerCheck
  /** How answers departed from the description of the calls, each once. */
  readonly departures: Set<string>
  /** Whether records, files or accounts may have changed since the last reset. */
  isChanged: boolean
}

type Endpoint = (state: State, req: IncomingMessage, url: URL) => unknown

/**
 * The control endpoints of test servers:
 * - `POST /test/faults` adds a fault (see `fault.ts`), `DELETE` removes all;
 * - `GET /test/calls?path=` returns the logged requests, `DELETE` clears them;
 * - `GET /test/tally` returns the number of requests since the start, by method, path and query;
 * - `DELETE /test/departures` returns and forgets how answers departed from the description of the calls;
 * - `POST /test/version` `{version}` makes /meta.json return another version;
 * - `POST /test/user` `{username, permission?, active?}` changes an account;
 * - `POST /test/reset` reverts all of that, and records, files and accounts to their state at the first reset.
 */
const endpoints: Readonly<Record<string, Endpoint>> = {
  'POST /test/faults': async ({ faults }, req) => faults.set(await json(req)),
  'DELETE /test/faults': ({ faults }) => faults.clear(),
  'GET /test/calls': ({ log }, _, url) => log.read(url.searchParams.get('path') ?? undefined),
  'DELETE /test/calls': ({ log }) => log.clear(),
  'GET /test/tally': ({ tally }) => Object.fromEntries(tally),
  'DELETE /test/departures': ({ departures }) => {
    const all = [...departures]
    departures.clear()
    return all
  },
  'POST /test/version': async (state, req) => {
    state.version = String(((await json(req)) as { version?: unknown }).version)
  },
  'POST /test/user': async (state, req) => {
    state.isChanged = true
    await setUser(state.db, await json(req))
  },
  'POST /test/reset': async (state) => {
    state.faults.clear()
    state.log.clear()
    // Answers of the flow before may have ended after it.
    state.departures.clear()
    state.version = null
    const { isChanged } = state
    // A write that arrives during the reset counts for the next one.
    state.isChanged = false
    await resetData(state.db, isChanged)
  },
}

/** Wraps a back-end with the control endpoints, the faults and the request log. */
export function withTestControls(next: RequestListener, db: Db): RequestListener {
  const state: State = {
    db,
    faults: makeFaults(),
    log: makeCallLog(),
    tally: new Map(),
    version: null,
    check: answerCheck(openApiDocument(resources)),
    departures: new Set(),
    // The process before a restart may have written records: the first reset always runs.
    isChanged: true,
  }
  return (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/test/')) return void serveEndpoint(state, req, res, url)
    state.log.add(req, res)
    state.isChanged ||= req.method !== 'GET'
    const call = `${req.method} ${req.url}`
    state.tally.set(call, (state.tally.get(call) ?? 0) + 1)
    const fault = state.faults.take(req.method ?? '', url.pathname)
    if (fault) return void applyFault(fault, req, res, next, () => state.faults.cleared())
    if (url.pathname === '/meta.json' && state.version !== null)
      return sendJson(res, 200, { version: state.version })
    if (isCall(url.pathname) || url.pathname === '/meta.json')
      observeAnswer(req, res, (answer) => addDepartures(state, answer))
    return next(req, res)
  }
}

function addDepartures({ check, departures }: State, answer: SentAnswer): void {
  for (const departure of check(answer)) departures.add(departure)
}

async function serveEndpoint(
  state: State,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<void> {
  const endpoint = endpoints[`${req.method} ${url.pathname}`]
  if (!endpoint) return sendJson(res, 404, { message: 'no such endpoint' })
  try {
    sendJson(res, 200, (await endpoint(state, req, url)) ?? { code: 1 })
  } catch (error) {
    sendJson(res, 400, { message: String(error) })
  }
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
  res.end(JSON.stringify(body))
}
