// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, readOnly, text, toggle } from '#descriptor/index.ts'
import type { FormPlan } from '#descriptor/resource.ts'
import { formRows } from './form-rows.ts'

const fields = {
  title: text('Tiêu đề'),
  from: text('Từ'),
  to: text('Đến'),
  author: readOnly('Tác giả'),
  active: toggle('Đang dùng'),
}
const plan = (form: FormPlan<keyof typeof fields>) =>
  defineResource({
    name: 'thing',
    path: '/things',
    title: 'Đồ vật',
    noun: 'đồ vật',
    group: 'content',
    icon: 'IconList',
    operations: {},
    fields,
    form,
  })
const wide = { isNew: false, isNarrow: false }
const narrow = { isNew: false, isNarrow: true }

test('fields stand one to a row in their order, rows as planned, the dates last', () => {
  expect(formRows(plan({ rows: [['from', 'to']] }), wide)).toEqual({
    main: [['title'], ['from', 'to'], ['author'], ['active'], ['created_at', 'updated_at']],
    side: [],
  })
})

test('the side column keeps the order of the fields, the dates below it', () => {
  expect(formRows(plan({ rows: [['from', 'to']], side: ['active', 'author'] }), wide)).toEqual({
    main: [['title'], ['from', 'to']],
    side: [['author'], ['active'], ['created_at'], ['updated_at']],
  })
})

test('without room for it the side column stands below', () => {
  expect(formRows(plan({ side: ['author'] }), narrow)).toEqual({
    main: [['title'], ['from'], ['to'], ['active'], ['author'], ['created_at', 'updated_at']],
    side: [],
  })
})

test('a new record has no read-only fields to show', () => {
  expect(
    formRows(plan({ rows: [['title', 'author']], side: ['author'] }), { isNew: true, isNarrow: true }),
  ).toEqual({
    main: [['title'], ['from'], ['to'], ['active']],
    side: [],
  })
})

test('a row of which one field stands at the side keeps the others: every field once', () => {
  const { main, side } = formRows(plan({ rows: [['from', 'to']], side: ['to'] }), wide)
  expect(main).toEqual([['title'], ['from'], ['author'], ['active']])
  expect(side).toEqual([['to'], ['created_at'], ['updated_at']])
})
