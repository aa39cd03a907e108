import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { Modal } from '#kit/modal.tsx'
import { notify } from '#kit/notice.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'
import { useTemplates } from './use-templates.ts'

beforeAll(() => Modal.preload())

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const key = 'templates letter '
const stored = () =>
  (JSON.parse(localStorage.getItem(key) ?? '[]') as { name: string; text: string }[]).map(
    ({ name, text }) => `${name}: ${text}`,
  )

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(
    key,
    JSON.stringify([
      { name: 'A', text: 'a' },
      { name: 'B', text: 'b' },
    ]),
  )
})
afterEach(cleanup)

function Dialog() {
  const { templates: _, ...edits } = useTemplates(letter)
  return <TemplatesDialog {...edits} current="" onClose={() => {}} />
}
const open = () => render(<Dialog />)
const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)
const type = (label: string, at: number, value: string) => {
  const input = screen.getAllByLabelText(label)[at]
  if (input) fireEvent.change(input, { target: { value } })
}

test('shows and changes the template that is left after one is removed, and undo keeps the change', () => {
  open()
  fireEvent.click(screen.getByLabelText('Bỏ mẫu A'))
  expect(values('Tên mẫu')).toEqual(['B'])
  type('Lời của mẫu', 0, 'b, sửa')
  expect(stored()).toEqual(['B: b, sửa'])
  vi.mocked(notify).mock.lastCall?.[0].undo?.()
  expect(stored()).toEqual(['A: a', 'B: b, sửa'])
})

test('stores a change without leaving its field, but not a blank text', () => {
  open()
  type('Tên mẫu', 0, 'A2')
  type('Lời của mẫu', 1, ' ')
  expect(stored()).toEqual(['A2: a', 'B: b'])
})

test('offers a new template again that was not added before the dialog closed', () => {
  const first = open()
  type('Lời của mẫu mới', 0, 'Chào bạn')
  first.unmount()
  open()
  expect(values('Lời của mẫu mới')).toEqual(['Chào bạn'])
})
