import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftsOf } from './drafts.ts'
import { coat, expectKept, kept, open, pause } from './open-drafts.test-data.ts'

// Fakes only the timers of the form; those of the store keep running.
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const expectKeptNow = (...values: unknown[]) => expect.poll(kept).toEqual(values)

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
  await expect.poll(kept).toContainEqual({ name: 'Đóng trang' })
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
