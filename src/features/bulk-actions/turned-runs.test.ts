// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { openRun, recentRuns } from '#hooks/changes/runs.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { notify } from '#kit/notice.tsx'
import { bulkEnded, bulkJobs, retryBulk, startBulk, turnBulk } from './bulk-runs.ts'
import { bulkThings, off, rowsOf, states } from './bulk-things.test-data.ts'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer } = office()
const stored = bulkThings(answer)

/** Sets three records; resolves with their run. `refuse` may answer an update in their place. */
async function threeSet(of: Resource, refuse: (id: number) => Response | undefined = () => undefined) {
  for (const id of [1, 2, 3]) stored(id, true, () => refuse(id))
  void startBulk(of, rowsOf(1, 2, 3), off)
  await bulkEnded()
  const [head] = await recentRuns(of)
  if (!head) throw new TypeError('no run')
  return openRun(of, head)
}

test('shows a run as undone that was undone from the recent changes, and can do it again', async () => {
  const run = await threeSet({ ...thing, name: 'thing that is undone elsewhere' })
  await run.undo()
  expect(states()).toEqual(['done', 'done', 'done'])
  expect(bulkJobs().every(({ isUndo }) => isUndo)).toBe(true)
  turnBulk()
  await bulkEnded()
  expect(states()).toEqual(['done', 'done', 'done'])
  expect(bulkJobs().some(({ isUndo }) => isUndo)).toBe(false)
})

test('retries only the failed rows of an undo, not the stopped ones', async () => {
  let refuses: (id: number) => boolean = () => false
  const of = { ...thing, name: 'thing whose undo fails' }
  const run = await threeSet(of, (id) => (refuses(id) ? Response.json({}, { status: 409 }) : undefined))
  refuses = (id) => id === 3
  await run.undo([2])
  expect(states()).toEqual(['stopped', 'stopped', 'failed'])
  refuses = () => false
  retryBulk('failed')
  await bulkEnded()
  expect(states()).toEqual(['stopped', 'stopped', 'done'])
})

test('says that another tab is sending the run, and does not turn the panel', async () => {
  await threeSet({ ...thing, name: 'thing of another tab' })
  const request = (_name: string, _options: object, hold: (lock: null) => void) => Promise.resolve(hold(null))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  turnBulk()
  await bulkEnded()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce())
  expect(states()).toEqual(['done', 'done', 'done'])
  expect(bulkJobs().some(({ isUndo }) => isUndo)).toBe(false)
})
