import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Row } from '#descriptor/row.ts'
import { usePicks } from './use-selection.ts'

const page = (...ids: string[]) => ids.map((id): Row => ({ id, raw: {} }) as Row)

test('a range goes from the last one to this one, either way; other pages stay picked', () => {
  const { result, rerender } = renderHook(usePicks, { initialProps: page('a', 'b', 'c', 'd') })
  const { pick } = result.current
  const ids = () => [...result.current.picks.keys()].toSorted().join('')
  act(() => pick('d', false))
  act(() => pick('b', true))
  expect(ids()).toBe('bcd')
  act(() => pick('c', false))
  expect(ids()).toBe('bd')
  rerender(page('e', 'f'))
  // The last one is on another page: a range cannot begin there.
  act(() => pick('f', true))
  expect(ids()).toBe('bdf')
  act(() => result.current.pickAll())
  expect(ids()).toBe('bdef')
  act(() => result.current.pickAll())
  expect(ids()).toBe('bd')
  expect(result.current.pick).toBe(pick)
})
