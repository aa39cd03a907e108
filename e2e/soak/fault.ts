import type { BrowserContext, Page } from '@playwright/test'
import type { TestControls } from '../flows/test-controls.ts'

/** The call that a fault strikes, as the control endpoints match it. */
export interface Call {
  readonly path: string
  readonly method: string
}

/** Where a fault happens. */
export interface Scene {
  readonly page: Page
  readonly context: BrowserContext
  readonly controls: TestControls
}

/** Something that goes wrong, from `strike` to `end`. */
export interface Fault {
  readonly name: string
  strike(scene: Scene, call: Call): Promise<void>
  end(scene: Scene): Promise<void>
  /** What the person is told: that it failed, that the session has ended, or nothing because it is only late. */
  readonly tells: 'failure' | 'end' | 'nothing'
  /** The work was done, only its answer is lost. */
  readonly isDone?: boolean
  /** Only writes can meet it, or only reads. */
  readonly only?: 'writes' | 'reads'
}

type Order = Omit<Parameters<TestControls['fault']>[0], 'path' | 'method' | 'times'>

/** A fault that the back-end commits for as long as it lasts. */
function ordered(name: string, order: Order, more: Partial<Fault> = {}): Fault {
  return {
    name,
    strike: ({ controls }, call) => controls.fault({ ...call, ...order, times: 0 }),
    end: ({ controls }) => controls.clearFaults(),
    tells: 'failure',
    ...more,
  }
}

const page = '<!doctype html><title>Bảo trì</title><h1>502 Bad Gateway</h1><hr>nginx'
const failed = { code: 0, message: '' }

/** The faults of one call. */
export const faults: readonly Fault[] = [
  ordered('10 s of latency', { delay: 10_000 }, { tells: 'nothing' }),
  ordered('no answer until the time is out', { delay: 600_000 }),
  ordered('connection cut', { reset: true }),
  ordered('answer lost after the work', { reset: true, after: true }, { isDone: true, only: 'writes' }),
  ordered('answer torn off', { truncate: 9 }, { isDone: true }),
  ordered('500', { status: 500, body: failed }),
  ordered('502 with a page', { status: 502, body: page }),
  ordered('502 after the work', { status: 502, body: page, after: true }, { isDone: true, only: 'writes' }),
  ordered('503', { status: 503, body: failed }),
  ordered(
    '503 after the work, its outcome unknown',
    { status: 503, body: { ...failed, outcome: 'unknown' }, after: true },
    { isDone: true, only: 'writes' },
  ),
  ordered('429 with Retry-After', { status: 429, body: failed, headers: { 'retry-after': '1' } }),
  ordered('malformed JSON', { body: '{"code":1,"data":{' }),
  ordered('another envelope', { body: [1, 2, 3] }),
  ordered('a page in place of data', { body: page }),
  ordered('401', { status: 401, body: { code: 0, message: 'UNAUTHORIZED' } }, { tells: 'end' }),
  ordered('a body that says UNAUTHORIZED', { body: { message: 'UNAUTHORIZED' } }, { tells: 'end' }),
  {
    name: 'offline',
    strike: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
    tells: 'failure',
  },
]
