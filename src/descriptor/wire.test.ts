// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Raw } from './envelope.ts'
import { everyKind } from './every-kind.test-data.ts'
import {
  date,
  dateTime,
  manyChoice,
  number,
  parent,
  readOnly,
  references,
  slug,
  text,
  toggle,
} from './make-field.ts'
import { defineResource } from './resource.ts'
import { newValues, rowOf, valuesOf } from './row.ts'
import { bodyOf } from './wire.ts'

const plain = {
  path: '/x',
  title: 'X',
  noun: 'x',
  group: 'content',
  icon: 'IconList',
  operations: {},
} as const
const actor = { subject: 'u1', name: 'Lan' }

const guide = defineResource({
  ...plain,
  name: 'guide',
  fields: {
    title: text('Tiêu đề', { required: true }),
    url: slug('Đường dẫn', { blankTo: 'title' }),
    position: number('Vị trí'),
    active: toggle('Đang dùng'),
    from: dateTime('Từ'),
    parent: parent('Cha'),
    permission: manyChoice('Quyền', { admin: 'Quản trị', user: 'Người dùng' }, { alias: ['permissions'] }),
    author: readOnly('Tác giả', { stamp: { from: 'name', on: 'create' } }),
    user_id: readOnly('Người sửa', { stamp: { from: 'subject', on: 'save' } }),
  },
})

/** The request body of a save after some fields were edited. */
function saved(raw: Raw, edits: Record<string, unknown> = {}): Raw {
  const row = rowOf(guide, raw)
  return bodyOf(guide, { before: row, values: { ...valuesOf(guide, row), ...edits }, actor })
}

const created = (edits: Record<string, unknown>) =>
  bodyOf(guide, { before: null, values: { ...newValues(guide), ...edits }, actor })

describe('an update sends the read record with the edits', () => {
  const raw = JSON.parse(`{"_id":"a","title":"Phí","url":"phi","position":"7","active":1,"from":1795163400000,
    "parent":{"_id":"p"},"permissions":"admin","author":"Minh","user_id":"u1","created_at":null,
    "unknown":{"deep":[1,{"x":null}]},"__proto__":{"kept":true}}`) as Raw

  test('sends the same bytes if nothing was edited', () => {
    expect(JSON.stringify(saved(raw))).toBe(JSON.stringify(raw))
  })

  test('one field edited: only that one differs', () => {
    expect(JSON.stringify(saved(raw, { position: 8 }))).toBe(JSON.stringify(raw).replace('"7"', '8'))
    expect(saved(raw, { from: '' })).toEqual({ ...raw, from: null })
  })

  test('sends a field under the name that it was read by', () => {
    expect(saved(raw, { permission: ['user'] })).toEqual({ ...raw, permissions: ['user'] })
    expect(created({ permission: ['user'] })).toMatchObject({ permission: ['user'] })
  })

  test('sends an unknown value as it came until it is edited', () => {
    const strange = { ...raw, position: 'mười', active: null, permissions: { admin: true } }
    expect(JSON.stringify(saved(strange, { title: 'Giá' }))).toBe(
      JSON.stringify(strange).replace('"Phí"', '"Giá"'),
    )
    expect(saved(strange, { active: false, position: null, permission: [] })).toEqual({
      ...strange,
      active: false,
      position: null,
      permissions: [],
    })
    const { active: _, ...without } = raw
    expect(saved(without)).toEqual(without)
    expect(saved(without, { active: false })).toEqual({ ...without, active: false })
  })

  test('fields that were not sent and not filled in are not invented', () => {
    expect(saved({ id: 1, title: 'a', url: 'a' })).toEqual({ id: 1, title: 'a', url: 'a', user_id: 'u1' })
  })
})

describe('a blank address that is made from another field', () => {
  const article = defineResource({
    ...plain,
    name: 'article',
    fields: {
      title: text('Tiêu đề', { required: true }),
      url: slug('Đường dẫn', { slugFrom: 'title' }),
      active: toggle('Đang dùng'),
    },
  })
  const body = (raw: Raw | null, edits: Record<string, unknown>) => {
    const before = raw && rowOf(article, raw)
    const values = { ...(before ? valuesOf(article, before) : newValues(article)), ...edits }
    return bodyOf(article, { before, values, actor })
  }

  test('is filled in a new record, also for white space', () => {
    expect(body(null, { title: 'Phí vận chuyển' })).toMatchObject({ url: 'phi-van-chuyen' })
    expect(body(null, { title: 'Phí', url: '  ' })).toMatchObject({ url: 'phi' })
    expect(body(null, { title: 'Phí', url: 'khac' })).toMatchObject({ url: 'khac' })
  })

  test('is filled where an edit has cleared the stored one', () => {
    expect(body({ id: 1, title: 'Phí', url: 'cu' }, { url: '' })).toMatchObject({ url: 'phi' })
  })

  test('stays blank in a stored record whose address was not edited', () => {
    const stored = { id: 1, title: 'Phí', url: '', active: true }
    expect(body(stored, { active: false })).toEqual({ ...stored, active: false })
  })
})

describe('blank fields that take another’s value (S5-03, S5-04)', () => {
  test.each(['', '  ', '\t'])('replaces %j by the unchanged title', (blank) => {
    expect(created({ title: ' Phí mua hộ? ', url: blank })).toMatchObject({ url: ' Phí mua hộ? ' })
    expect(saved({ id: 1, title: 'Phí', url: 'phi' }, { url: blank })).toMatchObject({ url: 'Phí' })
  })

  test('a filled one stays', () => {
    expect(created({ title: 'Phí', url: 'x' })).toMatchObject({ url: 'x' })
  })
})

describe('stamps (S3-16, S3-17, S3-32, S3-33)', () => {
  test('author on create only, user_id on every save; neither can be typed', () => {
    expect(created({ author: 'Ai đó', user_id: 'u9' })).toMatchObject({ author: 'Lan', user_id: 'u1' })
    expect(saved({ id: 1, author: 'Minh', user_id: 'u0' }, { author: 'Ai đó' })).toMatchObject({
      author: 'Minh',
      user_id: 'u1',
    })
  })
})

test('dates of the record are the back-end’s to write', () => {
  expect(created({ created_at: 'x' })).not.toHaveProperty('created_at')
})

test('none is null for days, moments and ids, and empty for text', () => {
  expect(created({ title: '' })).toMatchObject({ title: '', from: null, parent: null, position: null })
})

test('sends any record unchanged from an untouched form', () => {
  const every = defineResource({ ...plain, name: 'every', fields: { ...everyKind, day: date('Ngày') } })
  const names = Object.keys(every.fields)
  const some = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue())
  fc.assert(
    fc.property(some, (given) => {
      const raw = JSON.parse(JSON.stringify(given)) as Raw
      const row = rowOf(every, raw)
      const body = bodyOf(every, { before: row, values: valuesOf(every, row), actor })
      expect(JSON.stringify(body)).toBe(JSON.stringify(raw))
    }),
  )
})

test('writes an id in the object that the record has around it', () => {
  const received = { title: 'X', parent: { $oid: 'a' } }
  expect(rowOf(guide, received).parent).toBe('a')
  expect(saved(received, { parent: 'b' })).toMatchObject({ parent: { $oid: 'b' } })
  expect(saved(received, { parent: '' })).toMatchObject({ parent: null })
  expect(saved(received, { title: 'Y' })).toMatchObject({ parent: { $oid: 'a' } })
})

test('writes each id of a list in the object that the first one of the record has', () => {
  const set = defineResource({
    ...plain,
    name: 'set',
    fields: { title: text('Tên'), guides: references('Bài', () => guide) },
  })
  const row = rowOf(set, { title: 'X', guides: [{ $oid: 'a' }] })
  const body = bodyOf(set, { before: row, values: { title: 'X', guides: ['a', 'b'] }, actor })
  expect(body).toEqual({ title: 'X', guides: [{ $oid: 'a' }, { $oid: 'b' }] })
})
