import {
  crud,
  defineResource,
  get,
  image,
  images,
  parent,
  put,
  reference,
  references,
  richText,
  slug,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'

/** An entity that others name. */
export const maker = defineResource({
  ...samplePlan,
  name: 'maker',
  path: '/makers',
  title: 'Hãng',
  noun: 'hãng',
  operations: crud('/api/maker'),
  fields: {
    name: text('Tên', { required: true }),
    slug: slug('Đường dẫn'),
    website: url('Trang web'),
    active: toggle('Đang dùng', { initial: true }),
  },
})

/** An entity that names makers in a field with a filter, in two fields without one, and by the addresses of their pages. */
export const item = defineResource({
  ...samplePlan,
  name: 'item',
  path: '/items',
  title: 'Món hàng',
  noun: 'món hàng',
  operations: crud('/api/item'),
  fields: {
    name: text('Tên', { required: true }),
    maker: reference('Hãng', () => maker),
    packer: reference('Nơi đóng gói', () => maker),
    partners: references('Hãng hợp tác', () => maker),
    photo: image('Ảnh'),
    photos: images('Ảnh khác'),
    link: url('Liên kết'),
    content: richText('Nội dung'),
  },
  list: { columns: ['name', 'maker'], filters: ['maker'], search: true },
})

/** A tree whose children are a list. */
export const shelf = defineResource({
  ...samplePlan,
  name: 'shelf',
  path: '/shelves',
  title: 'Kệ',
  noun: 'kệ',
  operations: { ...crud('/api/shelf'), byParent: get('/api/shelf/children/{id}') },
  fields: { name: text('Tên'), parent: parent('Kệ trên') },
})

/** A tree that is read as a whole. */
export const branchOnly = defineResource({
  ...samplePlan,
  name: 'branch-only',
  operations: {
    tree: get('/api/branch/tree'),
    options: get('/api/branch/options'),
    upsert: put('/api/branch/update', { id: 'body' }),
  },
  fields: { name: text('Tên'), parent_id: parent('Cha') },
})
