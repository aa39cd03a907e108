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
function paste(text: string) {
  screen.getByRole('button', { name: 'Chọn tệp Excel hoặc CSV' }).focus()
  const event = createEvent.paste(document.body, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') },
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
