import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { session } from '#session/session.ts'
import type { MessageLine } from './message-line.ts'
import { type MessageEdits, useMessageEdit, useMessageEdits } from './use-message-edit.ts'

const lines = (total: string): readonly MessageLine[] => [
  { key: 'greeting', text: 'Chào', kind: 'greeting' },
  { key: 'total', text: `Tổng: ${total}`, kind: 'total' },
]

function drawn() {
  return renderHook(
    ({ total, language }: { readonly total: readonly MessageLine[]; readonly language: 'vi' | 'en' }) => {
      const [edits, store] = useState<MessageEdits>({})
      return useMessageEdit(total, language, { edits, store })
    },
    { initialProps: { total: lines('100'), language: 'vi' } },
  )
}

test('follows the prices until it is edited, and keeps the edited words after that', async () => {
  const { result, rerender } = drawn()
  rerender({ total: lines('110'), language: 'vi' })
  expect(result.current.text).toBe('Chào\nTổng: 110')
  act(() => result.current.onEdit('Chào chị\nTổng: 110'))
  rerender({ total: lines('120'), language: 'vi' })
  await waitFor(() => expect(result.current.text).toBe('Chào chị\nTổng: 120'))
  expect(result.current.changes).toEqual([{ key: 'total', before: 'Tổng: 110', after: 'Tổng: 120' }])
  act(() => {
    result.current.onSeen()
  })
  expect(result.current.changes).toEqual([])
  act(() => result.current.onReset())
  expect([result.current.text, result.current.isEdited]).toEqual(['Chào\nTổng: 120', false])
})

test('keeps an edited price until its new line is taken', async () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào\nTổng: 95 thôi'))
  rerender({ total: lines('120'), language: 'vi' })
  await waitFor(() => expect(result.current.changes).toHaveLength(1))
  rerender({ total: lines('130'), language: 'vi' })
  await waitFor(() => expect(result.current.changes[0]?.after).toBe('Tổng: 130'))
  expect(result.current.text).toBe('Chào\nTổng: 95 thôi')
  const [change] = result.current.changes
  act(() => change && result.current.onTake(change))
  expect(result.current.text).toBe('Chào\nTổng: 130')
  expect(result.current.isEdited).toBe(false)
})

test('edits each language by itself', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào chị'))
  rerender({ total: lines('100'), language: 'en' })
  expect(result.current.text).toBe('Chào\nTổng: 100')
  rerender({ total: lines('100'), language: 'vi' })
  expect(result.current.text).toBe('Chào chị')
})

test('keeps the changes of edited lines over a reload, and drops damaged ones', async () => {
  const change = { key: 'total', before: 'Tổng: 100', after: 'Tổng: 120', own: 'Tổng: 95 thôi' }
  const removed = { key: 'fee', before: 'Phí: 5', after: '' }
  const many = Array.from({ length: 500 }, (_, at) => ({ ...removed, key: `fee ${at}` }))
  const edit = { base: lines('120'), text: 'Chào\nTổng: 95 thôi' }
  await userDataStore.write(session.storedUser()?.subject ?? '', 'message', {
    vi: { ...edit, changes: [change, removed, 'x', { before: 'Tổng: 100', after: 'Tổng: 120' }] },
    en: { ...edit, changes: many },
    jp: edit,
  })
  const { result } = renderHook(() => useMessageEdits())
  expect(result.current).toMatchObject({ edits: {}, isLoading: true })
  await waitFor(() => expect(result.current.edits.vi?.changes).toEqual([change, removed]))
  expect([result.current.edits.en?.changes.length, result.current.edits.jp?.changes]).toEqual([300, []])
})
