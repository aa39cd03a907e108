import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { useFormPreload } from './use-form-preload.ts'

const loads = vi.hoisted(() => ({ drawer: vi.fn(async () => {}), parts: vi.fn(async () => {}) }))
vi.mock('./form/lazy-record-drawer.tsx', () => ({ LazyRecordDrawer: { preload: loads.drawer } }))
vi.mock('./load-form-parts.ts', () => ({ loadFormParts: loads.parts }))

let pending: (() => void)[] = []

beforeEach(() => {
  pending = []
  vi.clearAllMocks()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => pending.push(run))
  vi.stubGlobal('cancelIdleCallback', (id: number) => pending.splice(id - 1, 1))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('loads the form and its inputs once the rows are there and the page is idle', () => {
  const { rerender } = renderHook(({ isReady }) => useFormPreload(thing, isReady), {
    initialProps: { isReady: false },
  })
  expect(pending).toHaveLength(0)
  rerender({ isReady: true })
  expect(loads.parts).not.toHaveBeenCalled()
  for (const run of pending) run()
  expect(loads.drawer).toHaveBeenCalledOnce()
  expect(loads.parts).toHaveBeenCalledExactlyOnceWith(thing)
})

test('loads the inputs of a form with its own route, too', () => {
  const paged = { ...thing, form: { ...thing.form, path: '/thing' } }
  renderHook(() => useFormPreload(paged, true))
  for (const run of pending) run()
  expect(loads.drawer).toHaveBeenCalledOnce()
  expect(loads.parts).toHaveBeenCalledExactlyOnceWith(paged)
})

test('loads nothing for a list that is left before the page is idle', () => {
  const { unmount } = renderHook(() => useFormPreload(thing, true))
  unmount()
  expect(pending).toHaveLength(0)
})
