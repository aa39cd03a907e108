import type { LoggedCall } from '../testing/controls/call-log.ts'
import type { Fault } from '../testing/controls/fault.ts'

/** The back-end's control endpoints, one method each; what they do is written beside `e2e/testing/controls/controls.ts`. */
export interface TestControls {
  readonly fault: (order: { readonly path: string } & Partial<Fault>) => Promise<void>
  readonly clearFaults: () => Promise<void>
  /** The calls so far, in their order; with a path, only those to it. */
  readonly calls: (path?: string) => Promise<readonly LoggedCall[]>
  /** How often each address was called since the back-end started: `GET /api/…?…` → times. */
  readonly tally: () => Promise<Readonly<Record<string, number>>>
  readonly clearCalls: () => Promise<void>
  /** Makes /meta.json tell another version. */
  readonly version: (version: string) => Promise<void>
  readonly user: (change: { username: string; permission?: string; active?: boolean }) => Promise<void>
  /** Ends faults, log, version and changes of accounts; with `records`, the records are as freshly seeded. */
  readonly reset: (what?: { readonly records: boolean }) => Promise<void>
}

/** The control endpoints of the back-end at an address. */
export function testControlsOf(url: string): TestControls {
  const request = async (method: string, name: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/test/${name}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} /test/${name}: ${await answer.text()}`)
    return answer.json()
  }
  const send = async (method: string, name: string, body?: unknown) =>
    void (await request(method, name, body))
  return {
    fault: (order) => send('POST', 'faults', order),
    clearFaults: () => send('DELETE', 'faults'),
    calls: async (path) => {
      const query = path ? `?path=${encodeURIComponent(path)}` : ''
      return (await request('GET', `calls${query}`)) as readonly LoggedCall[]
    },
    tally: async () => (await request('GET', 'tally')) as Readonly<Record<string, number>>,
    clearCalls: () => send('DELETE', 'calls'),
    version: (version) => send('POST', 'version', { version }),
    user: (change) => send('POST', 'user', change),
    reset: (what = { records: false }) => send('POST', 'reset', what),
  }
}
