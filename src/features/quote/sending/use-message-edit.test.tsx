import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { session } from '#session/session.ts'
import type { MessageLine } from './message-line.ts'
import { type MessageEdits, useMessageEdit, useMessageEdits } from './use-message-edit.ts'

const lines = (total: string): readonly MessageLine[] => [
  { key: 'greeting', text: 'Chào', kind: 'greeting' },
  { key: 'total', text: `Tổng: ${total}`, kind: 'total', label: 'Tổng', amount: total },
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

test('follows the prices until it is edited, and keeps the edited words after that', () => {
  const { result, rerender } = drawn()
  rerender({ total: lines('110'), language: 'vi' })
  expect(result.current.text).toBe('Chào\nTổng: 110')
  act(() => result.current.onEdit('Chào chị\nTổng: 110'))
  rerender({ total: lines('120'), language: 'vi' })
  expect([result.current.text, result.current.changes]).toEqual(['Chào chị\nTổng: 120', []])
  act(() => result.current.onReset())
  expect([result.current.text, result.current.isEdited]).toEqual(['Chào\nTổng: 120', false])
})

test('keeps an edited amount, and the change since then until that line is edited again', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào\nTổng: 95 thôi'))
  rerender({ total: lines('120'), language: 'vi' })
  rerender({ total: lines('130'), language: 'vi' })
  const changes = [{ key: 'total', label: 'Tổng', before: '100', after: '130' }]
  expect([result.current.text, result.current.changes]).toEqual(['Chào\nTổng: 95 thôi', changes])
  act(() => result.current.onEdit('Chào chị\nTổng: 95 thôi'))
  expect(result.current.changes).toEqual(changes)
  act(() => result.current.onEdit('Chào chị\nTổng: 125 thôi'))
  expect(result.current.changes).toEqual([])
  act(() => result.current.onEdit('Chào\nTổng: 130'))
  expect(result.current.isEdited).toBe(false)
})

test('lists a relabelled amount until it is written again with another amount', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào\nCả thảy: 100'))
  rerender({ total: lines('120'), language: 'vi' })
  const changes = [{ key: 'total', label: 'Tổng', before: '100', after: '120' }]
  act(() => result.current.onEdit('Chào\nTất cả: 100\nTặng hộp'))
  expect(result.current.changes).toEqual(changes)
  act(() => result.current.onEdit('Chào\nTất cả: 120\nTặng hộp'))
  expect(result.current.changes).toEqual([])
  rerender({ total: lines('130'), language: 'vi' })
  expect(result.current.changes).toEqual([{ ...changes[0], before: '120', after: '130' }])
})

test('follows the prices again in a line that is retyped as it is generated', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào chị\nCả thảy: 100'))
  rerender({ total: lines('120'), language: 'vi' })
  act(() => result.current.onEdit('Chào chị\nTổng: 120'))
  expect(result.current.changes).toEqual([])
  rerender({ total: lines('130'), language: 'vi' })
  expect([result.current.text, result.current.changes]).toEqual(['Chào chị\nTổng: 130', []])
})

test('lists no removed amount that the quote no longer has', () => {
  const { result, rerender } = drawn()
  const packing = {
    key: 'packing',
    text: 'Đóng gỗ: 50\u00a0₫',
    kind: 'price',
    label: 'Đóng gỗ',
    amount: '50\u00a0₫',
  } as const
  rerender({ total: [...lines('100'), packing], language: 'vi' })
  act(() => result.current.onEdit('Chào\nTổng: 100'))
  rerender({ total: lines('100'), language: 'vi' })
  expect(result.current.changes).toEqual([])
  act(() => result.current.onReset())
  rerender({ total: [...lines('100'), packing], language: 'vi' })
  act(() => result.current.onEdit('Chào\nTổng: 100\nThùng gỗ 50 ₫'))
  rerender({ total: lines('100'), language: 'vi' })
  expect(result.current.changes).toEqual([
    { key: 'packing', label: 'Đóng gỗ', before: '50\u00a0₫', after: '' },
  ])
})

test('lists the next change only, once the changes are seen', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào chị'))
  rerender({ total: lines('120'), language: 'vi' })
  expect(result.current.changes).toHaveLength(1)
  act(() => result.current.onSeen())
  expect([result.current.text, result.current.changes]).toEqual(['Chào chị', []])
  rerender({ total: lines('130'), language: 'vi' })
  expect(result.current.changes).toEqual([{ key: 'total', label: 'Tổng', before: '120', after: '130' }])
})

test('edits each language by itself', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào chị'))
  rerender({ total: lines('100'), language: 'en' })
  expect(result.current.text).toBe('Chào\nTổng: 100')
  rerender({ total: lines('100'), language: 'vi' })
  expect(result.current.text).toBe('Chào chị')
})

test('keeps the message once, with what is typed while its lines are not loaded', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào chị\nTổng: 100'))
  rerender({ total: [], language: 'vi' })
  act(() => result.current.onEdit('Chào chị Lan\nTổng: 100'))
  expect(result.current.text).toBe('Chào chị Lan\nTổng: 100')
  rerender({ total: lines('120'), language: 'vi' })
  expect(result.current.text).toBe('Chào chị Lan\nTổng: 120')
})

test('keeps a message empty that is emptied while its lines are not loaded', () => {
  const { result, rerender } = drawn()
  act(() => result.current.onEdit('Chào chị'))
  rerender({ total: [], language: 'vi' })
  act(() => result.current.onEdit(''))
  rerender({ total: lines('120'), language: 'vi' })
  expect([result.current.text, result.current.isEdited]).toEqual(['', true])
})

test('adds the generated lines to what is typed before they are first loaded', () => {
  const { result, rerender } = drawn()
  rerender({ total: [], language: 'en' })
  act(() => result.current.onEdit('x'))
  act(() => result.current.onEdit(''))
  expect(result.current.isEdited).toBe(false)
  act(() => result.current.onEdit('Cảm ơn'))
  rerender({ total: lines('100'), language: 'en' })
  expect(result.current.text).toBe('Chào\nTổng: 100\nCảm ơn')
})

test('reads stored edits, also those of earlier versions with changes, and drops damaged ones', async () => {
  const edit = { base: lines('120'), text: 'Chào\nTổng: 95 thôi' }
  await userDataStore.write(session.storedUser()?.subject ?? '', 'message', {
    vi: {
      ...edit,
      changes: [{ key: 'total', before: 'Tổng: 100', after: 'Tổng: 120', own: 'Tổng: 95 thôi' }],
    },
    en: { base: 'x' },
    jp: edit,
  })
  const { result } = renderHook(() => useMessageEdits())
  expect(result.current).toMatchObject({ edits: {}, isLoading: true })
  await waitFor(() => expect(result.current.edits).toEqual({ vi: edit, jp: edit }))
})
