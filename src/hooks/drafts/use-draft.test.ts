import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draftStore } from './draft-store.ts'
import { draftWith, putDraft, signedIn } from './drafts.test-data.ts'
import { draftsOf } from './drafts.ts'
import { useDraft } from './use-draft.ts'

// A slow machine must not fail the tests.
configure({ asyncUtilTimeout: 10_000 })

const coat = rowOf<Resource>(thing, { id: 5, name: 'Áo', position: 1, active: true })
const key = '["lan","thing","5","trước"]'

beforeEach(async () => {
  signedIn('lan')
  const all = await draftStore.all()
  await draftStore.remove(all.map(([one]) => one))
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // Wait for the write of the unmounted form.
  await new Promise((written) => setTimeout(written, 20))
  vi.restoreAllMocks()
})

function open(record: Row | null = coat) {
  const { result, unmount, rerender } = renderHook((row: Row | null) => useDraft(thing, row), {
    initialProps: record,
  })
  return {
    journal: () => result.current,
    note: (values: Readonly<Record<string, unknown>>) => act(() => result.current.note(values)),
    take: () => {
      let sent: ReturnType<typeof result.current.take> = null
      act(() => {
        sent = result.current.take()
      })
      return sent
    },
    refuse: () => act(() => result.current.refuse()),
    created: (row: Row) => rerender(row),
    unmount,
  }
}
const kept = async () => (await draftsOf('lan')).map(({ values }) => values)
const expectKept = (...values: unknown[]) => waitFor(async () => expect(await kept()).toEqual(values))
const pause = (ms: number) => act(() => new Promise((wait) => setTimeout(wait, ms)))

// Fakes only the timers of the form; those of the store keep running.
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const expectKeptNow = (...values: unknown[]) => expect.poll(kept, { timeout: 10_000 }).toEqual(values)

test('typing without a pause is written down all the same, within 200 ms', async () => {
  stopClock()
  const { note } = open()
  for (let letters = 1; letters <= 4; letters++) {
    note({ name: 'Áo mưa xanh'.slice(0, letters) })
    vi.advanceTimersByTime(50)
  }
  await expectKeptNow({ name: 'Áo m' })
})

test('a draft says what it is of, with the kinds of its fields', async () => {
  const { note, unmount } = open()
  note({ name: 'Áo mưa', position: 2 })
  unmount()
  await waitFor(async () =>
    expect(await draftsOf('lan')).toMatchObject([
      { id: '5', label: 'Áo', kinds: { name: 'text', position: 'number' }, raw: { before: coat.raw } },
    ]),
  )
})

test('leaving the form or hiding the page writes at once', async () => {
  stopClock()
  const first = open()
  first.note({ name: 'Rời đi' })
  first.unmount()
  await expectKeptNow({ name: 'Rời đi' })
  open(null).note({ name: 'Đóng trang' })
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(kept, { timeout: 10_000 }).toContainEqual({ name: 'Đóng trang' })
})

test('words are written down as soon as their input is left: the session may end before the pause does', async () => {
  stopClock()
  const { note } = open()
  note({ name: 'Áo mưa' })
  window.dispatchEvent(new Event('focusout'))
  // Not polled: polling would advance the fake timers.
  expect(await kept()).toEqual([{ name: 'Áo mưa' }])
})

test('nothing left to keep forgets the draft, and so does a save', async () => {
  const { note, journal } = open()
  note({ name: 'Áo mưa' })
  await expectKept({ name: 'Áo mưa' })
  note({})
  await expectKept()
  note({ name: 'Áo len' })
  act(() => journal().drop())
  await pause(300)
  expect(await kept()).toEqual([])
})

test('two forms of one record write side by side; a save in one leaves the words of the other', async () => {
  const one = open()
  const other = open()
  one.note({ name: 'Từ A' })
  other.note({ name: 'Từ B', position: 9 })
  await waitFor(async () => expect(await kept()).toHaveLength(2))
  act(() => one.journal().drop())
  await expectKept({ name: 'Từ B', position: 9 })
})

test('what is offered stays kept while one types on, until it is taken; then it is this form’s own', async () => {
  await putDraft(key, draftWith({ values: { name: 'Áo mưa', position: 1 } }))
  const { journal, note, take } = open()
  await waitFor(() => expect(journal().offered).toMatchObject({ values: { name: 'Áo mưa' }, lost: {} }))
  expect(journal().offered?.values, 'only what differs').not.toHaveProperty('position')
  note({ position: 3 })
  await waitFor(async () => expect(await kept()).toHaveLength(2))
  note({ position: 3, name: 'Áo mưa' })
  take()
  expect(journal().offered).toBeNull()
  await expectKept({ position: 3, name: 'Áo mưa' })
})

test('a refused draft goes, and the next one is offered', async () => {
  await putDraft(key, draftWith({ values: { name: 'Mới' } }))
  await putDraft('["lan","thing","5","xưa"]', draftWith({ values: { name: 'Cũ' }, at: Date.now() - 5000 }))
  const { journal, refuse } = open()
  await waitFor(() => expect(journal().offered?.values).toEqual({ name: 'Mới' }))
  refuse()
  expect(journal().offered?.values).toEqual({ name: 'Cũ' })
  await expectKept({ name: 'Cũ' })
})

test('of several new records one is taken; the others wait for the next form', async () => {
  await putDraft('["lan","thing","","x"]', draftWith({ id: '', values: { name: 'Mới' } }))
  await putDraft(
    '["lan","thing","","y"]',
    draftWith({ id: '', values: { name: 'Cũ' }, at: Date.now() - 5000 }),
  )
  const { journal, note, take } = open(null)
  await waitFor(() => expect(journal().offered?.values).toEqual({ name: 'Mới' }))
  note({ name: 'Mới' })
  take()
  expect(journal().offered).toBeNull()
  await expectKept({ name: 'Mới' }, { name: 'Cũ' })
})

test('a create that was sent is kept with the draft of a new record, for the form that takes it', async () => {
  const sent = { key: 'k', values: { name: 'Áo', active: true }, sentAt: 7 }
  const first = open(null)
  first.note({ name: 'Áo' })
  act(() => first.journal().noteSent(sent))
  expect(await draftsOf('lan')).toMatchObject([{ values: { name: 'Áo' }, sent }])
  first.note({ name: 'Áo mưa' })
  first.unmount()
  await expectKept({ name: 'Áo mưa' })
  const second = open(null)
  await waitFor(() => expect(second.journal().offered).not.toBeNull())
  second.note({ name: 'Áo mưa' })
  expect(second.take()).toEqual(sent)
  second.unmount()
  await waitFor(async () => expect(await draftsOf('lan')).toMatchObject([{ sent }]))
  const third = open(null)
  third.note({ name: 'Áo' })
  act(() => third.journal().noteSent(null))
  await waitFor(async () =>
    expect((await draftsOf('lan')).find(({ values }) => values?.['name'] === 'Áo')?.sent).toBeNull(),
  )
})

test('what is typed while a new record is created is that record’s from then on', async () => {
  const { note, created } = open(null)
  note({ name: 'Áo' })
  await waitFor(async () => expect(await draftsOf('lan')).toMatchObject([{ id: '' }]))
  note({ name: 'Áo mưa' })
  created(coat)
  await waitFor(async () =>
    expect(await draftsOf('lan')).toMatchObject([{ id: '5', label: 'Áo', values: { name: 'Áo mưa' } }]),
  )
  await pause(250)
  expect(await kept()).toHaveLength(1)
})

test('what the form cannot take stays on offer as text until it is thrown away', async () => {
  await putDraft(key, draftWith({ values: { name: 'Áo mưa', weight: 'nặng' } }))
  const { journal, note, take, refuse } = open()
  await waitFor(() => expect(journal().offered?.lost).toEqual({ weight: 'nặng' }))
  note({ name: 'Áo mưa' })
  take()
  expect(journal().offered).toMatchObject({ values: {}, lost: { weight: 'nặng' } })
  await waitFor(async () => expect(await kept()).toContainEqual({ weight: 'nặng' }))
  refuse()
  await expectKept({ name: 'Áo mưa' })
})

test('a damaged draft is offered as text', async () => {
  await putDraft(key, 'hỏng')
  const { journal } = open()
  await waitFor(() => expect(journal().offered).toMatchObject({ values: {}, lost: { '': 'hỏng' } }))
})

test('a draft that says what the record says is not offered, and forgotten', async () => {
  await putDraft(key, draftWith({ values: { name: 'Áo' } }))
  const { journal } = open()
  await expectKept()
  expect(journal().offered).toBeNull()
})
