// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { crud, defineResource, get, image, pagesPage, richText, slug, text } from '#descriptor/index.ts'
import { cache } from '#hooks/read/cache.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { type Scan, scanContent } from './scan-content.ts'

const page = defineResource({
  name: 'page',
  path: '/pages',
  title: 'Trang',
  noun: 'trang',
  group: 'content',
  icon: 'IconList',
  pagination: pagesPage(2),
  operations: { ...crud('/api/page'), lookups: { slug: get('/api/page/slug/{slug}') } },
  fields: {
    title: text('Tiêu đề'),
    url: slug('Đường dẫn', { lookup: 'slug' }),
    image: image('Ảnh'),
    content: richText('Nội dung'),
  },
  contentCheck: { picture: 'image' },
})

const { answer } = office()

const rows = [
  { id: 1, title: 'Một', url: 'mot', image: '/a.png', updated_at: '2026-11-20T00:00:00Z' },
  { id: 2, title: 'Hai', url: 'hai', image: '', updated_at: '2026-11-20T00:00:00Z' },
  { id: 3, title: 'Ba', url: 'ba', image: '/c.png', updated_at: '2026-11-20T00:00:00Z' },
]

/** Mocks a back-end whose lists omit texts; `texts` maps record ids to texts. */
function stock(texts: Readonly<Record<number, string>>) {
  const lists = answer('/api/page/search', ({ search }) => {
    const at = Number(new URLSearchParams(search).get('pages')) - 1
    return Response.json({
      data: { results: rows.slice(at * 2, at * 2 + 2), pagination: { pages: at + 1, page: 2, total: 3 } },
    })
  })
  const reads = rows.map((row) =>
    answer(`/api/page/${row.id}`, { code: 1, data: { ...row, content: texts[row.id] ?? '' } }),
  )
  return { lists, reads: () => reads.reduce((sum, calls) => sum + calls.length, 0) }
}

async function scan(watch: (now: Scan, stop: () => void) => void = () => {}) {
  const controller = new AbortController()
  const updates: Scan[] = []
  await scanContent({
    resource: page,
    resources: [page],
    cache,
    signal: controller.signal,
    onProgress: (now) => {
      updates.push(now)
      watch(now, () => controller.abort())
    },
  })
  return updates.at(-1)
}

const lackOf = (now: Scan | undefined) =>
  now?.found.map(({ row, issues }) => [row.id, issues.map(({ kind }) => kind)])

test('reads every page, then each text that the list omits, and returns the issues', async () => {
  const { lists, reads } = stock({ 1: '<p><img src="/x.png"> <a href="/ba">a</a> <a href="/mat">b</a></p>' })
  const requests = answer('/api/page/slug/mat', { code: 1, data: null })
  const own = answer('/api/page/slug/ba', { code: 1, data: null })
  const end = await scan()
  expect(end).toMatchObject({ status: 'done', seen: 3, total: 3 })
  expect(lackOf(end)).toEqual([
    ['1', ['silentPictures', 'deadLink']],
    ['2', ['noPicture']],
  ])
  expect([lists.length, reads(), requests.length]).toEqual([2, 3, 1])
  expect(own, 'it has seen that record itself').toHaveLength(0)
  await scan()
  expect(reads(), 'what has not changed is not read again').toBe(3)
})

test('stops when it is aborted, and keeps the found issues', async () => {
  const { reads } = stock({ 1: '<img src="/x.png">' })
  const end = await scan((now, stop) => now.seen === 1 && stop())
  expect(end).toMatchObject({ status: 'stopped', seen: 1 })
  expect(lackOf(end)).toEqual([['1', ['silentPictures']]])
  expect(reads()).toBe(1)
})

test('fails with the error of a read, except for a deleted record', async () => {
  stock({})
  answer('/api/page/1', () => Response.json({}, { status: 404 }))
  answer('/api/page/3', () => Response.json({}, { status: 403 }))
  const end = await scan()
  expect(end).toMatchObject({ status: 'failed', seen: 2, error: { status: 403 } })
  expect(lackOf(end)).toEqual([['2', ['noPicture']]])
})

test('ends for a list that returns the same page repeatedly', async () => {
  answer('/api/page/search', {
    data: { results: rows.slice(0, 2).map((row) => ({ ...row, content: '' })), pagination: { total: 900 } },
  })
  expect(await scan()).toMatchObject({ status: 'done', total: 2, isWhole: false })
})
