// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Row } from '#descriptor/row.ts'
import type { Branch } from '#hooks/tree/use-branches.ts'
import { treeItems } from './tree-items.ts'

const source = (below: Readonly<Record<string, readonly string[]>>, open: readonly string[]) => ({
  branch: (id: string): Branch =>
    id in below
      ? { state: 'ready', rows: (below[id] ?? []).map((one) => ({ id: one, raw: {} }) as Row) }
      : { state: 'loading' },
  hasChildren: ({ id }: { readonly id: string }) => !id.startsWith('leaf'),
  open: new Set(open),
})

describe('treeItems', () => {
  it('lists the expanded nodes in order, with level and position', () => {
    const items = treeItems(source({ '': ['a', 'leaf'], a: ['leaf1', 'leaf2'] }, ['a']))
    expect(items.map(({ id, level }) => [id, level])).toEqual([
      ['a', 1],
      ['leaf1', 2],
      ['leaf2', 2],
      ['leaf', 1],
    ])
    expect(items[2]).toMatchObject({ parent: 'a', position: 2, siblings: 2, isOpen: undefined })
    expect(items[0]).toMatchObject({ isOpen: true })
  })

  it('adds a note for children that are loading or missing', () => {
    expect(treeItems(source({ '': ['a'] }, ['a']))[1]).toMatchObject({
      kind: 'note',
      branch: { state: 'loading' },
    })
    const none = treeItems(source({ '': ['a'], a: [] }, ['a']))[1]
    expect(none).toMatchObject({ kind: 'note', branch: { state: 'ready' } })
    expect(treeItems(source({ '': [] }, []))).toEqual([])
  })

  it('renders a record once if it is among its own descendants', () => {
    expect(treeItems(source({ '': ['a'], a: ['b'], b: ['a'] }, ['a', 'b'])).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ])
  })

  it('is as deep as the data', () => {
    const below: Record<string, readonly string[]> = { '': ['n0'] }
    for (let n = 0; n < 20_000; n += 1) below[`n${n}`] = [`n${n + 1}`]
    expect(treeItems(source(below, Object.keys(below))).length).toBeGreaterThan(20_000)
  })
})
