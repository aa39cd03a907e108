// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { afterEach, expect, test } from 'vitest'
import { dropDraftsOf } from '#hooks/drafts/drafts.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { bodyIn, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { grant } from '#session/local-server.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import { planned, record, storedRun, storedThings } from './runs.test-data.ts'
import { makeRun, openRun, recentRuns } from './runs.ts'

const { answer, grants } = office()
const states = (run: ReturnType<typeof makeRun>) => run.rows().map(({ outcome }) => outcome.state)
const tooMany = () => new Response('{}', { status: 429, headers: { 'Retry-After': '0' } })

afterEach(() => dropDraftsOf(session.storedUser()?.subject ?? ''))

/** Signs in as another user of this browser. */
async function signInAs(subject: string) {
  grants(() => grant('admin', 3600, subject))
  await signIn({ username: subject, password: 'bí-mật' }, 'login')
}

test('sends no row that another tab has sent since this one has read the run', async () => {
  const { writes } = storedThings(answer, [record(1)])
  const run = makeRun(
    thing,
    'import',
    await planned([[record(1), { position: 90 }]], [{ name: 'Áo', url: 'ao' }]),
  )
  await run.stored()
  const other = await storedRun()
  await run.send([0, 1])
  await other.send([0, 1])
  expect(writes).toHaveLength(2)
  expect(states(other)).toEqual(['done', 'done'])
  await other.undo()
  await run.undo()
  expect(writes).toHaveLength(4)
  expect(states(run)).toEqual(['undone', 'undone'])
})

test('opens a stored run once, also for two requests at the same time', async () => {
  storedThings(answer, [record(1)])
  await makeRun(thing, 'import', await planned([[record(1), { position: 90 }]])).stored()
  const [head] = await recentRuns(thing)
  if (!head) throw new TypeError('no run')
  const [one, other] = await Promise.all([
    openRun(thing, { ...head, id: 'x' }),
    openRun(thing, { ...head, id: 'x' }),
  ])
  expect(one).toBe(other)
})

test('sends a create again with its key as long as its first request may still be carried out', async () => {
  const responses = [
    Response.json({}, { status: 502 }),
    Response.json({}, { status: 409, headers: { 'Retry-After': '1' } }),
    Response.json({ code: 1, data: { id: 9 } }),
  ]
  answer('/api/thing/search', { code: 1, data: [], pagination: {} })
  const creates = answer('/api/thing/create', () => responses[creates.length - 1] ?? Response.error())
  const run = makeRun(thing, 'import', await planned([], [{ name: 'Áo', url: 'ao' }]))
  await run.send([0])
  await run.send([0])
  expect(states(run)).toEqual(['failed'])
  await run.send([0])
  expect(states(run)).toEqual(['done'])
  expect(new Set(creates.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('sends a refused create again with another key', async () => {
  const responses = [
    Response.json({ message: 'Trùng tên' }, { status: 409 }),
    Response.json({ code: 1, data: { id: 9 } }),
  ]
  const creates = answer('/api/thing/create', () => responses[creates.length - 1] ?? Response.error())
  const run = makeRun(thing, 'import', await planned([], [{ name: 'Áo', url: 'ao' }]))
  await run.send([0])
  await run.send([0])
  expect(states(run)).toEqual(['done'])
  expect(new Set(creates.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

test('waits for Retry-After of a 429 and sends each row again', async () => {
  const first = [1, 2, 3, 4, 5].map((id) => record(id))
  const refused = new Map<string, number>()
  const { records } = storedThings(answer, first, (id) => {
    const count = (refused.get(id) ?? 0) + 1
    refused.set(id, count)
    return count <= 2 ? tooMany() : undefined
  })
  const run = makeRun(thing, 'import', await planned(first.map((one) => [one, { position: 90 }])))
  await run.send([0, 1, 2, 3, 4])
  expect(run.count('done')).toBe(5)
  expect([...records.values()].map(({ position }) => position)).toEqual([90, 90, 90, 90, 90])
})

test('stops at a server that stays too busy', async () => {
  const first = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => record(id))
  storedThings(answer, first, tooMany)
  const run = makeRun(thing, 'import', await planned(first.map((one) => [one, { position: 90 }])))
  await run.send(first.map((_, key) => key))
  expect(states(run).at(-1)).toBe('waiting')
  expect(run.outcome(0)?.more?.[0]).toMatchObject({ text: 'Bạn thử lại sau {seconds} giây nhé.' })
})

test('stops when another user signs in, shows nothing of the run to that user, and is not sent for that user', async () => {
  const first = [1, 2, 3, 4, 5].map((id) => record(id))
  storedThings(answer, first)
  const waits = held({ code: 1, data: { ...record(1), name: 'của Lan' } })
  const updates = first.map(({ id }) => answer(`/api/thing/update/${String(id)}`, waits.reply))
  const run = makeRun(thing, 'import', await planned(first.map((one) => [one, { position: 90 }])))
  const sent = run.send([0, 1, 2, 3, 4])
  await expect.poll(() => updates.flat()).toHaveLength(3)
  await signInAs('u2')
  waits.release()
  await sent
  expect(await run.send([3, 4])).toBe('ended')
  expect(updates.flat()).toHaveLength(3)
  expect(updates.flat().map(bodyIn)).toHaveLength(3)
  expect(cache.getQueryData(keys.one(thing, '1'))).toBeUndefined()
  expect(await recentRuns(thing)).toEqual([])
  await signInAs('u1')
})
