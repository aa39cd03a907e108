import { expect, test } from 'vitest'
import { crud, defineResource, number, readOnly, text } from './index.ts'
import { mergeInto } from './merge.ts'
import type { Resource } from './resource.ts'
import { rowOf, valuesOf } from './row.ts'
import { samplePlan } from './sample-plan.test-data.ts'

const thing = defineResource({
  ...samplePlan,
  operations: crud('/api/thing'),
  fields: {
    name: text('Tên'),
    note: text('Ghi chú'),
    position: number('Vị trí'),
    author: readOnly('Tác giả'),
  },
  list: { columns: ['name'] },
})

const read = { id: 1, name: 'Áo', note: 'cũ', position: 1, author: 'Lan' }
const before = valuesOf(thing, rowOf(thing, read))
const fresh = (changes: object) => rowOf<Resource>(thing, { ...read, ...changes })

test('merges fields that others changed, and keeps the edited ones', () => {
  const typed = { ...before, name: 'Áo mưa' }
  expect(mergeInto(thing, before, typed, fresh({ note: 'mới', author: 'Minh' }))).toEqual({
    values: { ...typed, note: 'mới', author: 'Minh' },
    merged: ['note'],
    conflicting: [],
  })
})

test('reports a conflict for a field with two different new values', () => {
  const typed = { ...before, name: 'Áo mưa', note: 'mới' }
  const merge = mergeInto(thing, before, typed, fresh({ name: 'Áo len', note: 'mới' }))
  expect(merge).toEqual({ values: typed, merged: [], conflicting: ['name'] })
})

test('returns no merge without changes of others', () => {
  const typed = { ...before, position: 2 }
  expect(mergeInto(thing, before, typed, fresh({}))).toEqual({ values: typed, merged: [], conflicting: [] })
})
