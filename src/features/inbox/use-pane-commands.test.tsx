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
  const handle = {
    isReady: () => state.isReady,
    reply: () => void done.push(`reply on ${address.open}`),
  } as PaneHandle
  const pane: { current: PaneHandle | null } = { current: handle }
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
  const reply = () => act(() => result.current.reply())
  /** Renders the pane of the record, or takes it away while the record is being loaded. */
  const render = (isRendered: boolean) => {
    pane.current = isRendered ? handle : null
    return act(async () => result.current.onReady())
  }
  return { done, address, show, press, reply, load, render }
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

test('replies while the record is being saved, without waiting', async () => {
  const { done, reply, load } = drawn('a')
  await load(false)
  reply()
  expect(done).toEqual(['reply on a'])
})

test('drops the letters after a reply that waits for its record, and replies once it is loaded', async () => {
  const { done, press, reply, render, load } = drawn('a')
  await load(false)
  await render(false)
  reply()
  press('e')
  press('1')
  await render(true)
  expect(done).toEqual(['reply on a'])
  await load(true)
  expect(done).toEqual(['reply on a'])
  press('e')
  expect(done).toEqual(['reply on a', 'e on a'])
})

test('replies after the commands before it, on the record that they open, and drops the letters after it', async () => {
  const { done, press, reply, show, load } = drawn('a')
  await load(false)
  press('e', 'b')
  reply()
  press('e', 'c')
  await load(true)
  expect(done).toEqual(['e on a'])
  await show('b')
  expect(done).toEqual(['e on a', 'reply on b'])
})

test('accepts commands again after a reply that was dropped with its record', async () => {
  const { done, press, reply, render, address, show } = drawn('a')
  await render(false)
  reply()
  address.open = 'b'
  await show('b')
  await render(true)
  press('1')
  expect(done).toEqual(['1 on b'])
})
