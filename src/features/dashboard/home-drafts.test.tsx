// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '#hooks/drafts/found-draft.ts'
import { importDraft } from '#hooks/drafts/import-draft.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { HomeDrafts } from './home-drafts.tsx'

afterEach(cleanup)

/** The row of the draft. */
const item = () => within(screen.getByRole('list', { name: 'Bản nháp chưa lưu' })).getByRole('listitem')

/** Draws a stored text of `thing`, and opens the list. */
function show(id: string, stored: string, label = 'Nhập từ tệp') {
  const key = JSON.stringify(['lan', thing.name, id, 'page'])
  const raw = { label, values: { [id]: stored }, kinds: {}, before: null, at: Date.now() }
  const draft = readDraft(key, raw)
  draw(<HomeDrafts resources={[thing]} drafts={draft ? [draft] : []} onChange={vi.fn()} />)
  for (const details of document.querySelectorAll('details')) details.open = true
}

const tableOf = (rows: number, sent: readonly number[] = []) =>
  JSON.stringify({ name: 'kho.xlsx', table: { rows: Array.from({ length: rows }, () => ['a']) }, sent })

test('names a stored import by its entity, file and unsent rows, and opens it', () => {
  show(importDraft, tableOf(12, [1, 2]))
  const link = within(item()).getByRole('link', { name: 'Nhập vào Đồ vật' })
  expect(link.getAttribute('href')).toContain('import=1')
  expect(item().textContent).toContain('kho.xlsx · 10 dòng · ')
  expect(screen.getByText('Nhập vào Đồ vật (kho.xlsx)')).toBeDefined()
  expect(screen.getByRole('link', { name: /Nhập tiếp/ }).getAttribute('href')).toContain('import=1')
  expect(screen.queryByText('Xem nội dung'), 'its stored form is not shown').toBeNull()
  expect(document.body.textContent).not.toContain('ô đã sửa')
})

test('names the pasted cells of a stored import', () => {
  show(importDraft, JSON.stringify({ name: '', table: { rows: [['a']] } }))
  expect(item().textContent).toContain('Các ô đã dán · 1 dòng · ')
})

test('shows a damaged import as text', () => {
  show(importDraft, '{"name":')
  expect(screen.queryByRole('link', { name: 'Nhập vào Đồ vật' })).toBeNull()
  expect(item().textContent).toContain('Không mở lại được')
})

test('shows a table that an earlier version has stored to be pasted as one that can be copied', () => {
  const stored = JSON.stringify([
    { name: 'Áo', position: '7' },
    { name: 'Mũ\tđỏ', gone: 'x' },
  ])
  show('paste', stored, 'Dán từ bảng tính')
  expect(item().textContent).toContain('Dán từ bảng tính')
  const copied = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nội dung bản nháp' })
  expect(copied.value).toBe('Tên\tVị trí\tgone\nÁo\t7\t\n"Mũ\tđỏ"\t\tx')
})

test.each(['{', '5', '[1]', '{"a":1}', '[]'])('shows a damaged pasted table as it is: %s', (stored) => {
  show('paste', stored, 'Dán từ bảng tính')
  const copied = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nội dung bản nháp' })
  expect(copied.value).toContain(stored)
})

test('counts no fields of an unsent answer', () => {
  show('answer 5', 'Chào bạn', 'Thư của An')
  expect(within(item()).getByRole('link', { name: 'Thư của An' })).toBeDefined()
  expect(document.body.textContent).not.toContain('ô đã sửa')
})
