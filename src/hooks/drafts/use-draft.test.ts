import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draftStore } from './draft-store.ts'
import { draftWith, putDraft, removeStored, signedIn } from './drafts.test-data.ts'
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

test('stores the record and the kinds of the fields with a draft', async () => {
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

test('flushes the draft when the input loses the focus, before the delay ends', async () => {
  stopClock()
  const { note } = open()
  note({ name: 'Áo mưa' })
  window.dispatchEvent(new Event('focusout'))
  // Not polled: polling would advance the fake timers.
  expect(await kept()).toEqual([{ name: 'Áo mưa' }])
})

test('removes the draft when no change is left, and after a save', async () => {
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

test('stores the drafts of two forms separately; a save in one keeps the other', async () => {
  const one = open()
  const other = open()
  one.note({ name: 'Từ A' })
  other.note({ name: 'Từ B', position: 9 })
  await waitFor(async () => expect(await kept()).toHaveLength(2))
  act(() => one.journal().drop())
  await expectKept({ name: 'Từ B', position: 9 })
})

test('keeps an offered draft while the user types, until the form takes it over', async () => {
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

test('offers a known draft in the first render', async () => {
  await putDraft(key, draftWith())
  await draftStore.all()
  const { journal, take } = open()
  expect(journal().offered?.values).toEqual({ name: 'Áo mưa' })
  take()
  await expectKept()
  expect(journal().offered, 'storage was read before it was taken').toBeNull()
})

test('replaces a known draft by the stored one, and ends the offer of one that is gone', async () => {
  await putDraft(key, draftWith())
  await draftStore.all()
  await putDraft(key, draftWith({ values: { name: 'Áo len' } }))
  const first = open()
  await waitFor(() => expect(first.journal().offered?.values).toEqual({ name: 'Áo len' }))
  await removeStored(key)
  const second = open()
  expect(second.journal().offered).not.toBeNull()
  await waitFor(() => expect(second.journal().offered).toBeNull())
})

test('offers no draft in the first render that this tab has removed', async () => {
  await putDraft(key, draftWith())
  await draftStore.all()
  void draftStore.remove([key])
  expect(open().journal().offered).toBeNull()
})

test('removes a refused draft and offers the next one', async () => {
  await putDraft(key, draftWith({ values: { name: 'Mới' } }))
  await putDraft('["lan","thing","5","xưa"]', draftWith({ values: { name: 'Cũ' }, at: Date.now() - 5000 }))
  const { journal, refuse } = open()
  await waitFor(() => expect(journal().offered?.values).toEqual({ name: 'Mới' }))
  refuse()
  expect(journal().offered?.values).toEqual({ name: 'Cũ' })
  await expectKept({ name: 'Cũ' })
})

test('takes one of several drafts of new records, and keeps the others for the next form', async () => {
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

test('stores the sent create with the draft of a new record, for the form that takes it', async () => {
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

test('moves values typed during a create to the draft of the created record', async () => {
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

test('offers values that the form does not accept as text until they are discarded', async () => {
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

test.each(['Áo', ' Áo '])('removes a draft that equals the record: “%s”', async (name) => {
  await putDraft(key, draftWith({ values: { name } }))
  const { journal } = open()
  await expectKept()
  expect(journal().offered).toBeNull()
})

test('ends the offer when the record is read again with its values', async () => {
  await putDraft(key, draftWith({ values: { name: 'Áo mưa' } }))
  const { journal, created } = open()
  await waitFor(() => expect(journal().offered?.values).toEqual({ name: 'Áo mưa' }))
  created(rowOf<Resource>(thing, { id: 5, name: 'Áo mưa', position: 1, active: true }))
  expect(journal().offered).toBeNull()
  await expectKept()
})

test('ends the offer of the fields that the form has saved, and keeps the others', async () => {
  await putDraft(key, draftWith({ values: { name: 'Áo mưa', position: 9 } }))
  const { journal } = open()
  await waitFor(() => expect(journal().offered).not.toBeNull())
  act(() => journal().noteSaved(['name']))
  expect(journal().offered?.values).toEqual({ position: 9 })
  await expectKept({ position: 9 })
  act(() => journal().noteSaved(['position']))
  expect(journal().offered).toBeNull()
  await expectKept()
})

test('keeps the drafts of other new records when a new record is saved', async () => {
  const values = { name: 'Áo mưa', position: 9 }
  await putDraft('["lan","thing","","trước"]', draftWith({ id: '', values }))
  const { journal } = open(null)
  await waitFor(() => expect(journal().offered?.values).toEqual(values))
  act(() => journal().noteSaved(['name', 'position']))
  expect(journal().offered).toBeNull()
  await pause(20)
  await expectKept(values)
})
