// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, image, longText, readOnly, richText, slug, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { previewOf } from './preview-of.ts'

const page = defineResource({
  name: 'page',
  path: '/p',
  title: 'T',
  noun: 't',
  group: 'content',
  icon: 'IconList',
  operations: {},
  fields: {
    title: text('Tiêu đề'),
    url: slug('Đường dẫn', { blankTo: 'title' }),
    image: image('Ảnh'),
    summary: longText('Tóm tắt'),
    content: richText('Nội dung'),
    author: readOnly('Tác giả', { stamp: { from: 'name', on: 'create' } }),
  },
  form: {
    preview: {
      title: 'title',
      body: 'content',
      picture: 'image',
      summary: 'summary',
      by: 'author',
      address: 'url',
    },
  },
})
const actor = { subject: 'u1', name: 'Lan' }

test('previews a new record with the slug of its title and the user as its author', () => {
  const values = { ...newValues(page), title: 'Phí ship', url: ' ', content: '<p>Chữ</p>' }
  expect(previewOf(page, { record: null, values, actor })).toEqual({
    title: 'Phí ship',
    body: '<p>Chữ</p>',
    picture: '',
    summary: '',
    by: 'Lan',
    unknown: {},
    address: '/p/Phí ship',
  })
})

test('previews the typed values of a stored record with its stored author', () => {
  const record = rowOf<Resource>(page, { id: 1, title: 'Cũ', url: 'cu', author: 'Minh', image: '/a.png' })
  const values = { ...valuesOf(page, record), title: 'Mới' }
  expect(previewOf(page, { record, values, actor })).toMatchObject({
    title: 'Mới',
    by: 'Minh',
    picture: '/a.png',
    address: '/p/cu',
  })
})

test('previews what came for the unknown values of a stored record', () => {
  const raw = { id: 1, title: { vi: 'Cũ' }, url: 'cu', image: ['/a.png'], summary: null, content: '<p>x</p>' }
  const record = rowOf<Resource>(page, raw)
  const preview = previewOf(page, { record, values: valuesOf(page, record), actor })
  expect(preview).toMatchObject({
    title: '',
    summary: '',
    unknown: { title: { raw: { vi: 'Cũ' } }, picture: { raw: ['/a.png'] }, by: { raw: undefined } },
  })
  expect(Object.keys(preview.unknown)).toEqual(['title', 'picture', 'by'])
  const typed = previewOf(page, { record, values: { ...valuesOf(page, record), title: 'Mới' }, actor })
  expect(typed).toMatchObject({ title: 'Mới', unknown: { picture: { raw: ['/a.png'] } } })
  expect(typed.unknown).not.toHaveProperty('title')
})
