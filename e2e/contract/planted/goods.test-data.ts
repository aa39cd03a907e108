import {
  choice,
  crud,
  dateTime,
  defineResource,
  del,
  get,
  hasData,
  images,
  money,
  number,
  pagesPage,
  parent,
  post,
  put,
  reference,
  richText,
  rows,
  slug,
  text,
  toggle,
} from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'

const shelf = defineResource({
  name: 'shelf',
  path: '/shelves',
  title: 'Kệ',
  noun: 'kệ',
  group: 'catalogue',
  icon: 'IconBox',
  operations: crud('/api/shelf'),
  fields: { name: text('Tên', { required: true, max: 120 }) },
})

const good = defineResource({
  name: 'good',
  path: '/goods',
  title: 'Hàng',
  noun: 'hàng',
  group: 'catalogue',
  icon: 'IconBox',
  pagination: pagesPage(6),
  operations: {
    list: get('/api/good/search'),
    one: get('/api/good/{id}'),
    create: post('/api/good/create', { succeeds: hasData }),
    update: put('/api/good/update/{id}', { succeeds: hasData }),
    remove: del('/api/good/delete/{id}'),
    lookups: { address: get('/api/good/at/{address}') },
    views: { kept: { label: 'Giữ lại', operation: get('/api/good/kept'), where: { state: 'kept' } } },
  },
  fields: {
    name: text('Tên', { required: true, max: 120 }),
    address: slug('Đường dẫn', { lookup: 'address' }),
    price: money('Giá', 'JPY'),
    amount: number('Số lượng', { integer: true, min: 0, max: 500 }),
    state: choice('Tình trạng', { new: 'Mới', kept: 'Giữ', sold: 'Bán' }),
    owner: choice('Chủ hàng', { shop: 'Cửa hàng', guest: 'Ký gửi' }, { alias: ['owners'] }),
    shelf: reference('Kệ', () => shelf),
    pictures: images('Ảnh'),
    since: dateTime('Từ lúc'),
    active: toggle('Đang bán', { initial: true }),
    sizes: rows('Cỡ', { code: text('Mã', { required: true }), stock: number('Tồn') }),
    story: richText('Chuyện'),
  },
  list: {
    columns: ['price', 'amount'],
    sort: ['name', 'price', 'since'],
    search: true,
    filters: ['state', 'shelf', 'active'],
  },
})

const shelfTree = defineResource({
  name: 'shelf-tree',
  path: '/shelf-trees',
  title: 'Cây kệ',
  noun: 'cây kệ',
  group: 'catalogue',
  icon: 'IconBox',
  operations: {
    list: get('/api/shelf-trees'),
    create: post('/api/shelf-tree'),
    tree: get('/api/shelf-tree/tree'),
    roots: get('/api/shelf-tree/roots'),
    byParent: get('/api/shelf-tree/below', { id: 'query', idName: 'parent' }),
    search: get('/api/shelf-tree/search'),
    options: get('/api/shelf-tree/options'),
  },
  fields: { name: text('Tên', { required: true, max: 120 }), parent: parent('Kệ cha') },
  list: { columns: ['parent'], sort: ['name'], search: true },
})

const stall = defineResource({
  name: 'stall',
  path: '/stall',
  title: 'Gian hàng',
  noun: 'gian hàng',
  group: 'system',
  icon: 'IconBox',
  operations: { read: get('/api/stall'), save: post('/api/stall/update') },
  dates: false,
  fields: { hall: text('Nhà', { max: 120 }), hours: text('Giờ mở cửa') },
})

/** The entities of the planted departures: a list with filters and orders, views, a look-up and every write; and settings. */
export const goods: readonly Resource[] = [good, stall]

/** Its entities: also one with a tree, and one that is referred to. */
export const goodsTable: readonly Resource[] = [...goods, shelf, shelfTree]
