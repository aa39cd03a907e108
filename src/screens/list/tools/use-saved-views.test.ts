import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { mostViews, readViews } from './saved-view.ts'
import { useSavedViews } from './use-saved-views.ts'

const view = (name: string) => ({ name, query: `search=${name}`, columns: ['logo'] })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('restores at most twenty views; a removed view is no longer the default', () => {
  const { result } = renderHook(() => useSavedViews(thing))
  act(() => result.current.setViews(Array.from({ length: 25 }, (_, n) => view(String(n)))))
  expect(renderHook(() => useSavedViews(thing)).result.current.views).toHaveLength(mostViews)
  act(() => result.current.setViews([view('a'), view('b')]))
  act(() => result.current.setFirst('search=a'))
  act(() => result.current.setViews([view('b')]))
  expect(renderHook(() => useSavedViews(thing)).result.current).toMatchObject({
    views: [view('b')],
    first: '',
  })
})

test.each(['', 'x', '{}', 'null', '[1,null,{"name":""}]'])('reads no views from %j', (kept) => {
  expect(readViews(kept)).toEqual([])
})

test('reads the columns of a view; one of an earlier version has none', () => {
  const stored = [
    { name: 'a', query: 'q', columns: ['logo', 'name'] },
    { name: 'b', query: 'q', columns: null },
    { name: 'c', query: 'q' },
  ]
  expect(readViews(JSON.stringify(stored))).toEqual(stored)
  expect(readViews('[{"name":"d","query":"q","hidden":["logo"]}]')).toEqual([{ name: 'd', query: 'q' }])
})

test('notifies once if storage refuses, and keeps the view for the visit', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse })
  const { result } = renderHook(() => useSavedViews(thing))
  act(() => result.current.setViews([view('a')]))
  act(() => result.current.setViews([view('a'), view('b')]))
  expect(result.current.views).toHaveLength(2)
  expect(shownNotices()).toHaveLength(1)
})
