import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore } from './draft-store.ts'
import { draftWith, putDraft, signedIn } from './drafts.test-data.ts'
import {
  draftKey,
  draftsOf,
  dropDrafts,
  dropDraftsOf,
  findDrafts,
  keepDraft,
  keepDraftsOnlyOf,
  recordOf,
  restoreDrafts,
  shrinkDraft,
} from './drafts.ts'

const coat = { subject: 'lan', resource: 'thing', id: '5' }
const day = 24 * 3600 * 1000
const keyA = draftKey(coat, 'tab A')
const keyB = draftKey(coat, 'tab B')

beforeEach(async () => {
  signedIn('lan')
  const all = await draftStore.all()
  await draftStore.remove(all.map(([key]) => key))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const valuesLeft = async () => (await findDrafts(coat)).map(({ values }) => values)

test('two forms of one record keep a draft each; dropping one leaves the other', async () => {
  await keepDraft(keyA, draftWith({ values: { name: 'A' }, at: Date.now() - 1000 }))
  await keepDraft(keyB, draftWith({ values: { name: 'B' } }))
  expect(await valuesLeft(), 'the newest first').toEqual([{ name: 'B' }, { name: 'A' }])
  await dropDrafts([keyA])
  expect(await valuesLeft()).toEqual([{ name: 'B' }])
})

test('each is found by its person, resource and record, and by no other', async () => {
  await keepDraft(keyA, draftWith())
  await keepDraft(draftKey({ ...coat, id: '' }, 'x'), draftWith({ id: '' }))
  expect(await findDrafts(coat)).toHaveLength(1)
  expect(await findDrafts({ ...coat, id: '55' })).toEqual([])
  expect(await findDrafts({ ...coat, resource: 'odd' })).toEqual([])
  expect(await findDrafts({ ...coat, subject: 'hoa' })).toEqual([])
  expect(await draftsOf('lan')).toHaveLength(2)
})

test('a draft as earlier versions wrote it is still found', async () => {
  await putDraft('["lan","thing","5"]', {
    ...coat,
    label: 'Áo',
    values: { name: 'Cũ' },
    before: null,
    at: Date.now(),
  })
  expect(await valuesLeft()).toEqual([{ name: 'Cũ' }])
})

test.each([
  ['text', 'hỏng'],
  ['nothing but a number', 7],
  ['a list', ['hỏng']],
  ['values that are none', { at: Date.now(), values: 'hỏng', label: 'Áo' }],
  ['no date', { values: ['hỏng'] }],
  ['a date that is none', { values: ['hỏng'], at: 1e300 }],
])('a damaged draft (%s) is found as damaged, and outlives a sign-in', async (_, raw) => {
  await putDraft(keyA, raw)
  await keepDraftsOnlyOf('lan')
  expect(await findDrafts(coat)).toMatchObject([{ key: keyA, values: null }])
})

test('removes a draft without a date seven days after its first read', async () => {
  await putDraft(keyA, 'hỏng')
  await keepDraftsOnlyOf('lan')
  const first = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(first + 6 * day)
  await keepDraftsOnlyOf('lan')
  expect(await findDrafts(coat)).toMatchObject([{ values: null, raw: { values: 'hỏng' } }])
  now.mockReturnValue(first + 8 * day)
  expect(await findDrafts(coat)).toEqual([])
  await keepDraftsOnlyOf('lan')
  expect(await draftStore.all()).toEqual([])
})

test('a date far ahead counts from when it was first seen', async () => {
  await keepDraft(keyA, draftWith({ at: 8.64e18 }))
  await keepDraftsOnlyOf('lan')
  const [found] = await findDrafts(coat)
  expect(found?.raw).toMatchObject({ at: found?.at })
  expect(found?.at).toBeLessThanOrEqual(Date.now())
})

test('removes a draft after seven days', async () => {
  await keepDraft(keyA, draftWith({ at: Date.now() - 7 * day - 1000 }))
  expect(await draftsOf('lan')).toEqual([])
  await keepDraftsOnlyOf('lan')
  expect(await draftStore.all()).toEqual([])
})

test('removes the drafts of other users and of unknown owners at a sign-in', async () => {
  await keepDraft(keyA, draftWith())
  await putDraft('["hoa","thing","5"]', 'hỏng')
  await putDraft('không phải khóa', { subject: 'lan', values: {} })
  await keepDraftsOnlyOf('lan')
  expect((await draftStore.all()).map(([key]) => key)).toEqual([keyA])
})

test.each([
  ['sign-out', dropDraftsOf],
  ['sign-in', keepDraftsOnlyOf],
])('deletes the names that an earlier version of the page has stored at a %s', async (_, drop) => {
  const opening = indexedDB.open('ben-names')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  opening.result.close()
  await drop('lan')
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('ben-names'),
  )
})

test('drops the drafts of a user where databases cannot be deleted', async () => {
  await keepDraft(keyA, draftWith())
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await dropDraftsOf('lan')
  expect(await draftStore.all()).toEqual([])
})

test('does not store or restore drafts of a signed-out user', async () => {
  await keepDraft(keyA, draftWith())
  const found = await findDrafts(coat)
  await dropDraftsOf('lan')
  for (const who of [null, 'hoa']) {
    signedIn(who)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.all([keepDraft(keyB, draftWith()), restoreDrafts(found)])
  }
  expect(await draftStore.all()).toEqual([])
})

test('restores discarded drafts unchanged', async () => {
  await keepDraft(keyA, draftWith({ values: { name: 'Áo mưa' } }))
  const found = await findDrafts(coat)
  await dropDrafts([keyA])
  expect(await valuesLeft()).toEqual([])
  await restoreDrafts(found)
  expect(await findDrafts(coat)).toEqual(found)
})

test('a shrunken draft keeps its name, its date and the values left', async () => {
  const draft = draftWith({ values: { name: 'Áo mưa', weight: 'nặng' } })
  await keepDraft(keyA, draft)
  const [found] = await findDrafts(coat)
  if (found) await shrinkDraft(found, { weight: 'nặng' })
  expect(await findDrafts(coat)).toMatchObject([{ label: 'Áo', at: draft.at, values: { weight: 'nặng' } }])
})

test('groups drafts by record, and each new record separately', async () => {
  await keepDraft(keyA, draftWith())
  await keepDraft(keyB, draftWith())
  await keepDraft(draftKey({ ...coat, id: '' }, 'x'), draftWith({ id: '' }))
  await keepDraft(draftKey({ ...coat, id: '' }, 'y'), draftWith({ id: '' }))
  expect(new Set((await draftsOf('lan')).map(recordOf)).size).toBe(3)
})
