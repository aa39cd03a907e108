import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PaneHandle } from './pane-props.ts'
import { usePaneCommands } from './use-pane-commands.ts'

afterEach(cleanup)

/** A pane that is ready on demand, an address that is ahead of the screen, and what the commands have done. */
function drawn(open: string) {
  const done: string[] = []
  const address = { open }
  const state = { isReady: true }
  const pane = { current: { isReady: () => state.isReady } as PaneHandle }
  const { result, rerender } = renderHook(
    (shown: string) => usePaneCommands(shown, () => address.open, pane),
    { initialProps: open },
  )
  const show = (id: string) => act(async () => rerender(id))
  const press = (key: string, moveTo?: string) =>
    act(() =>
      result.current.run(() => {
        done.push(`${key} on ${address.open}`)
        if (moveTo === undefined) return
        result.current.moveOn()
        address.open = moveTo
      }),
    )
  const load = (isReady: boolean) => {
    state.isReady = isReady
    return act(async () => result.current.onReady())
  }
  return { done, address, show, press, load }
}

test('runs a command at once where the pane is ready', () => {
  const { done, press } = drawn('a')
  press('1')
  expect(done).toEqual(['1 on a'])
})

test('runs the commands of a pane that is being loaded in their order', async () => {
  const { done, press, load } = drawn('a')
  await load(false)
  press('1')
  press('e')
  expect(done).toEqual([])
  await load(true)
  expect(done).toEqual(['1 on a', 'e on a'])
})

test('runs commands after a finished record on the one that opens next', async () => {
  const { done, press, show } = drawn('a')
  press('e', 'b')
  press('1')
  press('e', 'c')
  press('1')
  expect(done).toEqual(['e on a'])
  await show('b')
  expect(done).toEqual(['e on a', '1 on b', 'e on b'])
  await show('c')
  expect(done.at(-1)).toBe('1 on c')
})

test('drops waiting commands with a record that is left otherwise, and acts on no record that is being left', async () => {
  const { done, press, load, address, show } = drawn('a')
  await load(false)
  press('e')
  address.open = 'b'
  await load(true)
  expect(done).toEqual([])
  await show('b')
  expect(done).toEqual([])
  press('1')
  expect(done).toEqual(['1 on b'])
})
