import type { LoggedCall } from '../testing/controls/call-log.ts'
import type { Fault } from '../testing/controls/fault.ts'

/** A client of the control endpoints, which `e2e/testing/controls/with-test-controls.ts` documents. */
export interface TestControls {
  readonly fault: (order: { readonly path: string } & Partial<Fault>) => Promise<void>
  readonly clearFaults: () => Promise<void>
  /** The requests since the last clear, in order; with a path, only those to it. */
  readonly calls: (path?: string) => Promise<readonly LoggedCall[]>
  /** The number of requests to each URL since the start: `GET /api/…?…` → count. */
  readonly tally: () => Promise<Readonly<Record<string, number>>>
  /** How answers departed from the OpenAPI document, since the last time that this was called. */
  readonly departures: () => Promise<readonly string[]>
  readonly clearCalls: () => Promise<void>
  /** Makes /meta.json return another version. */
  readonly version: (version: string) => Promise<void>
  readonly user: (change: { username: string; permission?: string; active?: boolean }) => Promise<void>
  /** Clears faults, log and version; restores records, files and accounts. */
  readonly reset: () => Promise<void>
}

/** Creates a client of the control endpoints of a back-end. */
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
    departures: async () => (await request('DELETE', 'departures')) as readonly string[],
    clearCalls: () => send('DELETE', 'calls'),
    version: (version) => send('POST', 'version', { version }),
    user: (change) => send('POST', 'user', change),
    reset: () => send('POST', 'reset'),
  }
}
