// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { addressInLink, type ContentIssue, contentIssueKinds, contentIssuesOf } from './content-check.ts'
import { defineResource, image, richText, slug, text } from './index.ts'
import { contentCheckView, readListState, writeListState } from './list-state.ts'

const plain = { name: 'page', path: '/p', title: 'T', noun: 't', group: 'content', icon: 'IconList' } as const
const fields = {
  title: text('Tiêu đề'),
  url: slug('Đường dẫn'),
  meta: text('Tiêu đề SEO', { blankTo: 'title' }),
  image: image('Ảnh'),
  content: richText('Nội dung'),
}
const bare = defineResource({ ...plain, operations: {}, fields })
const page = defineResource({
  ...plain,
  operations: {},
  fields,
  contentCheck: { picture: 'image', metaTitle: 'meta' },
})

const full = { title: 'Phí ship', url: 'phi', meta: 'Phí ship | Bến', image: '/a.png', content: '<p>x</p>' }
const none = { facts: {}, dead: new Set<string>() }
const found = (values: object, known: Parameters<typeof contentIssuesOf>[2] = none) =>
  contentIssuesOf(page, { ...full, ...values }, known)

test('returns no issues for a complete record or without a content check', () => {
  expect(found({})).toEqual([])
  expect(contentIssuesOf(bare, {}, none)).toEqual([])
})

test.each<[object, ContentIssue]>([
  [{ image: ' ' }, { kind: 'noPicture', field: 'image' }],
  [{ meta: '' }, { kind: 'noMetaTitle', field: 'meta' }],
  [{ meta: 'Phí ship ' }, { kind: 'noMetaTitle', field: 'meta' }],
  [{ meta: 'ệ'.repeat(66) }, { kind: 'longMetaTitle', field: 'meta', now: 66 }],
  [{ title: 'Phi\u0301' }, { kind: 'notNfc', field: 'title', mended: 'Phí' }],
  [{ content: '<p>e\u0323\u0302</p>' }, { kind: 'notNfc', field: 'content', mended: '<p>ệ</p>' }],
])('%j lacks something', (values, issue) => {
  expect(found(values)).toEqual([issue])
  expect(contentIssueKinds).toContain(issue.kind)
})

test('a title of 65 letters fits, however its marks are typed', () => {
  expect(found({ meta: `${'x'.repeat(64)}é` })).toEqual([])
  expect(found({ meta: `${'x'.repeat(64)}e\u0301` }).map(({ kind }) => kind)).toEqual(['notNfc'])
})

test('returns images without alternative text and dead links of a text', () => {
  const facts = { content: { silentPictures: 2, links: ['/co', '/khong', 'https://a.example/khong'] } }
  expect(found({}, { facts, dead: new Set(['/khong']) })).toEqual([
    { kind: 'silentPictures', field: 'content', count: 2 },
    { kind: 'deadLink', field: 'content', href: '/khong' },
  ])
})

describe('the address in a link', () => {
  test.each([
    ['/phi-ship', 'phi-ship'],
    ['phi-ship', 'phi-ship'],
    ['/huong-dan/phi-ship/?a=1#b', 'phi-ship'],
    ['/Ph%C3%AD%20100%25', 'Phí 100%'],
    ['/100%', '100%'],
    ['/', undefined],
    ['', undefined],
    ['#cho', undefined],
    ['?trang=2', undefined],
    ['https://ben.example/phi', undefined],
    ['//ben.example/phi', undefined],
    ['mailto:a@b.vn', undefined],
    ['/files/abc', undefined],
    ['/bang-gia.pdf', undefined],
    ['../', undefined],
  ])('%s is %s', (href, address) => {
    expect(addressInLink(href)).toBe(address)
  })
})

test('accepts the content check view in the address if there is a content check', () => {
  const state = readListState(page, { view: contentCheckView })
  expect(state.view).toBe(contentCheckView)
  expect(writeListState(page, state)).toEqual({ view: contentCheckView })
  expect(readListState(bare, { view: contentCheckView }).view).toBe('')
})
