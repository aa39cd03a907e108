import { expect, test } from 'vitest'
import { choice, date, defineResource, manyChoice, number, text, toggle } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { partsOf } from './draft-parts.ts'
import { draftWith } from './drafts.test-data.ts'
import type { FoundDraft } from './found-draft.ts'

const sample = defineResource({
  ...samplePlan,
  operations: {},
  fields: {
    name: text('Tên'),
    weight: number('Nặng'),
    day: date('Ngày'),
    active: toggle('Đang dùng'),
    kind: choice('Loại', { a: 'A', b: 'B' }),
    ways: manyChoice('Cách', { a: 'A', b: 'B' }),
  },
})
const found = (values: unknown, kinds = {}): FoundDraft => {
  const draft = draftWith({ kinds })
  return { ...draft, sent: null, key: 'k', raw: { ...draft, values }, values: values as FoundDraft['values'] }
}

test('returns the values that the fields accept, unchanged', () => {
  const values = { name: 'Áo', weight: 2, day: '2026-05-01', active: false, kind: 'b', ways: ['a', 'b'] }
  expect(partsOf(sample, found(values))).toEqual({ values, lost: {} })
  const emptied = { name: '', weight: null, day: '', kind: '', ways: [] }
  expect(partsOf(sample, found(emptied))).toEqual({ values: emptied, lost: {} })
})

test.each([
  ['a field that is gone', { ghost: 'Còn đây' }],
  ['a name of the language itself', { constructor: 'Còn đây' }],
  ['words where a number is wanted now', { weight: 'nặng lắm' }],
  ['words where a switch is wanted now', { active: 'có' }],
  ['a record where a text is wanted', { name: { vi: 'Áo' } }],
  ['a list of records', { ways: [{ id: 1 }] }],
  ['a list where a number is wanted', { weight: [1, 2] }],
])('%s is set aside, the rest is not', (_, lost) => {
  expect(partsOf(sample, found({ name: 'Áo', ...lost }))).toEqual({
    values: 'name' in lost ? {} : { name: 'Áo' },
    lost,
  })
})

test('separates the value of a field whose kind has changed', () => {
  const parts = partsOf(sample, found({ name: 'a < b', weight: 1 }, { name: 'richText', weight: 'number' }))
  expect(parts).toEqual({ values: { weight: 1 }, lost: { name: 'a < b' } })
})

test('separates the values of read-only and removed fields', () => {
  expect(partsOf(thing, found({ author: 'Lan' }))).toEqual({ values: {}, lost: { author: 'Lan' } })
})

test('separates all values of a removed entity', () => {
  expect(partsOf(undefined, found({ name: 'Áo' }))).toEqual({ values: {}, lost: { name: 'Áo' } })
})

test('separates the values of a damaged draft, or all of it', () => {
  const damaged = (raw: unknown) => partsOf(sample, { ...found(null), raw })
  expect(damaged({ subject: 'lan', values: 'Áo mưa' })).toEqual({ values: {}, lost: { '': 'Áo mưa' } })
  expect(damaged('hỏng')).toEqual({ values: {}, lost: { '': 'hỏng' } })
})
