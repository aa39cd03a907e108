import type { Texts } from '#descriptor/texts.ts'

/** What the specification says of one entity, written out by hand and not derived from its descriptor. */
interface SpecifiedEntity {
  /** Section 7: name, method, path, and whatever else travels. */
  readonly operations: readonly string[]
  /** Where it departs from the usual: S3-03 to S3-11, S8-12 to S8-30. */
  readonly differs?: Readonly<Record<string, unknown>>
  readonly removeTexts?: Texts
}

const alike = (text: string): Texts => ({ refused: text, unreachable: text })

/** The calls and departures of every entity that the specification names. */
export const specifiedCalls: Readonly<Record<string, SpecifiedEntity>> = {
  'app-setting': {
    operations: ['read GET /api/appsetting', 'save PUT /api/appsetting'],
  },
  article: {
    operations: [
      'list GET /api/article/search',
      'one GET /api/article/id/{id}',
      'create POST /api/article',
      'update PUT /api/article/{id}',
      'remove DELETE /api/article/{id}',
      'options GET /api/articles/get',
      'tree GET /api/articles/tree',
      'byParent GET /api/articles/parent/{id}',
      'view popular GET /api/article/popular',
    ],
    differs: { texts: { ...alike('Save failed'), picture: 'Add photo failed' } },
  },
  brand: {
    operations: [
      'list GET /api/brand/search',
      'one GET /api/brand/{id}',
      'create POST /api/brand/create, succeeds by data',
      'update PUT /api/brand/update, id in body, succeeds by data',
      'remove DELETE /api/brand/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20', texts: { ...alike('Lỗi thất bại'), serverMessageFirst: true } },
  },
  catalog: {
    operations: [
      'list GET /api/catalog/search',
      'create POST /api/catalog/add',
      'update PUT /api/catalog/edit/{id}',
      'remove DELETE /api/catalog/{id}',
      'options GET /api/catalog',
      'byParent GET /api/catalog/parent/{id}',
    ],
    differs: {
      dialect: 'size/page 50',
      texts: { refused: 'Luu tu khoa that bai!', unreachable: 'Save failed' },
    },
  },
  category: {
    operations: [
      'list GET /api/categories',
      'create POST /api/category',
      'update PUT /api/category/{id}',
      'remove DELETE /api/category/{id}',
      'roots GET /api/category/tops',
      'tree GET /api/category/tree',
    ],
    differs: { texts: alike('Luu danh muc that bai!') },
  },
  color: {
    operations: [
      'list GET /api/color/search',
      'one GET /api/color/{id}',
      'create POST /api/color/create',
      'update PUT /api/color/update/{id}',
      'remove DELETE /api/color/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20' },
  },
  contact: {
    operations: [
      'list GET /api/contact',
      'create POST /api/contact',
      'update PUT /api/contact/{id}',
      'remove DELETE /api/contact/{id}',
    ],
  },
  feedback: {
    operations: [
      'list GET /api/feedbacks',
      'create POST /api/feedback',
      'update PUT /api/feedback/{id}',
      'remove DELETE /api/feedback/{id}',
    ],
    differs: { dialect: 'size/page 50' },
  },
  guide: {
    operations: [
      'list GET /api/guide/search',
      'one GET /api/guide/id/{id}',
      'create POST /api/guide',
      'update PUT /api/guide/{id}',
      'remove DELETE /api/guide/{id}',
      'view hot GET /api/guide/search, hot=true',
      'view high GET /api/guide/search, high=true',
      'view service GET /api/guides, category=service',
      'view policy GET /api/guides, category=policy',
      'lookup slug GET /api/guide/slug/{slug}',
    ],
    differs: { idKey: '_id', texts: alike('Luu bai viet that bai') },
  },
  keyword: {
    operations: [
      'list GET /api/keywords',
      'create POST /api/keyword',
      'update PUT /api/keyword/{id}',
      'remove DELETE /api/keyword/{id}, succeeds by code',
    ],
    differs: {
      dialect: 'size/page 50',
      envelope: 'data',
      texts: {
        refused: 'Lưu từ khóa thất bại!',
        httpError: 'Luu tu khoa that bai!',
        unreachable: 'Save failed',
      },
    },
    removeTexts: alike('Lỗi xóa từ khóa'),
  },
  material: {
    operations: [
      'list GET /api/material/search',
      'one GET /api/material/{id}',
      'create POST /api/material/create',
      'update PUT /api/material/update/{id}',
      'remove DELETE /api/material/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20' },
  },
  origin: {
    operations: [
      'list GET /api/origin-product/search',
      'one GET /api/origin-product/{id}',
      'create POST /api/origin-product/create',
      'update PUT /api/origin-product/update/{id}',
      'remove DELETE /api/origin-product/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20' },
  },
  price: {
    operations: [
      'list GET /api/prices',
      'one GET /api/price, id in query as _id',
      'create POST /api/price, succeeds by code',
      'update PUT /api/price/{_id}, succeeds by code',
      'remove DELETE /api/price/{id}',
    ],
    differs: {
      dialect: 'pages/page 20',
      idKey: '_id',
      texts: {
        refused: 'Lưu bảng giá thất bại!',
        httpError: 'Lưu thất bại!',
        unreachable: 'Lưu thất bại!',
        serverMessageFirst: true,
      },
    },
  },
  product: {
    operations: [
      'list GET /api/product/search',
      'one GET /api/product/{id}',
      'create POST /api/product/create',
      'update PUT /api/product/update/{id}',
      'remove DELETE /api/product/delete/{id}',
    ],
    differs: { dialect: 'pages/size 20' },
  },
  'product-category': {
    operations: [
      'list GET /api/product-category/list',
      'upsert PUT /api/product-category/update, id in body',
      'byParent GET /api/product-category/by-parent-id, id in query as parent_id',
      'search GET /api/product-category/search-node',
    ],
    differs: { texts: alike('Luu danh muc that bai!') },
  },
  'quick-link': {
    operations: [
      'list GET /api/quicks',
      'create POST /api/quick/add',
      'update PUT /api/quick/edit/{id}',
      'remove DELETE /api/quick/{id}',
    ],
    differs: { texts: { refused: 'Luu tu khoa that bai!', unreachable: 'Save failed' } },
  },
  seller: {
    operations: [
      'list GET /api/seller/search',
      'one GET /api/seller/{id}',
      'create POST /api/seller/create, succeeds by data',
      'update PUT /api/seller/update, id in body, succeeds by data',
      'remove DELETE /api/seller/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20', texts: { ...alike('Lỗi thất bại'), serverMessageFirst: true } },
  },
  'short-news': {
    operations: [
      'list GET /api/hot-news/list',
      'create POST /api/hot-news/add',
      'update PUT /api/hot-news/update, id in body',
      'remove DELETE /api/hot-news/delete, id in query as id',
    ],
  },
  size: {
    operations: [
      'list GET /api/size/search',
      'one GET /api/size/{id}',
      'create POST /api/size/create',
      'update PUT /api/size/update/{id}',
      'remove DELETE /api/size/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20' },
  },
  slider: {
    operations: [
      'list GET /api/sliders-staff, Cache-Control no-cache, Pragma no-cache',
      'create POST /api/slider',
      'update PUT /api/slider/{id}',
      'remove DELETE /api/slider/{id}',
    ],
    differs: { envelope: 'results', texts: alike('Luu that bai!'), searchFailed: 'Search sliders failed' },
  },
  store: {
    operations: ['read GET /api/store', 'save POST /api/store/update'],
  },
  support: {
    operations: [
      'list GET /api/support/search',
      'one GET /api/support/id/{id}',
      'create POST /api/support',
      'update PUT /api/support/{id}',
      'remove DELETE /api/support/{id}',
      'options GET /api/supports/get',
      'tree GET /api/supports/tree',
      'byParent GET /api/supports/parent/{id}',
      'view popular GET /api/supports/popular',
    ],
    differs: { texts: { ...alike('Save failed'), picture: 'Add photo failed' } },
  },
  topic: {
    operations: [
      'list GET /api/topic/search',
      'create POST /api/topic/add',
      'update PUT /api/topic/edit/{id}',
      'remove DELETE /api/topic/{id}',
      'options GET /api/topic',
      'byParent GET /api/topic/parent/{id}',
    ],
    differs: {
      dialect: 'size/page 50',
      texts: { refused: 'Luu tu khoa that bai!', unreachable: 'Save failed' },
    },
  },
  unit: {
    operations: [
      'list GET /api/unit/search',
      'one GET /api/unit/{id}',
      'create POST /api/unit/create',
      'update PUT /api/unit/update/{id}',
      'remove DELETE /api/unit/delete/{id}',
    ],
    differs: { dialect: 'pages/page 20' },
  },
  user: {
    operations: [
      'list GET /api/users',
      'one GET /api/user-info/{id}',
      'create POST /api/user, succeeds by code',
      'update PUT /api/user/{id}, succeeds by code',
      'remove DELETE /api/users/delete/{id}',
    ],
    differs: { texts: { ...alike('Lưu thất bại!'), serverMessageFirst: true } },
  },
}
