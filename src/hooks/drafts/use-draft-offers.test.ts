import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draftStore } from './draft-store.ts'
import { draftWith, putDraft, removeStored } from './drafts.test-data.ts'
import { expectKept, kept, key, open, pause } from './open-drafts.test-data.ts'

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
