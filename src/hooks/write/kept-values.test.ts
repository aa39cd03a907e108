// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { choice, defineResource, parent, richText, slug, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { keptFields } from './kept-values.ts'

const page: Resource = defineResource({
  ...samplePlan,
  operations: {},
  fields: {
    name: text('Tên'),
    url: slug('Đường dẫn', { slugFrom: 'name' }),
    permission: choice('Quyền', { admin: 'Quản trị', user: 'Người dùng' }, { alias: ['permissions'] }),
    parent: parent('Cha', { alias: ['parent_id'] }),
    content: richText('Nội dung'),
  },
})

test.each([
  ['the written values', { name: 'Áo', permission: 'user', parent: null }, []],
  ['a text without its surplus spaces', { name: ' Áo  ' }, []],
  ['another text', { name: 'Mũ' }, ['name']],
  ['an address where none was written', { url: 'ao' }, []],
  [
    'an old permission in its second spelling',
    { permission: 'user', permissions: ['admin'] },
    ['permission'],
  ],
  ['both spellings', { permission: 'user', permissions: ['user'] }, []],
  ['a parent in its second spelling', { parent: null, parent_id: 'a' }, ['parent']],
  ['no parent in both', { parent: '', parent_id: null }, []],
  ['a cleaned text', { content: '<div><p>a</p></div>' }, []],
  ['another rich text', { content: '<p>b</p>' }, ['content']],
  ['an unknown value', { name: { vi: 'x' } }, []],
])('names the fields that a server keeps with another value: %s', (_, stored, kept) => {
  const written = { name: 'Áo', url: '', permission: 'user', parent: '', content: '<p>a</p>' }
  const values = Object.fromEntries(
    Object.entries(written).filter(([name]) => name in stored || name === 'url'),
  )
  expect(keptFields(page, rowOf(page, { id: 1, ...stored }), values)).toEqual(kept)
})
