// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { defineResource, get, image, text } from '#descriptor/index.ts'
import { ContentIssuesCard } from './content-issues-card.tsx'

const plain = { path: '/pages', title: 'Trang', noun: 'trang', group: 'content', icon: 'IconList' } as const
const page = defineResource({
  ...plain,
  name: 'page',
  operations: { list: get('/api/page/search') },
  fields: { title: text('Tiêu đề'), image: image('Ảnh') },
  contentCheck: { picture: 'image' },
})
const { contentCheck: _, ...unchecked } = page

test('renders nothing if no entity has a content check', () => {
  expect(ContentIssuesCard({ resources: [] })).toBeNull()
  expect(ContentIssuesCard({ resources: [unchecked] })).toBeNull()
  expect(ContentIssuesCard({ resources: [unchecked, page] })?.props).toEqual({ resources: [page] })
})
