// @vitest-environment node

import { expect, test } from 'vitest'
import { defineResource, image, readOnly, text, toggle } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { FormPlan } from '#descriptor/screen-plans.ts'
import { formCards } from './form-cards.ts'

const fields = {
  title: text('Tiêu đề'),
  from: text('Từ'),
  to: text('Đến'),
  author: readOnly('Tác giả'),
  picture: image('Ảnh'),
  active: toggle('Đang dùng'),
}
const plan = (form: FormPlan<keyof typeof fields>) =>
  defineResource({
    ...samplePlan,
    operations: {},
    fields,
    form,
  })
const wide = { isNew: false, isNarrow: false }
const narrow = { isNew: false, isNarrow: true }

test('places one field a row in order, defined rows together, the dates last', () => {
  expect(formCards(plan({ rows: [['from', 'to']] }), wide)).toEqual({
    main: [
      {
        rows: [['title'], ['from', 'to'], ['author'], ['picture'], ['active'], ['created_at', 'updated_at']],
      },
    ],
    side: [],
  })
})

test('begins the side column with the state; pictures and read-only fields are cards of their own', () => {
  const { main, side } = formCards(
    plan({ rows: [['from', 'to']], side: ['picture', 'active', 'author'] }),
    wide,
  )
  expect(main).toEqual([{ rows: [['title'], ['from', 'to']] }])
  expect(side).toEqual([
    { rows: [['active']] },
    { rows: [['picture']] },
    { rows: [['author'], ['created_at'], ['updated_at']] },
  ])
})

test('places the side column below the fields of a narrow form', () => {
  expect(formCards(plan({ side: ['author'] }), narrow)).toEqual({
    main: [
      {
        rows: [
          ['title'],
          ['from'],
          ['to'],
          ['picture'],
          ['active'],
          ['author'],
          ['created_at', 'updated_at'],
        ],
      },
    ],
    side: [],
  })
})

test('omits read-only fields of a new record', () => {
  expect(
    formCards(plan({ rows: [['title', 'author']], side: ['author'] }), { isNew: true, isNarrow: true }),
  ).toEqual({ main: [{ rows: [['title'], ['from'], ['to'], ['picture'], ['active']] }], side: [] })
})

test('renders every field once when one field of a row is in the side column', () => {
  const { main, side } = formCards(plan({ rows: [['from', 'to']], side: ['to', 'picture'] }), wide)
  expect(main).toEqual([{ rows: [['title'], ['from'], ['author'], ['active']] }])
  expect(side).toEqual([
    { rows: [['to']] },
    { rows: [['picture']] },
    { rows: [['created_at'], ['updated_at']] },
  ])
})

test('makes a card of each section, and one of the fields that no section names', () => {
  const sections = [
    { title: 'Tên', rows: [['title']] },
    { title: 'Thời gian', rows: [['from', 'to']] },
  ] as const
  const layout = plan({ sections, side: ['active'] })
  const rest = { rows: [['author'], ['picture']] }
  expect(formCards(layout, wide).main).toEqual([...sections, rest])
  expect(formCards(layout, narrow).main).toEqual([
    ...sections,
    { rows: [...rest.rows, ['active'], ['created_at', 'updated_at']] },
  ])
  expect(formCards(plan({ sections, side: ['active', 'author', 'picture'] }), narrow).main).toEqual([
    ...sections,
    { rows: [['author'], ['picture'], ['active'], ['created_at', 'updated_at']] },
  ])
})
