// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

describe('a list', () => {
  const names = ['Đồng hồ', 'dép', 'Ấm trà', 'áo thun', 'Ăn vặt', 'Thương hiệu Ánh']
  const list = async (query: string) => (await back.call('GET', `/api/size/search?${query}`)).body.data

  beforeAll(async () => {
    for (const [at, name] of names.entries()) {
      await back.call('POST', '/api/size/create', {
        name,
        code: `C${at}`,
        position: at,
        active: at % 2 === 0,
      })
    }
  })

  it('is found without case and diacritics, by all its words', async () => {
    for (const keyword of ['thuong hieu', 'THƯƠNG HIỆU', 'anh thuong', 'ｔｈｕｏｎｇ']) {
      const { results } = await list(`keyword=${encodeURIComponent(keyword)}`)
      expect(results.map((row: { name: string }) => row.name)).toEqual(['Thương hiệu Ánh'])
    }
    expect((await list('keyword=dong')).results[0].name).toBe('Đồng hồ')
    expect((await list('keyword=%25')).results).toEqual([])
  })

  it('is ordered as a Vietnamese reader expects', async () => {
    const order = async (sort: string) =>
      (await list(`sort=${sort}`)).results.map((row: { name: string }) => row.name)
    const sorted = ['Ấm trà', 'Ăn vặt', 'áo thun', 'dép', 'Đồng hồ', 'Thương hiệu Ánh']
    expect(await order('name')).toEqual(sorted)
    expect(await order('-name')).toEqual(sorted.toReversed())
    expect(await order('-position')).toEqual(names.toReversed())
  })

  it('is paged and filtered, with pagination in its envelope', async () => {
    const paged = await list('pages=2&page=4&sort=position')
    expect(paged.results).toHaveLength(2)
    expect(paged.pagination).toEqual({ pages: 2, page: 4, total: 6 })
    expect((await list('active=false')).pagination.total).toBe(3)
    const [first] = (await list('sort=position')).results
    expect((await list(`id=${first.id}`)).results).toEqual([first])
    expect((await list(`_id=${first.id}`)).results).toEqual([first])
    const keywords = (await back.call('GET', '/api/keywords?size=1&page=10')).body
    expect(keywords).toMatchObject({ data: [], pagination: { size: 1, page: 10, total: 0 } })
    const slide = { title: 'Biển', image: '/files/a.png', position: 'main', page: 'home' }
    await back.call('POST', '/api/slider', slide)
    const slides = (await back.call('GET', '/api/sliders-staff?pages=1&page=50')).body
    expect(slides).toMatchObject({ results: [slide], pagination: { pages: 1, page: 50, total: 1 } })
  })

  it('is a view when its constant query is sent', async () => {
    await back.call('POST', '/api/guide', {
      title: 'Nóng',
      category: 'policy',
      hot: true,
      content: '<p>dài</p>',
    })
    const hot = (await back.call('GET', '/api/guide/search?hot=true')).body.data
    expect(hot.results.map((row: { title: string }) => row.title)).toEqual(['Nóng'])
    expect(hot.results[0].content).toBeUndefined()
    await back.call('POST', '/api/guide', { title: 'Cao', category: 'service', high: true })
    const shown = async (path: string) => (await back.call('GET', path)).body.data.results
    expect((await shown('/api/guide/search?high=true')).map((row: { title: string }) => row.title)).toEqual([
      'Cao',
    ])
    for (const category of ['service', 'policy']) {
      const rows = await shown(`/api/guides?category=${category}`)
      expect(new Set(rows.map((row: { category: string }) => row.category))).toEqual(new Set([category]))
    }
  })
})
