// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { beforeEach, expect, test } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { teamViewEntries } from '#descriptor/team-views/team-view-entries.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { shop } from '#hooks/testing/things.test-data.ts'
import type { LocalCall } from '#session/local-server.ts'
import { type ListEdit, saveSettingList } from './save-setting-list.ts'

const { answer } = office()
const first = { name: ' Bến ', phone: '090', memo: { kept: [1] }, views: [{ id: 'a' }] as unknown }
let stored: typeof first
let version: number
let sent: readonly LocalCall[]
/** What another user does between the read and the request. */
let meanwhile: (() => void) | undefined

beforeEach(() => {
  stored = first
  version = 1
  meanwhile = undefined
  const tagged = () => Response.json({ code: 1, data: stored }, { headers: { ETag: `"v${version}"` } })
  answer('/api/shop', tagged)
  sent = answer('/api/shop/update', (call) => {
    meanwhile?.()
    meanwhile = undefined
    if (call.headers.get('if-match') !== `"v${version}"`) return Response.json({ code: 0 }, { status: 412 })
    change(Object(bodyIn(call)))
    return tagged()
  })
})

function change(values: Partial<typeof first>) {
  stored = { ...stored, ...values }
  version += 1
}

const shared: ResourceWith<'read'> = { ...shop, teamViews: 'views' }
const entriesOf = (row: Row) => teamViewEntries(shared, row.raw)
const hasId = (entries: readonly unknown[], id: string) => entries.some((one) => Object(one).id === id)
const add =
  (id: string): ListEdit =>
  (entries) =>
    hasId(entries, id)
      ? { status: 'unchanged' }
      : { status: 'send', entries: [...entries, { id }], isDone: (now) => hasId(now, id) }

// The record as it was on the screen long before.
const save = (edit: ListEdit) =>
  saveSettingList({ resource: shared, path: 'views', entriesOf }, rowOf(shared, first, '"v0"'), edit)
const views = () => (stored.views as { id: string }[]).map(({ id }) => id)

test('adds an entry to the record as it is now, and sends every other value as it was read', async () => {
  change({ phone: '091', views: [{ id: 'a' }, { id: 'b' }] })
  expect(await save(add('c'))).toMatchObject({ status: 'saved', row: { phone: '091' } })
  expect(bodyIn(sent[0])).toEqual({ ...first, phone: '091', views: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
})

test('keeps the entries of two users who add one at the same time', async () => {
  meanwhile = () => change({ views: [{ id: 'a' }, { id: 'theirs' }] })
  expect((await save(add('mine'))).status).toBe('saved')
  expect(views()).toEqual(['a', 'theirs', 'mine'])
  expect(sent).toHaveLength(2)
})

test('keeps them also where both wait for their reads', async () => {
  const outcomes = await Promise.all([save(add('b')), save(add('c'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['saved', 'saved'])
  expect(views().toSorted()).toEqual(['a', 'b', 'c'])
})

test('sends nothing for an edit in conflict or done already, and gives the record as it is', async () => {
  change({ views: [{ id: 'b' }] })
  const conflict = await save(() => ({ status: 'conflict', reason: 'Khác rồi' }))
  expect(conflict).toMatchObject({ status: 'conflict', reason: 'Khác rồi', row: { raw: stored } })
  expect((await save(add('b'))).status).toBe('saved')
  expect(sent).toHaveLength(0)
})

test.each([undefined, 'x', { a: 1 }])('writes nothing into a record that has %j there', async (found) => {
  stored = { ...first, views: found }
  expect((await save(add('b'))).status).toBe('conflict')
  expect(sent).toHaveLength(0)
})

test('starts a list where the record has null', async () => {
  stored = { ...first, views: null }
  expect((await save(add('b'))).status).toBe('saved')
  expect(views()).toEqual(['b'])
})

test('writes nothing where the record cannot be read', async () => {
  answer('/api/shop', () => Response.json({ message: 'Không được phép' }, { status: 403 }))
  const outcome = await save(add('b'))
  expect(outcome).toMatchObject({ status: 'failed', failure: { maybeDone: false } })
  expect(sent).toHaveLength(0)
})

test('reads the record again where the response lacks the list, and says so where it was not kept', async () => {
  answer('/api/shop/update', (call) => {
    change(Object(bodyIn(call)))
    return Response.json({ code: 1, message: 'ok' })
  })
  expect((await save(add('b'))).status).toBe('saved')
  answer('/api/shop/update', { code: 1, message: 'ok' })
  expect(await save(add('c'))).toMatchObject({ reason: 'Máy chủ không giữ cách xem của nhóm.' })
})

test('looks for an entry whose response was lost, and fails with the reason of a refusal', async () => {
  answer('/api/shop/update', (call) => {
    change(Object(bodyIn(call)))
    return new Response('<html>', { status: 502 })
  })
  expect((await save(add('b'))).status).toBe('saved')
  answer('/api/shop/update', () => new Response('<html>', { status: 502 }))
  expect(await save(add('c'))).toMatchObject({ status: 'failed', failure: { maybeDone: false } })
  answer('/api/shop/update', () => Response.json({ message: 'Chỉ quản trị viên' }, { status: 403 }))
  expect(await save(add('c'))).toMatchObject({
    failure: { maybeDone: false, cause: { status: 403, message: 'Chỉ quản trị viên' } },
  })
})
