import type { Resource } from '#descriptor/resource.ts'
import type { Planted } from './departing-server.test-data.ts'

/** A departure as `rule part: weight`, the source at the line that it names, and the change that it proposes. */
export type Finding = readonly [finding: string, source: string, change: string]

/** A departure that a server makes, and the findings of a comparison. */
export interface PlantedDeparture {
  readonly name: string
  readonly planted: Planted | (() => Planted)
  /** The compared entities; `goods` by default. */
  readonly table?: readonly Resource[]
  readonly found: readonly Finding[]
  /** The sources at the lines of further calls with the same departure, where it is named by its calls. */
  readonly also?: readonly string[]
}

/** The sources of departures that no descriptor is about. */
export const backEnd = 'the back-end'

/** The sources of the planted departures, as `goods.test-data.ts` has them. */
export const lines = {
  plan: 'const good = defineResource({',
  stall: 'const stall = defineResource({',
  settings: "operations: { read: get('/api/stall'), save: post('/api/stall/update') },",
  view: "views: { kept: { label: 'Giữ lại', operation: get('/api/good/kept'), where: { state: 'kept' } } },",
  list: "list: get('/api/good/search'),",
  tree: "list: get('/api/shelf-trees'),",
  one: "one: get('/api/good/{id}'),",
  create: "create: post('/api/good/create', { succeeds: hasData }),",
  update: "update: put('/api/good/update/{id}', { succeeds: hasData }),",
  remove: "remove: del('/api/good/delete/{id}'),",
  pagination: 'pagination: pagesPage(6),',
  sort: "sort: ['name', 'price', 'since'],",
  search: 'search: true,',
  filters: "filters: ['state', 'shelf', 'active'],",
  fields: 'fields: {',
  name: "name: text('Tên', { required: true, max: 120 }),",
  active: "active: toggle('Đang bán', { initial: true }),",
  price: "price: money('Giá', 'JPY'),",
  amount: "amount: number('Số lượng', { integer: true, min: 0, max: 500 }),",
  state: "state: choice('Tình trạng', { new: 'Mới', kept: 'Giữ', sold: 'Bán' }),",
  owner: "owner: choice('Chủ hàng', { shop: 'Cửa hàng', guest: 'Ký gửi' }, { alias: ['owners'] }),",
  pictures: "pictures: images('Ảnh'),",
  sizes: "sizes: rows('Cỡ', { code: text('Mã', { required: true }), stock: number('Tồn') }),",
  since: "since: dateTime('Từ lúc'),",
} as const
