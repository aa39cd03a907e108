// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Row } from '#descriptor/row.ts'
import type { Branch } from '#hooks/tree/use-branches.ts'
import { treeItems } from './tree-items.ts'
import {
  type Drop,
  isSelfOrDescendant,
  pathOfItem,
  positionAfterStep,
  positionOfDrop,
  type Step,
} from './tree-position.ts'

const below: Readonly<Record<string, readonly string[]>> = {
  '': ['a', 'b', 'c'],
  a: ['a1', 'a2'],
  a2: ['a2x'],
}
const source = {
  branch: (id: string): Branch => ({
    state: 'ready',
    rows: (below[id] ?? []).map((one) => ({ id: one, raw: {} }) as Row),
  }),
  hasChildren: ({ id }: { readonly id: string }) => id in below,
  open: new Set(['a', 'a2']),
}
const items = treeItems(source)

describe('one step', () => {
  const step = (id: string, to: Step) => positionAfterStep(source, items, id, to)

  test('moves up and down among siblings, up to the first and the last', () => {
    expect(step('b', 'up')).toEqual({ parent: '', before: 'a' })
    expect(step('a', 'up')).toBeNull()
    expect(step('a', 'down')).toEqual({ parent: '', before: 'c' })
    expect(step('b', 'down')).toEqual({ parent: '', before: null })
    expect(step('c', 'down')).toBeNull()
  })

  test('moves to the start and to the end of the siblings', () => {
    expect(step('c', 'first')).toEqual({ parent: '', before: 'a' })
    expect(step('a', 'first')).toBeNull()
    expect(step('a', 'last')).toEqual({ parent: '', before: null })
    expect(step('c', 'last')).toBeNull()
  })

  test('into the one before, and out behind the parent', () => {
    expect(step('b', 'in')).toEqual({ parent: 'a', before: null })
    expect(step('a', 'in')).toBeNull()
    expect(step('a2x', 'out')).toEqual({ parent: 'a', before: null })
    expect(step('a1', 'out')).toEqual({ parent: '', before: 'b' })
    expect(step('a', 'out')).toBeNull()
  })
})

describe('a drop', () => {
  const drop = (moved: string, onto: string, where: Drop['where'], level?: number) =>
    positionOfDrop(source, items, moved, onto, level === undefined ? { where } : { where, level })

  test('above and below a line', () => {
    expect(drop('c', 'a', 'above')).toEqual({ parent: '', before: 'a' })
    expect(drop('c', 'a1', 'below')).toEqual({ parent: 'a', before: 'a2' })
    expect(drop('a1', 'c', 'below')).toEqual({ parent: '', before: null })
  })

  test('inside: as the first of those that are seen, else at the end', () => {
    expect(drop('c', 'a', 'inside')).toEqual({ parent: 'a', before: 'a1' })
    expect(drop('c', 'b', 'inside')).toEqual({ parent: 'b', before: null })
  })

  test('returns the position after the ancestor of the level that a row is dragged out to', () => {
    expect(drop('c', 'a2x', 'below', 1)).toEqual({ parent: '', before: 'b' })
    expect(drop('c', 'a2x', 'below', 2)).toEqual({ parent: 'a', before: null })
  })

  test('returns null for the current position of the record', () => {
    expect(drop('a', 'b', 'above')).toBeNull()
    expect(drop('b', 'a', 'below')).toBeNull()
    expect(drop('c', 'c', 'inside')).toBeNull()
    expect(drop('a1', 'a', 'inside')).toBeNull()
  })
})

test('returns the ancestors of a row, and whether a row is below another', () => {
  expect(pathOfItem(items, 'a2x').map(({ id }) => id)).toEqual(['a', 'a2', 'a2x'])
  expect(pathOfItem(items, 'none')).toEqual([])
  expect([
    isSelfOrDescendant(items, 'a2x', 'a'),
    isSelfOrDescendant(items, 'a', 'a'),
    isSelfOrDescendant(items, 'b', 'a'),
  ]).toEqual([true, true, false])
})
