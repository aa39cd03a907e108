import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChangeGroup } from '#screens/changes/change-group.ts'
import { usePastePage } from './use-paste-page.ts'

const rows = Array.from({ length: 60 }, (_, key) => ({ key, cells: {} }))

/** The page of 60 rows, of which those with an even key are refused until they are corrected. */
function drawn() {
  const groups = new Map<number, ChangeGroup>(rows.map(({ key }) => [key, key % 2 === 0 ? 'refused' : 'new']))
  const { result, rerender } = renderHook(
    ({ all }: { readonly all: typeof rows }) => usePastePage(all, (key) => groups.get(key) ?? null),
    { initialProps: { all: rows } },
  )
  const correct = (...keys: readonly number[]) => {
    for (const key of keys) groups.set(key, 'changed')
    rerender({ all: rows })
  }
  return { result, rerender, correct, keys: () => result.current.rows.map(({ key }) => key) }
}

test('keeps a row of the chosen group where it is edited, although it belongs to another group by now', () => {
  const { result, correct, keys } = drawn()
  act(() => result.current.setFilter('refused'))
  expect(keys().slice(0, 3)).toEqual([0, 2, 4])
  correct(0)
  expect(keys().slice(0, 3)).toEqual([0, 2, 4])
  correct(...rows.map(({ key }) => key))
  expect([result.current.filter, keys().length]).toEqual(['refused', 30])
  act(() => result.current.setFilter(null))
  expect(keys()).toHaveLength(50)
})

test('shows the rows that come into the chosen group, and begins with its first page', () => {
  const { result, rerender, keys } = drawn()
  act(() => result.current.setPage(2))
  act(() => result.current.setFilter('refused'))
  expect([result.current.page, result.current.total]).toEqual([1, 30])
  act(() => result.current.setFilter('new'))
  expect(keys()[0]).toBe(1)
  rerender({ all: rows.slice(0, 2) })
  expect(keys()).toEqual([1])
  rerender({ all: rows.slice(0, 1) })
  expect([result.current.filter, keys()]).toEqual([null, [0]])
})
