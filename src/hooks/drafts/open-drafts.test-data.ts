import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draftStore } from './draft-store.ts'
import { signedIn } from './drafts.test-data.ts'
import { draftsOf } from './drafts.ts'
import { useDraft } from './use-draft.ts'

// A slow machine must not fail the tests.
configure({ asyncUtilTimeout: 10_000 })

/** The record of the forms, and the key of a stored draft of it. */
export const coat = rowOf<Resource>(thing, { id: 5, name: 'Áo', position: 1, active: true })
export const key = '["lan","thing","5","trước"]'

beforeEach(async () => {
  signedIn('lan')
  const all = await draftStore.all()
  await draftStore.remove(all.map(([one]) => one))
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // Wait for the write of the unmounted form.
  await new Promise((written) => setTimeout(written, 20))
  vi.restoreAllMocks()
})

/** Opens a form of a record, or of a new one. */
export function open(record: Row | null = coat) {
  const { result, unmount, rerender } = renderHook((row: Row | null) => useDraft(thing, row), {
    initialProps: record,
  })
  return {
    journal: () => result.current,
    note: (values: Readonly<Record<string, unknown>>) => act(() => result.current.note(values)),
    take: () => {
      let sent: ReturnType<typeof result.current.take> = null
      act(() => {
        sent = result.current.take()
      })
      return sent
    },
    refuse: () => act(() => result.current.refuse()),
    created: (row: Row) => rerender(row),
    unmount,
  }
}

/** The values of the stored drafts. */
export const kept = async () => (await draftsOf('lan')).map(({ values }) => values)
export const expectKept = (...values: unknown[]) => waitFor(async () => expect(await kept()).toEqual(values))
export const pause = (ms: number) => act(() => new Promise((wait) => setTimeout(wait, ms)))
