// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { offerUndo, undoLatest } from '#browser/latest-undo.ts'
import { choice, crud, defineResource, text } from '#descriptor/index.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { bulkEnded, clearBulk, startBulk } from './bulk-runs.ts'
import { notifyLeftRun } from './notify-hidden-failures.ts'

const { answer } = office()

test('an undo gives each record its own former state, and leaves those alone that had the new one', async () => {
  const now = new Map([1, 2, 3].map((id) => [id, { id, name: `số ${id}`, active: id !== 2 }]))
  for (const id of now.keys()) {
    answer(`/api/thing/${id}`, () => Response.json({ data: now.get(id) }))
    answer(`/api/thing/update/${id}`, (call) => {
      now.set(id, Object(bodyIn(call)))
      return Response.json({ code: 1, data: now.get(id) })
    })
  }
  const active = () => [...now.values()].map((record) => record.active)
  // The list showed the third record in its earlier state.
  const rows = [...now.values()].map((record) => rowOf(thing, { ...record, active: record.id === 1 }))
  draw(<BulkProgress />)
  await act(async () => {
    void startBulk(thing, rows as unknown as Row[], { kind: 'set', name: 'active', to: false })
    await bulkEnded()
  })
  expect(active()).toEqual([false, false, false])
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
  await act(bulkEnded)
  expect(active()).toEqual([true, false, true])
  expect(screen.getByText('Đã hoàn tác 2 mục.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Làm lại' }))
  await act(bulkEnded)
  expect(active()).toEqual([false, false, false])
  expect(screen.getByText('Xong 2 mục.')).toBeTruthy()
})

/** Records of a resource with a choice, which store their updates. */
function cards(name: string, ...grades: readonly string[]) {
  const of = defineResource({
    ...samplePlan,
    name,
    operations: crud(`/api/${name}`),
    fields: { name: text('Tên'), grade: choice('Hạng', { good: 'Tốt', fair: 'Vừa', poor: 'Kém' }) },
    list: { columns: ['name', 'grade'], sort: ['name'] },
  })
  const now = new Map(grades.map((grade, id) => [id + 1, { id: id + 1, name: `thẻ ${id + 1}`, grade }]))
  for (const id of now.keys()) {
    answer(`/api/${name}/${id}`, () => Response.json({ data: now.get(id) }))
    answer(`/api/${name}/update/${id}`, (call) => {
      now.set(id, Object(bodyIn(call)))
      return Response.json({ code: 1, data: now.get(id) })
    })
  }
  const rows = [...now.values()].map((record) => rowOf(of, record) as unknown as Row)
  const setGrade = (id: number, grade: string) => now.set(id, { id, name: `thẻ ${id}`, grade })
  return { of, rows, setGrade, grades: () => [...now.values()].map(({ grade }) => grade) }
}

test('names a record that was kept because another user has changed it before the action was repeated', async () => {
  const { of, rows, grades, setGrade } = cards('card', 'good')
  draw(<BulkProgress />)
  await act(async () => {
    void startBulk(of, rows, { kind: 'set', name: 'grade', to: 'poor' })
    await bulkEnded()
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
  await act(bulkEnded)
  setGrade(1, 'fair')
  fireEvent.click(screen.getByRole('button', { name: 'Làm lại' }))
  await act(bulkEnded)
  expect(grades()).toEqual(['fair'])
  expect(screen.getByText('Xong 0 mục, 1 mục giữ nguyên vì có người đã đổi.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Thử lại các mục lỗi' })).toBeNull()
})

test('repeats a choice after its undo, and undoes it again', async () => {
  const { of, rows, grades } = cards('card', 'good', 'fair')
  draw(<BulkProgress />)
  await act(async () => {
    void startBulk(of, rows, { kind: 'set', name: 'grade', to: 'poor' })
    await bulkEnded()
  })
  const press = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }))
    await act(bulkEnded)
    return grades()
  }
  expect(await press('Hoàn tác')).toEqual(['good', 'fair'])
  expect(await press('Làm lại')).toEqual(['poor', 'poor'])
  expect(screen.getByText('Xong 2 mục.')).toBeTruthy()
  expect(await press('Hoàn tác')).toEqual(['good', 'fair'])
})

test('counts an action that starts during an undo as done, and offers no redo for the two together', async () => {
  const { of, rows, grades } = cards('card', 'good', 'fair')
  draw(<BulkProgress />)
  const start = (row: Row | undefined) =>
    startBulk(of, row ? [row] : [], { kind: 'set', name: 'grade', to: 'poor' })
  await act(async () => {
    void start(rows[0])
    await bulkEnded()
  })
  const undoing = held({ data: { id: 1, name: 'thẻ 1', grade: 'poor' } })
  answer('/api/card/1', undoing.reply)
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
  await act(async () => {
    void start(rows[1])
    undoing.release()
    await bulkEnded()
  })
  expect(grades()).toEqual(['good', 'poor'])
  expect(screen.getByText('Xong 2 mục.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Làm lại|Hoàn tác)$/ })).toBeNull()
})

test('undoes the actions of two lists each on its own records', async () => {
  const [first, second] = [cards('card', 'good'), cards('note', 'fair')]
  const waits = held({ data: { id: 1, name: 'thẻ 1', grade: 'good' } })
  answer('/api/card/1', waits.reply)
  draw(<BulkProgress />)
  await act(async () => {
    void startBulk(first.of, first.rows, { kind: 'set', name: 'grade', to: 'poor' })
    void startBulk(second.of, second.rows, { kind: 'set', name: 'grade', to: 'poor' })
    waits.release()
    await bulkEnded()
  })
  expect([first.grades(), second.grades()]).toEqual([['poor'], ['poor']])
  answer('/api/card/1', () => Response.json({ data: { id: 1, name: 'thẻ 1', grade: 'poor' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
  await act(bulkEnded)
  expect([first.grades(), second.grades()]).toEqual([['good'], ['fair']])
})

test('offers its undo to the key once the action has ended, and no redo', async () => {
  const { of, rows, grades } = cards('card', 'good', 'fair')
  const waits = held({ data: { id: 1, name: 'thẻ 1', grade: 'good' } })
  answer('/api/card/1', waits.reply)
  const earlier = vi.fn<() => void>()
  const withdraw = offerUndo(earlier)
  draw(<BulkProgress />)
  await act(async () => void startBulk(of, rows, { kind: 'set', name: 'grade', to: 'poor' }))
  act(undoLatest)
  expect(earlier, 'while it is running, an earlier action is not undone').not.toHaveBeenCalled()
  await act(async () => {
    waits.release()
    await bulkEnded()
  })
  expect(grades()).toEqual(['poor', 'poor'])
  answer('/api/card/1', () => Response.json({ data: { id: 1, name: 'thẻ 1', grade: 'poor' } }))
  act(undoLatest)
  await act(bulkEnded)
  expect(grades()).toEqual(['good', 'fair'])
  expect(earlier).not.toHaveBeenCalled()
  act(undoLatest)
  expect(grades()).toEqual(['good', 'fair'])
  expect(earlier).toHaveBeenCalledOnce()
  withdraw()
})

test('a run that was left says what it has done', async () => {
  for (const { id } of shownNotices()) dismiss(id)
  clearBulk()
  for (const id of [1, 2]) {
    answer(`/api/thing/${id}`, { data: { id, name: `số ${id}`, active: true } })
    answer(`/api/thing/update/${id}`, () => Response.json({}, { status: id === 1 ? 200 : 409 }))
  }
  const rows = [1, 2].map((id) => rowOf(thing, { id, name: `số ${id}`, active: true }))
  void startBulk(thing, rows as unknown as Row[], { kind: 'set', name: 'active', to: false })
  await notifyLeftRun()
  const [notice] = shownNotices()
  expect(notice).toMatchObject({ tone: 'bad', text: { with: { failed: '1', left: '0' } } })
})
