// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, slug, text } from '#descriptor/index.ts'
import { formProblems } from './form-problems.ts'

const article = defineResource({
  name: 'article',
  path: '/articles',
  title: 'Bài viết',
  noun: 'bài viết',
  group: 'content',
  icon: 'IconList',
  operations: {},
  fields: {
    title: text('Tiêu đề', { required: true }),
    url: slug('Đường dẫn', { slugFrom: 'title', unique: true }),
  },
})
const problems = (values: { title: string; url: string }, before?: { title: string; url: string }) =>
  Object.keys(formProblems(article, values, before && { id: '1', values: before }))

test('requires an address where the title has no letter or digit', () => {
  expect(problems({ title: '★', url: '' })).toEqual(['url'])
  expect(problems({ title: '★', url: 'sao' })).toEqual([])
  expect(problems({ title: 'Phí', url: ' ' })).toEqual([])
  expect(problems({ title: '', url: '' })).toEqual(['title'])
})

test('does not require the address that a stored record has never had', () => {
  expect(problems({ title: '★★', url: '' }, { title: '★', url: '' })).toEqual([])
  expect(problems({ title: '★', url: '' }, { title: '★', url: 'sao' })).toEqual(['url'])
})
