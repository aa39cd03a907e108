import './clean-drafts.test-data.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draftsOf } from './drafts.ts'
import { useDraft } from './use-draft.ts'

/** The record of the forms, and the key of a stored draft of it. */
export const coat = rowOf<Resource>(thing, { id: 5, name: 'Áo', position: 1, active: true })
export const key = '["lan","thing","5","trước"]'

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
