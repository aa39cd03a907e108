import { ResourceContext } from '#screens/resource-context.ts'
// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { rowOf } from '#descriptor/row.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { Modal } from '#kit/modal.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { screenState } from '#screens/href.ts'
import type { PaneHandle } from './pane-props.ts'
import { RecordPane } from './record-pane.tsx'

office()
beforeAll(() => Modal.preload())

let last = 100

/** The pane of a new letter, or of the letter `id` once more; clipboard writes are refused on demand. */
async function opened({ id = String(++last), resource = letter } = {}) {
  const onAct = vi.fn()
  const pane = createRef<PaneHandle>()
  const clipboard = { isRefused: false }
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: {
      writeText: () => (clipboard.isRefused ? Promise.reject(new Error('refused')) : Promise.resolve()),
    },
  })
  const row = rowOf(resource, {
    id,
    name: 'Trần Lan',
    phone: '0917658529',
    email: 'lan@example.com',
    content: 'Chào',
    status: 'new',
    note: '',
  })
  draw(
    <ResourceContext value={resource}>
      <RecordPane
        row={row}
        state={screenState(resource, {})}
        isSending={false}
        onAct={onAct}
        onClose={() => {}}
        onReady={() => {}}
        ref={pane}
      />
    </ResourceContext>,
  )
  const box = screen.getByRole('textbox', { name: /^Lời đáp cho / })
  await waitFor(() => expect(pane.current?.isReady()).toBe(true))
  const write = (answer: string) => fireEvent.change(box, { target: { value: answer } })
  const press = async (name: string | RegExp, kind: 'button' | 'link' = 'button') => {
    fireEvent.click(screen.getByRole(kind, { name }))
    await act(async () => {})
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Lời đáp chưa đến khách' })
  return { id, box, write, press, dialog, onAct, pane, clipboard }
}

const done = { state: expect.objectContaining({ value: 'done' }) }
const finish = /^Xong, mục sau/

test('asks before it closes a record whose answer was not sent, and goes on writing', async () => {
  const { box, write, press, dialog, onAct, pane } = await opened()
  write('Chào chị Lan, hàng về rồi ạ')
  await press(finish)
  expect(dialog()?.textContent).toContain('Bạn chưa chép lời đáp, cũng chưa mở Zalo hay email.')
  await press('Viết tiếp')
  expect([dialog(), document.activeElement]).toEqual([null, box])
  act(() => pane.current?.finish())
  expect(dialog(), 'the key asks as well').not.toBeNull()
  expect(onAct).not.toHaveBeenCalled()
})

test('keeps the text as a note, or copies it first', async () => {
  const { write, press, onAct } = await opened()
  write('Đã gọi, chị hẹn chiều')
  await press(finish)
  await press('Giữ làm ghi chú')
  expect(onAct).toHaveBeenLastCalledWith({ remark: 'Đã gọi, chị hẹn chiều', way: 'note', ...done }, true)
  await press(finish)
  await press('Chép rồi đóng')
  expect(onAct).toHaveBeenLastCalledWith({ remark: 'Đã gọi, chị hẹn chiều', way: 'copied', ...done }, true)
})

test('closes nothing where the browser refuses to copy', async () => {
  const { write, press, dialog, onAct, clipboard } = await opened()
  write('Chào chị')
  clipboard.isRefused = true
  await press(finish)
  await press('Chép rồi đóng')
  expect([dialog(), onAct.mock.calls]).toEqual([null, []])
})

test.each([
  ['copied', 'Chép lời đáp', 'button'],
  ['zalo', 'Mở Zalo', 'link'],
  ['mail', 'Mở email', 'link'],
] as const)('does not ask once the answer is %s, and asks again after an edit', async (way, name, kind) => {
  const { write, press, dialog, onAct } = await opened()
  write('Chào chị Lan')
  await press(name, kind)
  await press(finish)
  expect(onAct).toHaveBeenLastCalledWith({ remark: 'Chào chị Lan', way, ...done }, true)
  write('Chào chị Lan, giá mới')
  await press(finish)
  expect(dialog()?.textContent).toContain('Bạn đã sửa lời đáp sau lần chép trước')
})

test('asks for an answer with a gap although it was copied', async () => {
  const { write, press, dialog } = await opened()
  for (const gap of ['[báo giá]', '{báo giá}']) {
    write(`Chào chị, giá là ${gap} nhé`)
    await press('Chép lời đáp')
    await press(finish)
    expect(dialog()?.textContent).toContain(`Lời đáp còn chỗ chưa điền: ${gap}`)
    expect(dialog()?.textContent).not.toContain('chưa chép')
    await press('Viết tiếp')
  }
})

test('a copy by the keys of the browser counts where it has the whole text', async () => {
  const { box, write, press, dialog, onAct } = await opened()
  write('Chào chị Lan')
  if (!(box instanceof HTMLTextAreaElement)) throw new TypeError('the answer is no text area')
  box.setSelectionRange(0, 4)
  fireEvent.copy(box)
  await press(finish)
  expect(dialog()).not.toBeNull()
  await press('Viết tiếp')
  box.setSelectionRange(0, box.value.length)
  fireEvent.copy(box)
  await press(finish)
  expect(onAct).toHaveBeenLastCalledWith({ remark: 'Chào chị Lan', way: 'copied', ...done }, true)
})

test('remembers a copied answer when the record is opened again', async () => {
  const { id, box, write, press } = await opened()
  write('Chào chị Lan')
  fireEvent.focusOut(box)
  await press('Chép lời đáp')
  cleanup()
  const again = await opened({ id })
  await again.press(finish)
  expect(again.onAct).toHaveBeenLastCalledWith({ remark: 'Chào chị Lan', way: 'copied', ...done }, true)
})

test('does not ask without a text, for a note, or for a record in work', async () => {
  const { write, press, onAct } = await opened()
  await press(finish)
  expect(onAct).toHaveBeenLastCalledWith({ remark: '', way: 'note', ...done }, true)
  write('Đang hỏi kho')
  await press('Ghi lại')
  expect(onAct).toHaveBeenLastCalledWith({ remark: 'Đang hỏi kho', way: 'note' }, false)
  await press(/^Đang xử lý/)
  expect(onAct).toHaveBeenLastCalledWith(
    { remark: 'Đang hỏi kho', way: 'note', state: expect.objectContaining({ value: 'processing' }) },
    false,
  )
})

test('a record without notes is closed with the text as its draft', async () => {
  const { note: _, ...inbox } = letter.inbox
  const { write, press, dialog, onAct } = await opened({ resource: { ...letter, inbox } })
  write('Chào chị')
  await press(finish)
  await act(async () => fireEvent.click(within(dialog() as HTMLElement).getByText('Để trong bản nháp')))
  expect(onAct).toHaveBeenLastCalledWith({ remark: '', way: 'note', ...done }, true)
})
