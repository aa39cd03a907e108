import { expect, test, vi } from 'vitest'
import { translate } from '#text/language.ts'
import { orderActions } from './use-moves.tsx'

const siblings = ['a', 'b', 'c', 'd']

test.each([
  ['a', ['Chuyển xuống', 'c'], ['Chuyển xuống cuối', null]],
  ['b', ['Chuyển lên', 'a'], ['Chuyển xuống', 'd'], ['Chuyển xuống cuối', null]],
  ['c', ['Chuyển lên', 'b'], ['Chuyển xuống', null], ['Chuyển lên đầu', 'a']],
  ['d', ['Chuyển lên', 'c'], ['Chuyển lên đầu', 'a']],
  ['gone'],
])('offers the moves of %s among its siblings', (id, ...moves) => {
  const onMove = vi.fn()
  const actions = orderActions(siblings, id, onMove, translate)
  for (const { onSelect } of actions) onSelect()
  const before = onMove.mock.calls.map(([next]: readonly unknown[]) => next)
  expect(actions.map(({ label }, at) => [label, before[at]])).toEqual(moves)
})
