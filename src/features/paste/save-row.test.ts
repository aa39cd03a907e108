// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf, valuesOf } from '#descriptor/row.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import type { SaveInput } from '#hooks/write/save-record.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { makeRowRequests, saveRow } from './save-row.ts'

const { answer } = office()
const listed = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true }
const planned = rowOf<Resource>(thing, listed)
const pasted = { ...valuesOf(thing, planned), position: 9 }

const updateRow = (resource: Resource, before: Row, values: SaveInput['values']) =>
  saveRow(resource, { before, values }, makeRowRequests())

/** Mocks a record; after the first update it returns the second version. */
function stored(first: object, second: object = first) {
  let now = first
  const tag = () => (now === first ? '"v1"' : '"v2"')
  answer('/api/thing/5', () => Response.json({ data: now }, { headers: { ETag: tag() } }))
  const updates = answer('/api/thing/update/5', (call) => {
    now = second
    if (call.headers.get('if-match') !== tag()) return Response.json({}, { status: 412 })
    return Response.json({ code: 1, data: bodyIn(call) })
  })
  return updates
}

test('merges a pasted row into the current record, also when that changes during the save', async () => {
  const updates = stored({ ...listed, name: 'Áo len', more: 1 }, { ...listed, name: 'Áo dạ', more: 2 })
  await updateRow(thing, planned, pasted)
  expect(bodyIn(updates.at(-1))).toMatchObject({ name: 'Áo dạ', position: 9, more: 2 })
  expect(updates).toHaveLength(2)
})

test('a pasted cell whose field was changed since is not sent', async () => {
  const updates = stored({ ...listed, position: 4 })
  const failure = await updateRow(thing, planned, pasted).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(WriteFailed)
  expect((failure as WriteFailed).more('paste')[0]).toContain('vừa có người sửa')
  expect(updates).toHaveLength(0)
})

test('fails a row whose record was deleted', async () => {
  answer('/api/thing/5', () => Response.json({}, { status: 404 }))
  await expect(updateRow(thing, planned, pasted)).rejects.toMatchObject({ name: 'WriteFailed' })
})

test('a list that answers the id filter with no row does not hold the pasted row up', async () => {
  answer('/api/odd', { data: [] })
  const updates = answer('/api/odd/update', { data: { _id: 'k1' } })
  const row = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', active: false })
  await updateRow(odd, row, { ...valuesOf(odd, row), name: 'Áo len' })
  expect(updates.map(bodyIn)).toMatchObject([{ _id: 'k1', name: 'Áo len' }])
})

/** Mocks a record whose update responds with 502, after saving it or without saving it. */
function losing(isDone: boolean) {
  let now: object = listed
  answer('/api/thing/5', () => Response.json({ data: now }))
  return answer('/api/thing/update/5', (call) => {
    if (isDone) now = Object(bodyIn(call))
    return Response.json({}, { status: 502 })
  })
}

test('a pasted row whose answer was lost after the work was done is updated, and sent once', async () => {
  const updates = losing(true)
  await updateRow(thing, planned, pasted)
  expect(updates).toHaveLength(1)
})

test('a pasted row whose answer was lost before the work was done is reported as not saved', async () => {
  const updates = losing(false)
  const failure = await updateRow(thing, planned, pasted).catch((error: unknown) => error)
  expect((failure as WriteFailed).more('paste').at(-1)).toBe('Bạn xem lại dòng này rồi gửi lại nhé.')
  expect(updates).toHaveLength(1)
})
