// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { ImportScreen } from './import-screen.tsx'

const { answer } = office()
const focused = () => document.activeElement?.getAttribute('aria-label')

/** Pastes cells as a spreadsheet does, with the focus on the button that the plan replaces. */
function paste(text: string, html = '') {
  screen.getByRole('button', { name: 'Chọn tệp Excel hoặc CSV' }).focus()
  const event = createEvent.paste(document.body, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : html) },
  })
  fireEvent(document.body, event)
}

test('keeps the focus in the step that follows: the plan, its sending and result, and another file', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />)
  paste('Tên\tVị trí\nsố 1\t7\nsố 2\t8\n')
  const send = await screen.findByRole('button', { name: 'Lưu 2 dòng' })
  expect(focused()).toBe('Các dòng của tệp')
  await userEvent.click(send)
  const undo = await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  expect(focused()).toBe('Lưu các thay đổi')
  expect([...records.values()].map(({ position }) => position)).toEqual([7, 8])
  await userEvent.click(undo)
  await screen.findByRole('button', { name: '2 đã hoàn tác' })
  expect(focused()).toBe('Lưu các thay đổi')
  await userEvent.click(screen.getByRole('button', { name: 'Nhập tệp khác' }))
  expect(focused()).toBe('Nhập từ tệp')
})

const before = { updated_at: '2026-11-22T05:00:00Z' }
const since = { updated_at: '2026-11-23T05:00:00Z' }
const exported = 'Tên\tVị trí\tNgày sửa\nsố 1\t7\t2026-11-22 12:00\nsố 2\t8\t2026-11-22 12:00\n'

test('saves a row that was changed after the export only where the user chooses it', async () => {
  const { records, writes } = storedThings(answer, [record(1, before), record(2, since)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />)
  paste(exported)
  await screen.findByRole('button', { name: '1 chờ bạn chọn' })
  expect(screen.getByText(/^Mục này được sửa lúc 23\/11\/2026/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 1 dòng đã lưu' })
  expect(writes.map(([id]) => id)).toEqual(['1'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vẫn lưu dòng này' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Lưu 1 dòng' }))
  await screen.findByRole('button', { name: 'Hoàn tác 2 dòng đã lưu' })
  expect([...records.values()].map(({ position }) => position)).toEqual([7, 8])
})

test('takes all rows that wait for a choice, and out again', async () => {
  storedThings(answer, [record(1, since), record(2, since)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />)
  paste(exported)
  await userEvent.click(await screen.findByRole('button', { name: 'Chọn cả 2 dòng' }))
  expect(screen.getByRole('button', { name: 'Lưu 2 dòng' })).toBeDefined()
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Vẫn lưu dòng này' })
  expect(first?.checked).toBe(true)
  if (first) await userEvent.click(first)
  expect(screen.getByRole('button', { name: 'Lưu 1 dòng' })).toBeDefined()
})

test('leaves hidden rows and totals out until the user takes them, and marks a value that grows a hundredfold', async () => {
  storedThings(answer, [record(1), record(2), record(3)])
  draw(<ImportScreen resource={thing} search={{ import: '1' }} />)
  const line = (name: string, position: number, more = '') =>
    `<tr${more}><td>${name}</td><td>${position}</td></tr>`
  const lines = [
    line('số 1', 100),
    line('số 2', 8, ' height=0'),
    line('số 3', 9),
    line('mới', 5),
    line('Tổng cộng', 122),
  ]
  paste('Tên', `<table><tr><td>Tên</td><td>Vị trí</td></tr>${lines.join('')}</table>`)
  await screen.findByRole('button', { name: 'Lưu 3 dòng' })
  await userEvent.click(screen.getByRole('button', { name: '1 nên xem lại' }))
  expect(screen.getByText('Gấp 100 lần giá trị đang có: bạn xem lại nhé.')).toBeDefined()
  expect(screen.queryByText('số 3')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nhập cả 1 dòng ẩn trong tệp (dòng 3)' }))
  await screen.findByRole('button', { name: 'Lưu 4 dòng' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nhập cả 1 dòng tổng cộng (dòng 6)' }))
  await screen.findByRole('button', { name: 'Lưu 5 dòng' })
})
