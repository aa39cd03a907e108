// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isRecord } from '#descriptor/read.ts'
import { rowOf } from '#descriptor/row.ts'
import { stateOptions } from '#descriptor/row-story.ts'
import { answerDraftName } from '#hooks/drafts/answer-draft.ts'
import { draftsOf, keepDraft } from '#hooks/drafts/drafts.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { notify } from '#kit/notice.tsx'
import { session } from '#session/session.ts'
import { useAnswerText } from './use-answer-text.ts'
import { useAnswers } from './use-answers.tsx'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer } = office()
const remark = 'Đã gọi khách'

/** A back-end with one letter; `isLost` drops the response of the next write after it is carried out. */
function backEnd(id: number) {
  const stored: Record<string, unknown> = { id, name: 'Lan', content: 'Chào', status: 'new', note: '' }
  const faults = { isLost: false }
  answer('/api/letter', () =>
    Response.json({ data: { results: [stored], pagination: { pages: 1, page: 1, total: 1 } } }),
  )
  answer(`/api/letter/${id}`, ({ body }) => {
    const sent: unknown = JSON.parse(body || 'null')
    if (faults.isLost) return new Response('', { status: 503 })
    if (isRecord(sent)) Object.assign(stored, sent)
    return Response.json({ data: stored })
  })
  return { stored, faults, row: rowOf(letter, stored) }
}

const subject = () => session.storedUser()?.subject ?? ''
const answers = async (to: number) =>
  (await draftsOf(subject())).flatMap(({ values }) => values?.[answerDraftName(String(to))] ?? [])
const inbox = (onOpen: (id: string) => void = () => {}) => drawn(() => useAnswers(letter, { onOpen }), null)
const lastNotice = () => vi.mocked(notify).mock.lastCall?.[0]

test('undo offers the remark again as the answer before the record opens', async () => {
  const { stored, row } = backEnd(5)
  const offered: unknown[] = []
  const { result } = inbox(() => void answers(5).then((found) => offered.push(found)))
  act(() => result.current.save(row, { remark, way: 'note' }))
  await waitFor(() => expect(stored.note).toContain(remark))
  await waitFor(() => expect(lastNotice()?.undo).toBeDefined())
  await act(async () => lastNotice()?.undo?.())
  await waitFor(() => expect(stored.note).toBe(''))
  expect(offered).toEqual([[remark]])
})

test('shows that another user has answered too, without an undo', async () => {
  const { stored, row } = backEnd(8)
  const done = stateOptions(letter).find(({ tint }) => tint === 'done')
  const { result } = inbox()
  Object.assign(stored, { status: done?.value, note: 'Huệ: xong rồi' })
  act(() => result.current.save(row, { remark, way: 'copied', ...(done && { state: done }) }))
  await waitFor(() => expect(stored.note).toContain(remark))
  await waitFor(() =>
    expect(lastNotice()).toMatchObject({
      more: 'Vừa có người khác cũng trả lời mục này, bạn xem lại ghi chú nhé.',
      action: { label: 'Mở lại' },
    }),
  )
  expect(lastNotice()?.undo).toBeUndefined()
  expect(stored.note).toMatch(/^Huệ: xong rồi\n/)
})

test('a remark whose save failed is written with the same line by a later visit', async () => {
  const { stored, faults, row } = backEnd(6)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 8, 0) })
  faults.isLost = true
  const first = inbox()
  act(() => first.result.current.save(row, { remark, way: 'note' }))
  await waitFor(() => expect(first.result.current.sending.size).toBe(0))
  first.unmount()
  faults.isLost = false
  vi.setSystemTime(new Date(2026, 10, 22, 8, 30))
  const second = inbox()
  act(() => second.result.current.save(row, { remark, way: 'note' }))
  await waitFor(() => expect(stored.note).toMatch(/^22\/11\/2026 08:00 · [^\n]*: Đã gọi khách$/))
  vi.useRealTimers()
})

test('a stored remark leaves the box that is open when the save ends; another text stays', async () => {
  const { stored, row } = backEnd(7)
  const id = answerDraftName('7')
  const of = { subject: subject(), resource: 'letter', id }
  await keepDraft(JSON.stringify([of.subject, 'letter', id, 'a']), {
    ...of,
    label: 'Lan',
    values: { [id]: remark },
    kinds: {},
    before: null,
    at: Date.now(),
  })
  const { result } = inbox()
  const box = drawn(() => useAnswerText(letter, row), null)
  await waitFor(() => expect(box.result.current.answer).toBe(remark))
  act(() => result.current.save(row, { remark, way: 'note' }))
  await waitFor(() => expect(box.result.current.answer).toBe(''))
  expect(stored.note).toContain(remark)
  await waitFor(async () => expect(await answers(7)).toEqual([]))
  act(() => box.result.current.write('Lời khác'))
  await waitFor(() => expect(result.current.sending.size).toBe(0))
  act(() => result.current.save(row, { remark: 'Đã xong', way: 'note' }))
  await waitFor(() => expect(stored.note).toContain('Đã xong'))
  await waitFor(() => expect(result.current.sending.size).toBe(0))
  expect(box.result.current.answer).toBe('Lời khác')
})
