// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { answerDraftName, restoreAnswer } from '#hooks/drafts/answer-draft.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { draftsOf } from '#hooks/drafts/drafts.ts'
import { storeSentAnswer } from '#hooks/drafts/sent-answers.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { Modal } from '#kit/modal.tsx'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { answerEffects } from '#screens/effects/find-save-effects.ts'
import { session } from '#session/session.ts'
import { translate } from '#text/language.ts'
import { BulkActions } from './bulk-actions.tsx'
import { bulkEnded, bulkJobs, clearBulk } from './bulk-runs.ts'

const { answer } = office()
beforeAll(() => Modal.preload())
beforeEach(async () => {
  clearBulk()
  await draftStore.remove((await draftStore.all()).map(([key]) => key))
})

const rows = ['1', '2', '3'].map((id) =>
  rowOf(letter, { id, name: `Khách ${id}`, content: 'Chào', status: 'new', note: '' }),
)

/** Writes an answer to a letter without sending it. */
const write = (id: string, text: string) => restoreAnswer(letter, id, { label: `Khách ${id}`, answer: text })

function select(selected: readonly Row[]) {
  for (const { id, raw } of selected) answer(`/api/letter/${id}`, { data: raw })
  answer('/api/letter', { data: { results: selected.map(({ raw }) => raw) } })
  draw(
    <BulkActions
      resource={letter}
      state={{ ...defaultListState(letter), view: '' }}
      shown={undefined}
      selection={new Map(selected.map((row) => [row.id, row]))}
      onSelection={vi.fn()}
    />,
    letter,
  )
}

async function setState(name: string) {
  fireEvent.click(screen.getByRole('button', { name: /^Đổi tình trạng/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

const sent = () => bulkJobs().map(({ row }) => row.id)
const dialog = () => screen.findByRole('dialog', { name: 'Còn lời đáp chưa đến khách' })

test('asks before records are closed together with one whose answer was not sent', async () => {
  await write('2', 'Hàng về rồi ạ')
  await write('3', 'Đã chép rồi')
  storeSentAnswer(letter, '3', 'Đã chép rồi', 'copied')
  select(rows)
  await setState('Đổi sang “Xong”')
  expect((await dialog()).textContent).toContain('Lời đáp cho “Khách 2” đã viết mà chưa gửi')
  fireEvent.click(screen.getByRole('button', { name: 'Xem lại' }))
  expect(sent()).toEqual([])
  await setState('Đổi sang “Xong”')
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: 'Chỉ đóng 2 mục khác' }))
  expect(sent()).toEqual(['1', '3'])
  await act(bulkEnded)
})

test('asks for a copied answer that still has a gap', async () => {
  const unfinished = 'Giá là [giá] ạ'
  await write('2', unfinished)
  storeSentAnswer(letter, '2', unfinished, 'copied')
  select(rows.slice(1, 2))
  await setState('Đổi sang “Xong”')
  expect((await dialog()).textContent).toContain('Khách 2')
  expect(sent()).toEqual([])
  const [, row = null] = rows
  const effects = await answerEffects(
    { resource: letter, row, values: { ...row, status: 'done' }, table: [] },
    translate,
  )
  expect(effects).toMatchObject([{ lines: [{ label: unfinished }] }])
})

test('keeps the answer as a draft where the record is closed all the same, and asks for no other state', async () => {
  await write('2', 'Hàng về rồi ạ')
  select(rows.slice(1, 2))
  await setState('Đổi sang “Xong”')
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: 'Đóng cả 1 mục' }))
  await act(bulkEnded)
  const drafts = await draftsOf(session.storedUser()?.subject ?? '')
  expect(drafts.map(({ id }) => id)).toEqual([answerDraftName('2')])
  clearBulk()
  await setState('Đổi sang “Đang xử lý”')
  expect(sent()).toEqual(['2'])
  await act(bulkEnded)
})

test('a form and a plan name the unsent answer to a record that they close', async () => {
  await write('2', 'Hàng về rồi ạ')
  const [, row = null] = rows
  const save = (status: string) =>
    answerEffects({ resource: letter, row, values: { ...row, status }, table: [] }, translate)
  expect(await save('done')).toMatchObject([
    {
      title: 'Lời đáp chưa đến khách',
      lines: [{ label: 'Hàng về rồi ạ', detail: 'Vẫn giữ trong bản nháp' }],
    },
  ])
  expect(await save('processing')).toEqual([])
  const given = rows.map(({ id }, at) => ({ key: at, line: at + 1, id, values: { status: 'done' } }))
  const plan = await planChanges(letter, given, rows)
  draw(<ChangePlanView label="Các dòng" rows={plan.rows} run={null} onSend={vi.fn()} />, letter)
  await waitFor(() => expect(screen.getByText(/^Lời đáp cho “Khách 2” đã viết mà chưa gửi/)).toBeTruthy())
})
