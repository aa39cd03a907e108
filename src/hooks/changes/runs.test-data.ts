import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf } from '#descriptor/row.ts'
import { bodyIn, type office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { session } from '#session/session.ts'
import type { GivenRow, PlannedChange } from './change-plan.ts'
import { ChangeRun } from './change-run.ts'
import { planChanges } from './plan-changes.ts'
import { planStore } from './plan-store.ts'

type Values = Readonly<Record<string, unknown>>

/** Mocks records that store their updates, creates and deletes; `refuse` may answer a write in their place. */
export function storedThings(
  answer: ReturnType<typeof office>['answer'],
  first: readonly Values[],
  refuse: (id: string) => Response | undefined = () => undefined,
) {
  const records = new Map<string, Values>()
  const writes: (readonly [string, unknown])[] = []
  const add = (record: Values) => {
    const id = String(record.id)
    records.set(id, record)
    answer(`/api/thing/${id}`, () => {
      const now = records.get(id)
      return now ? Response.json({ data: now }) : Response.json({}, { status: 404 })
    })
    answer(`/api/thing/update/${id}`, (call) => {
      const refusal = refuse(id)
      writes.push([id, bodyIn(call)])
      if (refusal) return refusal
      records.set(id, Object(bodyIn(call)))
      return Response.json({ code: 1, data: records.get(id) })
    })
    answer(`/api/thing/delete/${id}`, () => {
      writes.push([id, 'delete'])
      records.delete(id)
      return Response.json({ code: 1 })
    })
  }
  for (const record of first) add(record)
  answer('/api/thing/search', () =>
    Response.json({ code: 1, data: { results: [...records.values()] }, pagination: {} }),
  )
  answer('/api/thing/create', (call) => {
    const body = Object(bodyIn(call))
    const refusal = refuse(String(body.name))
    writes.push([String(body.name), body])
    if (refusal) return refusal
    const record = { ...body, id: 100 + records.size }
    add(record)
    return Response.json({ code: 1, data: record })
  })
  return { records, writes }
}

/** A record of `thing`. */
export const record = (id: number, more: Values = {}): Values => ({
  id,
  name: `số ${id}`,
  url: `so-${id}`,
  position: id,
  active: true,
  author: 'Lan',
  more: [id],
  ...more,
})

/** Plans values for records by their ids, and for new records. */
export async function planned(
  updates: readonly (readonly [Values, Values])[],
  creates: readonly Values[] = [],
): Promise<readonly PlannedChange[]> {
  const existing = updates.map(([before]) => rowOf<Resource>(thing, before))
  const rows: readonly Omit<GivenRow, 'key' | 'line'>[] = [
    ...updates.map(([before, values]) => ({ id: String(before.id), values })),
    ...creates.map((values) => ({ values: { ...newValues(thing), ...values } })),
  ]
  const given = rows.map((row, key) => ({ ...row, key, line: key + 1 }))
  return (await planChanges(thing, given, existing)).rows
}

/** The stored run, as a page that has just been loaded gets it. */
export async function storedRun(): Promise<ChangeRun> {
  const subject = session.storedUser()?.subject ?? ''
  const [head] = await planStore.list(subject)
  if (!head) throw new TypeError('no run is stored')
  const run = new ChangeRun(thing, subject, head)
  run.restore(await planStore.read(subject, head))
  return run
}
