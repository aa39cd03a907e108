import { afterEach } from 'vitest'
import { type Row, rowOf } from '#descriptor/row.ts'
import { bodyIn, type office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { bulkEnded, bulkJobs, clearBulk, stopBulk } from './bulk-runs.ts'

/** A record of `thing`. */
export const record = (id: number, active = true) => ({ id, name: `số ${id}`, active, unknown: 7 })

/** Records of `thing` as a list shows them. */
export const rowsOf = (...ids: number[]): Row[] => ids.map((id) => rowOf(thing, record(id)) as unknown as Row)

/** The action that turns a record off. */
export const off = { kind: 'set', name: 'active', to: false } as const

/** The states of the current jobs. */
export const states = () => bulkJobs().map(({ state }) => state)

/** Ends the actions of each test, and returns a mock of records. */
export function bulkThings(answer: ReturnType<typeof office>['answer']) {
  afterEach(async () => {
    stopBulk()
    await bulkEnded()
    clearBulk()
  })
  /** Mocks a record that stores its updates; `refuse` returns another response to an update. */
  return function stored(id: number, active = true, refuse?: () => Response | undefined) {
    let now: object = record(id, active)
    answer(`/api/thing/${id}`, () => Response.json({ data: now }))
    return answer(`/api/thing/update/${id}`, (call) => {
      const refusal = refuse?.()
      if (refusal) return refusal
      now = Object(bodyIn(call))
      return Response.json({ code: 1, data: now })
    })
  }
}
