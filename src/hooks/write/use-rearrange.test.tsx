// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { useCallback } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineResource, get, number, parent, put, text } from '#descriptor/index.ts'
import { valueOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { cache } from '#hooks/read/cache.ts'
import { bodyIn, drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { overlayBranches, readPath, treeMove } from '#hooks/tree/tree-move.ts'
import { type Branches, useLazyBranches, useWholeBranches } from '#hooks/tree/use-branches.ts'
import { useNodes } from '#hooks/tree/use-nodes.ts'
import { type Move, useRearrange } from './use-rearrange.ts'

const { answer } = office()
const plan = {
  ...samplePlan,
  fields: { name: text('Tên'), parent: parent('Cha'), position: number('Vị trí', { min: 0, max: 9999 }) },
} as const
const update = put('/api/node/{id}')
const one = get('/api/node/{id}')
const whole = defineResource({
  ...plan,
  name: 'whole',
  operations: { tree: get('/api/node/tree'), one, update },
})
const byParent = get('/api/node/children', { id: 'query', idName: 'parent' })
const lazy = defineResource({ ...plan, name: 'lazy', operations: { byParent, one, update } })

type Stored = { id: string; name: string; parent: string | null; position: number; unknown?: number }
let stored: Stored[]
let puts: readonly { readonly body?: string }[]
const onMoved = vi.fn<(move: Move, undo: Move) => void>()
const onFailed = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  stored = [
    { id: 'a', name: 'Áo', parent: null, position: 1, unknown: 7 },
    { id: 'b', name: 'Bàn', parent: null, position: 2 },
    { id: 'c', name: 'Cốc', parent: null, position: 3 },
    { id: 'a1', name: 'Áo mưa', parent: 'a', position: 1 },
  ]
  const sorted = () => stored.toSorted((x, y) => x.position - y.position)
  answer('/api/node/tree', () => Response.json({ data: sorted() }))
  answer('/api/node/children', ({ search }) => {
    const requested = new URLSearchParams(search).get('parent') || null
    return Response.json({ data: sorted().filter((node) => node.parent === requested) })
  })
  for (const { id } of stored) {
    answer(`/api/node/${id}`, (call) => {
      const at = stored.findIndex((node) => node.id === id)
      if (call.method === 'PUT') stored[at] = { ...stored[at], ...(bodyIn(call) as Stored) }
      return Response.json({ code: 1, data: stored[at] })
    })
  }
  puts = []
})

const kinds = { whole, lazy }

async function tree(kind: 'whole' | 'lazy') {
  const resource = kinds[kind]
  const open = ['a']
  const { result } = drawn(() => {
    const loaded: Branches =
      // oxlint-disable-next-line react/rules-of-hooks -- the same one at each render
      kind === 'whole' ? useWholeBranches(whole) : useLazyBranches(lazy, open)
    const rearranging = useRearrange(resource, { onMoved, onFailed })
    const shown = overlayBranches(resource, loaded, rearranging.overlay)
    return { ...rearranging, shown, keep: useCallback(() => {}, []) }
  }, null)
  const rows = (id: string) => {
    const found = result.current.shown.branch(id)
    return found.state === 'ready' ? found.rows : []
  }
  const ids = (id: string) => rows(id).map((row) => row.id)
  await waitFor(() => expect(ids('a')).toEqual(['a1']))
  const moveOf = (id: string, to: { parent: string; before: string | null }) => {
    const row = [...rows(''), ...rows('a'), ...rows('b')].find((one_) => one_.id === id)
    if (!row) throw new RangeError(id)
    return treeMove(resource, row, to, result.current.overlay, cache)
  }
  const run = async (move: Move | 'cycle' | null) => {
    if (!move || move === 'cycle') throw new RangeError('no move')
    await act(async () => result.current.move(move))
  }
  return { result, ids, rows, moveOf, run }
}

test.each(['whole', 'lazy'] as const)(
  'an order shows at once, is saved with the record as it is, undone as it was: %s',
  async (kind) => {
    const { ids, moveOf, run } = await tree(kind)
    const saving = held({})
    const calls = answer('/api/node/c', async (call) => {
      if (call.method === 'PUT') {
        await saving.reply()
        stored[2] = { ...(bodyIn(call) as Stored) }
      }
      return Response.json({ code: 1, data: stored[2] })
    })
    await run(await moveOf('c', { parent: '', before: 'a' }))
    await waitFor(() => expect(ids('')).toEqual(['c', 'a', 'b']))
    expect(onMoved).not.toHaveBeenCalled()
    saving.release()
    await waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
    puts = calls.filter(({ method }) => method === 'PUT')
    expect(puts.map((call) => bodyIn(call as never))).toEqual([
      { id: 'c', name: 'Cốc', parent: null, position: 0 },
    ])
    await waitFor(() => expect(ids('')).toEqual(['c', 'a', 'b']))
    await run(onMoved.mock.calls[0]?.[1] ?? null)
    await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(ids('')).toEqual(['a', 'b', 'c']))
    expect(stored[2]?.position).toBe(3)
  },
)

test.each(['whole', 'lazy'] as const)('reverts a refused order and notifies: %s', async (kind) => {
  const { ids, moveOf, run } = await tree(kind)
  const saving = held({})
  answer('/api/node/c', async (call) => {
    if (call.method !== 'PUT') return Response.json({ code: 1, data: stored[2] })
    await saving.reply()
    return Response.json({ message: 'không' }, { status: 422 })
  })
  await run(await moveOf('c', { parent: '', before: 'a' }))
  await waitFor(() => expect(ids('')).toEqual(['c', 'a', 'b']))
  saving.release()
  await waitFor(() => expect(ids('')).toEqual(['a', 'b', 'c']))
  expect(onFailed).toHaveBeenCalledOnce()
  expect(onMoved).not.toHaveBeenCalled()
})

test.each(['whole', 'lazy'] as const)(
  'another parent shows when it is saved, both branches at once: %s',
  async (kind) => {
    const { ids, moveOf, run, result } = await tree(kind)
    const saving = held({})
    answer('/api/node/b', async (call) => {
      if (call.method === 'PUT') {
        await saving.reply()
        stored[1] = { ...(bodyIn(call) as Stored) }
      }
      return Response.json({ code: 1, data: stored[1] })
    })
    await run(await moveOf('b', { parent: 'a', before: null }))
    await waitFor(() => expect(result.current.movingId).toBe('b'))
    expect([ids(''), ids('a')]).toEqual([['a', 'b', 'c'], ['a1']])
    saving.release()
    await waitFor(() =>
      expect([ids(''), ids('a')]).toEqual([
        ['a', 'c'],
        ['a1', 'b'],
      ]),
    )
    expect(stored[1]).toMatchObject({ parent: 'a', position: 2 })
    await waitFor(() => expect(result.current.movingId).toBeNull())
    expect([ids(''), ids('a')]).toEqual([
      ['a', 'c'],
      ['a1', 'b'],
    ])
  },
)

test('those in the way are pushed first, the moved one is saved last', async () => {
  const { moveOf } = await tree('lazy')
  const move = await moveOf('c', { parent: '', before: 'b' })
  expect(move).toMatchObject({
    isOrder: true,
    changes: [
      { row: { id: 'b' }, values: { position: 3 } },
      { row: { id: 'c' }, values: { position: 2 } },
    ],
  })
  expect(await moveOf('c', { parent: '', before: null })).toBeNull()
})

test.each(['whole', 'lazy'] as const)('refuses a move of a record below itself: %s', async (kind) => {
  const { moveOf } = await tree(kind)
  expect(await moveOf('a', { parent: 'a1', before: null })).toBe('cycle')
  expect(await moveOf('a', { parent: 'a', before: null })).toBe('cycle')
})

test('reads the path of a record from loaded rows, else record by record, and ends at a cycle', async () => {
  const path = await readPath(lazy, 'a1', cache)
  expect(path.map(({ id }) => id)).toEqual(['a', 'a1'])
  stored[0] = { ...(stored[0] as Stored), parent: 'a1' }
  expect((await readPath(lazy, 'a1', cache)).map(({ id }) => id)).toEqual(['a', 'a1'])
})

test('searches a whole tree without diacritics, and returns each match with its path', async () => {
  const { result } = drawn((names: string) => useNodes(whole, names), 'ao MUA')
  await waitFor(() => expect(result.current.data).toHaveLength(1))
  const [found] = result.current.data ?? []
  expect(found && valueOf(found.row, 'name')).toBe('Áo mưa')
  expect(found?.path).toEqual([{ id: 'a', label: 'Áo' }])
})

test('keeps a record that was moved into a collapsed branch until the branch is refetched', async () => {
  const { result, moveOf, run } = await tree('lazy')
  const move = await moveOf('c', { parent: 'b', before: null })
  const reading = held({})
  answer('/api/node/children', async ({ search }) => {
    const requested = new URLSearchParams(search).get('parent') || null
    if (requested === 'b') await reading.reply()
    return Response.json({ data: stored.filter((node) => node.parent === requested) })
  })
  await run(move)
  await waitFor(() =>
    expect(result.current.shown.branch('')).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }] }),
  )
  await waitFor(() => expect(cache.getQueryState(['lazy', 'children', ''])?.fetchStatus).toBe('idle'))
  expect([...result.current.overlay.keys()]).toEqual(['c'])
  reading.release()
  await waitFor(() => expect(result.current.overlay.size).toBe(0))
  expect(cache.getQueryData(['lazy', 'children', 'b'])).toMatchObject([{ id: 'c' }])
})
