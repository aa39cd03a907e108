import { describe, expect, it } from 'vitest'
import { customerPath, slugKeyOf } from './customer-path.ts'
import { defineResource, get, slug, text } from './index.ts'
import type { AnyRow } from './row.ts'

const page = defineResource({
  name: 'page',
  path: '/pages',
  title: 'Trang',
  noun: 'trang',
  group: 'content',
  icon: 'IconBook2',
  operations: { list: get('/api/page') },
  fields: { title: text('Tên'), url: slug('Đường dẫn') },
  form: { path: '/page' },
})

const row = (url: unknown): AnyRow => ({ id: '1', raw: {}, url })
const at = (url: unknown) => customerPath(page, row(url))

describe('customerPath', () => {
  it('is made from the slug, which may hold anything', () => {
    expect(slugKeyOf(page)).toBe('url')
    expect(at('phi-van-chuyen')).toBe('/page/phi-van-chuyen')
    expect(at('Phí/vận chuyển 100%')).toBe(`/page/${encodeURIComponent('Phí/vận chuyển 100%')}`)
  })

  it('returns a slug that is an address unchanged, and ’’ without a slug', () => {
    expect(at('/tin/a')).toBe('/tin/a')
    expect(at('https://ben.vn/a')).toBe('https://ben.vn/a')
    expect([at(''), at(null), at('  ')]).toEqual(['', '', ''])
  })
})
