import './clean-drafts.test-data.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from './drafts.test-data.ts'
import { draftsOf } from './drafts.ts'
import { useDraftText } from './use-draft-text.ts'

const thing = { name: 'thing' }
const open = () => renderHook(() => useDraftText(thing, 'import', 'Bảng'))
const kept = async () => (await draftsOf('lan')).map(({ values }) => values?.['import'])

test('restores a text once, until it is removed', async () => {
  const first = open()
  await waitFor(() => expect(first.result.current.found).toBe(''))
  act(() => first.result.current.keep('a\tb'))
  first.unmount()
  await waitFor(async () => expect(await kept()).toEqual(['a\tb']))
  const second = open()
  await waitFor(() => expect(second.result.current.found).toBe('a\tb'))
  expect(await kept()).toEqual(['a\tb'])
  act(() => second.result.current.keep(''))
  await waitFor(async () => expect(await kept()).toEqual([]))
})

test('does not restore the text of another user', async () => {
  const mine = open()
  await waitFor(() => expect(mine.result.current.found).toBe(''))
  act(() => mine.result.current.keep('của Lan'))
  mine.unmount()
  await waitFor(async () => expect(await kept()).toEqual(['của Lan']))
  signedIn('hoa')
  const theirs = open()
  await waitFor(() => expect(theirs.result.current.found).toBe(''))
})

test('leaves a text alone that another page holds', async () => {
  const held = new Set<string>()
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name)
      await hold()
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const alone = () => renderHook(() => useDraftText(thing, 'import', 'Bảng', { isHeld: true }))
  const first = alone()
  await waitFor(() => expect(first.result.current.found).toBe(''))
  act(() => first.result.current.keep('a'))
  await waitFor(async () => expect(await kept()).toEqual(['a']))
  const second = alone()
  await waitFor(() => expect(second.result.current.found).toBe(''))
  first.unmount()
  await waitFor(() => expect(held.size).toBe(1))
  const third = alone()
  await waitFor(() => expect(third.result.current.found).toBe('a'))
})
