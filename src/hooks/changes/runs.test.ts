// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { dropDraftsOf } from '#hooks/drafts/drafts.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { session } from '#session/session.ts'
import { planned, record, storedRun, storedThings } from './runs.test-data.ts'
import { makeRun, recentRuns, sendPlan } from './runs.ts'

const { answer } = office()
const subject = () => session.storedUser()?.subject ?? ''

afterEach(async () => {
  vi.useRealTimers()
  await dropDraftsOf(subject())
})

test('goes on in a new page with the rows that were not sent, and undoes all of them', async () => {
  const first = [1, 2, 3, 4, 5].map((id) => record(id))
  const { records } = storedThings(answer, first)
  const rows = await planned(first.map((one) => [one, { position: 90 }]))
  const run = makeRun(thing, 'import', rows)
  await run.send([0, 1])
  const again = await storedRun()
  expect(again.head()).toMatchObject({ origin: 'import', total: 5, counts: { done: 2, waiting: 3 } })
  await again.send(again.keysIn('waiting'))
  expect([...records.values()].map(({ position }) => position)).toEqual([90, 90, 90, 90, 90])
  const last = await storedRun()
  await last.undo()
  expect([...records.values()]).toEqual(first)
  expect((await storedRun()).count('undone')).toBe(5)
})

test('a create that was under way when its page was closed is looked for, and sent once', async () => {
  const { writes } = storedThings(answer, [])
  const waits = held({})
  let isBlocked = true
  answer('/api/thing/create', async (call) => {
    writes.push(['create', call.headers.get('idempotency-key')?.replaceAll('"', '')])
    if (isBlocked) return waits.reply()
    return Response.json({ code: 1, data: { id: 9 } })
  })
  sendPlan(thing, 'import', await planned([], [{ name: 'Áo', url: 'ao' }]))
  await expect.poll(() => writes).toHaveLength(1)
  const again = await storedRun()
  expect(again.outcome(0)).toMatchObject({ state: 'unsure', create: { key: writes[0]?.[1] } })
  isBlocked = false
  await again.send(again.keysIn('unsure'))
  expect(writes.map(([, key]) => key)).toEqual([writes[0]?.[1], writes[0]?.[1]])
  expect(again.outcome(0)?.state).toBe('done')
  waits.release()
})

test('removes runs after seven days, beyond twenty, and when their user signs out', async () => {
  storedThings(answer, [record(1)])
  const rows = await planned([[record(1), { position: 90 }]])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  for (let count = 0; count < 22; count += 1) {
    vi.setSystemTime(Date.now() + 1000)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await makeRun(thing, 'grid', rows).stored()
  }
  expect(await recentRuns(thing)).toHaveLength(20)
  vi.setSystemTime(Date.now() + 7 * 24 * 3600 * 1000 - 5000)
  expect(await recentRuns(thing)).toHaveLength(5)
  await dropDraftsOf(subject())
  expect(await recentRuns(thing)).toEqual([])
})
