// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, readOnly, text, toggle } from '#descriptor/index.ts'
import type { FormPlan } from '#descriptor/screen-plans.ts'
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

test('places one field a row in order, defined rows together, the dates last', () => {
  expect(formRows(plan({ rows: [['from', 'to']] }), wide)).toEqual({
    main: [['title'], ['from', 'to'], ['author'], ['active'], ['created_at', 'updated_at']],
    side: [],
  })
})

test('keeps the order of the fields in the side column, the dates below', () => {
  expect(formRows(plan({ rows: [['from', 'to']], side: ['active', 'author'] }), wide)).toEqual({
    main: [['title'], ['from', 'to']],
    side: [['author'], ['active'], ['created_at'], ['updated_at']],
  })
})

test('places the side column below the fields of a narrow form', () => {
  expect(formRows(plan({ side: ['author'] }), narrow)).toEqual({
    main: [['title'], ['from'], ['to'], ['active'], ['author'], ['created_at', 'updated_at']],
    side: [],
  })
})

test('omits read-only fields of a new record', () => {
  expect(
    formRows(plan({ rows: [['title', 'author']], side: ['author'] }), { isNew: true, isNarrow: true }),
  ).toEqual({
    main: [['title'], ['from'], ['to'], ['active']],
    side: [],
  })
})

test('renders every field once when one field of a row is in the side column', () => {
  const { main, side } = formRows(plan({ rows: [['from', 'to']], side: ['to'] }), wide)
  expect(main).toEqual([['title'], ['from'], ['author'], ['active']])
  expect(side).toEqual([['to'], ['created_at'], ['updated_at']])
})
