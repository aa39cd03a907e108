import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { removeView } from './remove-view.ts'
import { useSavedViews } from './use-saved-views.ts'

const view = (name: string, query = `search=${name}`) => ({ name, query, columns: null })
const [a, b, c] = [view('a'), view('b'), view('c')]

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The saved views after `a`, the default one, is removed; `undo` presses the button of the notice. */
function removed() {
  const { result } = renderHook(() => useSavedViews(thing))
  act(() => result.current.setViews([a, b]))
  act(() => result.current.setFirst(a.query))
  act(() => removeView(thing, a, result.current))
  const notice = shownNotices().find(({ undo }) => undo)
  return { result, undo: () => act(() => notice?.undo?.()) }
}

test('an undo brings a removed view back to its place, and as the default', () => {
  const { result, undo } = removed()
  expect(result.current).toMatchObject({ views: [b], first: '' })
  undo()
  expect(result.current).toMatchObject({ views: [a, b], first: a.query })
})

test('an undo keeps a view that was saved and chosen as the default since', () => {
  const { result, undo } = removed()
  act(() => result.current.setViews([...result.current.views, c]))
  act(() => result.current.setFirst(c.query))
  undo()
  expect(result.current).toMatchObject({ views: [a, b, c], first: c.query })
})

test('an undo leaves a new view that has the name of the removed one', () => {
  const { result, undo } = removed()
  const other = view('a', 'search=other')
  act(() => result.current.setViews([...result.current.views, other]))
  undo()
  expect(result.current.views).toMatchObject([b, other])
  expect(shownNotices().at(-1)).toMatchObject({ tone: 'bad', text: 'Tên này đã có rồi.' })
})

test('an undo brings a view back where the browser refuses to store it', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse })
  const { result, undo } = removed()
  undo()
  expect(result.current).toMatchObject({ views: [a, b], first: a.query })
})

test('an undo brings a hidden view of the team back as the default', () => {
  const { result } = renderHook(() => useSavedViews(thing))
  const shared = { ...a, id: '7' }
  act(() => result.current.setTeam([shared]))
  act(() => result.current.setFirst(a.query))
  act(() => removeView(thing, shared, result.current))
  expect(result.current).toMatchObject({ team: [], first: '' })
  act(() =>
    shownNotices()
      .findLast(({ undo }) => undo)
      ?.undo?.(),
  )
  expect(result.current).toMatchObject({ team: [shared], first: a.query })
})
