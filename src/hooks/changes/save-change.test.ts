// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { record } from './runs.test-data.ts'
import { saveChange } from './save-change.ts'

const { answer } = office()

/** Resumes an action that switches a record off, after a reload in its request; the record is off now. */
function resumed(wasActive: boolean) {
  answer('/api/thing/1', { data: record(1, { active: false }) })
  const before = rowOf<Resource>(thing, record(1, { active: wasActive }))
  const changes = [{ name: 'active', from: true, to: false }]
  const change = { key: 0, line: 1, status: 'changed', act: 'set', before, problems: {} } as const
  const create = { key: 'k', sentAt: 0 }
  const attempt = { create, isUnsure: true, pending: undefined }
  return saveChange(thing, { ...change, values: { active: false }, changes }, attempt)
}

test('reports a resumed row whose record had the value before as the same: nothing is to be undone', async () => {
  expect(await resumed(false)).toEqual({ status: 'same' })
})

test('names no old value of a resumed row: the list may have shown another than the record had', async () => {
  const written = [{ name: 'active', from: undefined, to: false }]
  expect(await resumed(true)).toEqual({ status: 'done', row: null, written })
})
