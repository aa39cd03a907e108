// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import type { LocalCall } from '#session/local-server.ts'
import { mergeValues, writeRecord } from './write-record.ts'

const { answer } = office({ safeWrites: true })
const read = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true }
let stored: typeof read
let version: number
let reads: readonly LocalCall[]
let updates: readonly LocalCall[]

// A back-end that compares the tags of updates.
beforeEach(() => {
  stored = read
  version = 1
  const tagged = () => Response.json({ code: 1, data: stored }, { headers: { ETag: `"v${version}"` } })
  reads = answer('/api/thing/5', tagged)
  updates = answer('/api/thing/update/5', (call) => {
    const tag = call.headers.get('if-match')
    if (tag !== null && tag !== `"v${version}"`) return Response.json({ code: 0 }, { status: 412 })
    change(Object(bodyIn(call)))
    return tagged()
  })
})

function change(values: Partial<typeof read>) {
  stored = { ...stored, ...values }
  version += 1
}

function save(values: object, tag: string | undefined, isListRow = false) {
  const known = rowOf<Resource>(thing, read, tag)
  return writeRecord(thing, {
    known,
    isListRow,
    plan: mergeValues(thing, { ...valuesOf(thing, known), ...values }),
  })
}

const calls = () => [reads.length, updates.length]

test('sends an update without reading the record again when its tag guards it', async () => {
  expect(await save({ name: 'Áo mưa' }, '"v1"')).toMatchObject({ status: 'saved', saved: { etag: '"v2"' } })
  expect(calls()).toEqual([0, 1])
  expect(stored).toEqual({ ...read, name: 'Áo mưa' })
})

test('reads and merges a record that has changed since its tag', async () => {
  change({ position: 7 })
  expect(await save({ name: 'Áo mưa' }, '"v1"')).toMatchObject({ status: 'saved', sent: { mergedCount: 1 } })
  expect(calls()).toEqual([1, 2])
  expect(stored).toEqual({ ...read, name: 'Áo mưa', position: 7 })
})

test('writes nothing over a change of the same field', async () => {
  change({ name: 'Áo len' })
  expect(await save({ name: 'Áo mưa' }, '"v1"')).toMatchObject({
    status: 'conflict',
    fresh: { name: 'Áo len' },
  })
  expect(stored.name).toBe('Áo len')
})

test.each([
  ['a record without a tag', undefined, false],
  ['a row of a list, which may be a part of its record', '"v1"', true],
])('reads %s before the update', async (_, tag, isListRow) => {
  expect(await save({ name: 'Áo mưa' }, tag, isListRow)).toMatchObject({ status: 'saved' })
  expect(calls()).toEqual([1, 1])
})

test('reads the record before the next update when the response had only a part of it', async () => {
  answer('/api/thing/update/5', () =>
    Response.json({ code: 1, data: { id: 5 } }, { headers: { ETag: '"v2"' } }),
  )
  const outcome = await save({ name: 'Áo mưa' }, '"v1"')
  expect(outcome).toMatchObject({ status: 'saved' })
  expect(outcome.status === 'saved' && outcome.saved).not.toHaveProperty('etag')
})

test('saves behind a proxy that changes the tags on their way, and merges the changes of others', async () => {
  const changed = () => Response.json({ code: 1, data: stored }, { headers: { ETag: `"v${version}-gzip"` } })
  answer('/api/thing/5', changed)
  change({ position: 7 })
  expect(await save({ name: 'Áo mưa' }, '"v1-gzip"')).toMatchObject({
    status: 'saved',
    sent: { mergedCount: 1 },
  })
  expect(stored).toEqual({ ...read, name: 'Áo mưa', position: 7 })
})

test('reads the record before the update behind a proxy that makes the tags weak', async () => {
  const weak = () => Response.json({ code: 1, data: stored }, { headers: { ETag: `W/"v${version}"` } })
  const readsNow = answer('/api/thing/5', weak)
  change({ position: 7 })
  expect(await save({ name: 'Áo mưa' }, undefined)).toMatchObject({
    status: 'saved',
    sent: { mergedCount: 1 },
  })
  expect([readsNow.length, updates.length]).toEqual([1, 1])
  expect(updates[0]?.headers.get('if-match')).toBeNull()
})
