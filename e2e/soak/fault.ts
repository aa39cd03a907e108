import type { BrowserContext, Page } from '@playwright/test'
import type { TestControls } from '../flows/test-controls.ts'

/** The request that a fault affects, as the control endpoints match it. */
export interface Call {
  readonly path: string
  readonly method: string
}

/** The page and back-end that a fault affects. */
export interface FaultTarget {
  readonly page: Page
  readonly context: BrowserContext
  readonly controls: TestControls
}

/** A fault that lasts from `start` to `end`. */
export interface Fault {
  readonly name: string
  start(target: FaultTarget, call: Call): Promise<void>
  end(target: FaultTarget): Promise<void>
  /** The effect on the user: an error message, the dialog of the ended session, or only a delay. */
  readonly effect: 'failure' | 'sessionEnd' | 'delay'
  /** The back-end has processed the request; only its response is lost. */
  readonly isDone?: boolean
  /** Limits the fault to writes or to reads. */
  readonly only?: 'writes' | 'reads'
  /** Failed reads are sent again by themselves once the fault has ended. */
  readonly resumesReads?: boolean
}

type FaultOptions = Omit<Parameters<TestControls['fault']>[0], 'path' | 'method' | 'times'>

/** A fault that the control endpoints inject into every matching request. */
function backEndFault(name: string, options: FaultOptions, more: Partial<Fault> = {}): Fault {
  return {
    name,
    start: ({ controls }, call) => controls.fault({ ...call, ...options, times: 0 }),
    end: ({ controls }) => controls.clearFaults(),
    effect: 'failure',
    ...more,
  }
}

const page = '<!doctype html><title>Bảo trì</title><h1>502 Bad Gateway</h1><hr>nginx'
const failed = { code: 0, message: '' }

/** The faults of a single request. */
export const faults: readonly Fault[] = [
  backEndFault('10 s of latency', { delay: 10_000 }, { effect: 'delay' }),
  backEndFault('no answer until the time is out', { delay: 600_000 }),
  backEndFault('connection cut', { reset: true }),
  backEndFault('answer lost after the work', { reset: true, after: true }, { isDone: true, only: 'writes' }),
  backEndFault('answer torn off', { truncate: 9 }, { isDone: true }),
  backEndFault('500', { status: 500, body: failed }),
  backEndFault('502 with a page', { status: 502, body: page }),
  backEndFault(
    '502 after the work',
    { status: 502, body: page, after: true },
    { isDone: true, only: 'writes' },
  ),
  backEndFault('503', { status: 503, body: failed }),
  backEndFault(
    '503 after the work, its outcome unknown',
    { status: 503, body: { ...failed, outcome: 'unknown' }, after: true },
    { isDone: true, only: 'writes' },
  ),
  backEndFault('429 with Retry-After', { status: 429, body: failed, headers: { 'retry-after': '1' } }),
  backEndFault('malformed JSON', { body: '{"code":1,"data":{' }),
  backEndFault('another envelope', { body: [1, 2, 3] }),
  backEndFault('a page in place of data', { body: page }),
  backEndFault('401', { status: 401, body: { code: 0, message: 'UNAUTHORIZED' } }, { effect: 'sessionEnd' }),
  backEndFault('a body with UNAUTHORIZED', { body: { message: 'UNAUTHORIZED' } }, { effect: 'sessionEnd' }),
  {
    name: 'offline',
    start: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
    effect: 'failure',
    resumesReads: true,
  },
]
