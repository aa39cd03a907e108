// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasItems } from '#descriptor/dialects/success-rules.ts'
import { hasCode, hasData } from '#descriptor/index.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { isTruthy, type SuccessRule } from '#descriptor/success.ts'
import { saveChange } from '#hooks/changes/save-change.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { deleteRecord } from './use-delete.ts'
import { useSaves } from './use-save.test-data.ts'
import { useSwitch } from './use-switch.ts'
import type { WriteFailed } from './write-failed.ts'

const { answer } = office()

/** A back-end that carries writes out where `isWorking`, and answers them as `respond` says. */
function shop(respond: (id: number) => Response, isWorking = true) {
  const stored = new Map<number, object>()
  const list = () =>
    Response.json({ data: { results: [...stored.values()], pagination: { total: stored.size } } })
  const searches = answer('/api/thing/search', list)
  const creates = answer('/api/thing/create', (call) => {
    const id = stored.size + 1
    if (isWorking) stored.set(id, { ...Object(bodyIn(call)), id })
    return respond(id)
  })
  answer('/api/thing/1', () =>
    stored.has(1) ? Response.json({ data: stored.get(1) }) : Response.json({}, { status: 404 }),
  )
  answer('/api/thing/update/1', (call) => {
    if (isWorking) stored.set(1, Object(bodyIn(call)))
    return respond(1)
  })
  answer('/api/thing/delete/1', () => {
    if (isWorking) stored.delete(1)
    return respond(1)
  })
  return { stored, creates, searches }
}

function form(resource: Resource = thing) {
  const { result } = drawn(() => useSaves(resource), null)
  const values = { name: 'Áo', url: 'ao', position: 1, active: true, author: '' }
  return () => act(() => result.current.save(null, values))
}

const silent: readonly (readonly [string, (id: number) => Response])[] = [
  ['201 without a body', () => new Response(null, { status: 201 })],
  ['204', () => new Response(null, { status: 204 })],
  ['200 without a body', () => new Response(null)],
  ['blanks', () => new Response(' \n')],
  ['null', () => Response.json(null)],
  ['an empty text', () => Response.json('')],
  ['a blank text', () => Response.json(' ')],
  [
    '201 with the address',
    (id) => new Response(null, { status: 201, headers: { Location: `/api/thing/${id}` } }),
  ],
]

test.each(silent)('makes one record where a create is answered by %s', async (_, respond) => {
  const { stored, creates } = shop(respond)
  const save = form()
  expect(await save()).toMatchObject({ status: 'saved', saved: { id: '1', name: 'Áo' } })
  expect([creates.length, stored.size]).toEqual([1, 1])
})

test('reads the created record at the address of the response, without a search', async () => {
  const { searches } = shop(
    (id) => new Response(null, { status: 204, headers: { Location: `https://x.vn/things/${id}?a=1` } }),
  )
  expect(await form()()).toMatchObject({ status: 'saved', saved: { id: '1' } })
  expect(searches).toHaveLength(0)
})

test('looks in the list where the address of the response is not that of a record', async () => {
  shop(() => new Response(null, { status: 201, headers: { Location: '/api/thing/search' } }))
  expect(await form()()).toMatchObject({ status: 'saved', saved: { id: '1' } })
})

test('says what was found where the create was not carried out, and looks again before another request', async () => {
  const { stored, creates } = shop(() => new Response(null, { status: 204 }), false)
  const save = form()
  const outcome = await save()
  expect(outcome).toMatchObject({
    status: 'failed',
    outcome: 'not saved',
    failure: { text: 'Lưu thành thất bại!' },
  })
  // Carried out after the look.
  stored.set(1, { id: 1, name: 'Áo', url: 'ao', position: 1, active: true })
  expect(await save()).toMatchObject({ status: 'saved', saved: { id: '1' } })
  expect(creates).toHaveLength(1)
})

test('sends a create again that was not carried out, beside a record of its name that was loaded before', async () => {
  const { stored, creates } = shop(() => new Response(null, { status: 204 }), false)
  stored.set(1, { id: 1, name: 'Áo', url: 'ao', position: 1, active: true })
  await cache.fetchQuery(listOptions(thing, defaultListState(thing)))
  const save = form()
  expect(await save()).toMatchObject({ status: 'failed', outcome: 'not saved' })
  await cache.refetchQueries()
  expect(await save()).toMatchObject({ status: 'failed', outcome: 'not saved' })
  expect(creates).toHaveLength(2)
})

test('sends nothing again while the list that has the created record cannot be read', async () => {
  const { creates } = shop(() => new Response(null, { status: 204 }))
  answer('/api/thing/search', () => Response.json({}, { status: 403 }))
  const save = form()
  expect(await save()).toMatchObject({ status: 'failed', outcome: 'unknown', failure: { maybeDone: true } })
  expect(await save()).toMatchObject({ status: 'failed', outcome: 'unknown' })
  expect(creates).toHaveLength(1)
})

test('finds the created record in a list that has no search', async () => {
  const { creates } = shop(() => new Response(null, { status: 204 }))
  const { search: _, ...list } = thing.list
  expect(await form({ ...thing, list })()).toMatchObject({ status: 'saved', saved: { id: '1' } })
  expect(creates).toHaveLength(1)
})

const ruled = (succeeds: SuccessRule): Resource => {
  const { create, update, remove } = thing.operations
  const operations = {
    ...thing.operations,
    create: { ...create, succeeds },
    update: { ...update, succeeds },
    remove: { ...remove, succeeds },
  }
  return { ...thing, operations }
}

test.each<readonly [SuccessRule, unknown, string]>([
  [isTruthy, {}, 'saved'],
  [isTruthy, false, 'refused'],
  [isTruthy, 0, 'refused'],
  [hasCode, {}, 'not saved'],
  [hasCode, [], 'not saved'],
  [hasCode, { code: 0 }, 'refused'],
  [hasCode, { message: 'Trùng tên' }, 'refused'],
  [hasData, {}, 'not saved'],
  [hasData, { data: null }, 'refused'],
  [hasItems, [], 'not saved'],
])('takes by the rule “$0.name” the body %j for %s', async (rule, body, expected) => {
  shop(() => Response.json(body), false)
  const outcome = await form(ruled(rule))()
  expect(outcome.status === 'failed' ? outcome.outcome : outcome.status).toBe(expected)
})

const known = rowOf<Resource>(thing, { id: 1, name: 'Áo', url: 'ao', position: 1, active: true })
const update = (name: string) => {
  const { result } = drawn(() => useSaves(thing), null)
  return act(() => result.current.save(known, { ...valuesOf(thing, known), name }))
}

test.each([
  ['carried out', true, { status: 'saved', saved: { id: '1', name: 'Áo len' } }],
  ['not carried out', false, { status: 'failed', outcome: 'not saved' }],
])(
  'reads the record again after an update without a response body that was %s',
  async (_, isWorking, expected) => {
    const { stored } = shop(() => new Response(null, { status: 204 }), isWorking)
    stored.set(1, known.raw)
    expect(await update('Áo len')).toMatchObject(expected)
  },
)

test('counts an update as saved whose values the back-end has put into another form', async () => {
  const { stored } = shop(() => new Response(null, { status: 204 }))
  stored.set(1, known.raw)
  answer('/api/thing/update/1', () => {
    stored.set(1, { ...known.raw, name: 'ÁO LEN' })
    return new Response(null, { status: 204 })
  })
  expect(await update('Áo len')).toMatchObject({ status: 'saved', saved: { name: 'ÁO LEN' } })
})

test('counts a delete without a response body as done once the record is gone', async () => {
  shop(() => new Response(null, { status: 204 }))
  await deleteRecord(thing, '1')
})

test('says after a delete without a response body that the record is still there', async () => {
  const { stored } = shop(() => new Response(null, { status: 204 }), false)
  stored.set(1, known.raw)
  const failure = await deleteRecord(thing, '1').catch((error: unknown) => error)
  expect(failure).toMatchObject({ maybeDone: false, text: 'Chưa xóa được.' })
  expect((failure as WriteFailed).more('delete')).toEqual([
    'Máy chủ không cho biết đã làm hay chưa.',
    'Mục này vẫn còn; bạn xem lại nhé.',
  ])
})

test('sends nothing again where the created record is found without an id', async () => {
  const { creates } = shop(() => new Response(null, { status: 204 }))
  answer('/api/thing/search', () => {
    const raw = { name: 'Áo', url: 'ao', position: 1, active: true }
    return Response.json({ data: { results: creates.length > 0 ? [raw] : [] } })
  })
  const save = form()
  expect(await save()).toMatchObject({ status: 'failed', outcome: 'unknown' })
  expect(await save()).toMatchObject({ status: 'failed', outcome: 'unknown' })
  expect(creates).toHaveLength(1)
})

test.each([
  ['carried out before its list could be read', true, ['unsure', 'done'], 1],
  ['not carried out', false, ['failed', 'done'], 2],
])('sends the create of a table row again only where it was %s', async (_, isWorking, expected, count) => {
  let [isFirst, isReadable] = [true, false]
  const { stored, creates } = shop(() => {
    const isLost = isFirst
    isFirst = false
    return isLost ? new Response(null, { status: 201 }) : Response.json({ code: 1, data: { id: 7 } })
  }, isWorking)
  const results = () => Response.json({ data: { results: [...stored.values()] } })
  answer('/api/thing/search', () =>
    isFirst || !isWorking || isReadable ? results() : Response.json({}, { status: 403 }),
  )
  const values = { name: 'Áo', url: 'ao', position: 1, active: true, author: '' }
  const change = { key: 0, line: 1, status: 'new', before: null, values, changes: [], problems: {} } as const
  const create = { key: 'k', sentAt: Date.now() }
  const first = await saveChange(thing, change, { create, isUnsure: false, pending: undefined })
  isReadable = true
  const pending = 'pending' in first ? first.pending : undefined
  const second = await saveChange(thing, change, { create, isUnsure: true, pending })
  expect([first.status, second.status]).toEqual(expected)
  expect(creates).toHaveLength(count)
})

test('switches a row on by an update without a response body', async () => {
  const { stored } = shop(() => new Response(null, { status: 204 }))
  stored.set(1, { ...known.raw, active: false })
  const onFailed = vi.fn()
  const { result } = drawn(() => useSwitch(thing, onFailed), null)
  const row = rowOf<Resource>(thing, stored.get(1) as Raw)
  await act(() => result.current.mutateAsync({ row, name: 'active', to: true }))
  expect([onFailed.mock.calls, stored.get(1)]).toMatchObject([[], { active: true }])
})
