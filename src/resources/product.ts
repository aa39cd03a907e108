import {
  choice,
  defineResource,
  del,
  get,
  images,
  longText,
  money,
  number,
  pagesSize,
  post,
  put,
  readOnly,
  reference,
  references,
  richText,
  slug,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'
import { appSetting } from './app-setting.ts'
import { brand } from './brand.ts'
import { color } from './color.ts'
import { material } from './material.ts'
import { origin } from './origin.ts'
import { productCategory } from './product-category.ts'
import { seller } from './seller.ts'
import { siteTypes } from './site-type.ts'
import { size } from './size.ts'
import { unit } from './unit.ts'
import { user } from './user.ts'

/** Prices are in yen and also shown in đồng, converted at the rate of the app settings. */
const inVnd = { currency: 'VND', rate: { of: () => appSetting, field: 'exchange_rate' } } as const
const length = { min: 0, max: 1000, unit: 'cm' } as const

/** Products (S3-03, S7-107 to S7-111): calls of a separate dialect; a record contains the user who saved it last. */
export const product = defineResource({
  name: 'product',
  path: '/products',
  title: 'Sản phẩm',
  noun: 'sản phẩm',
  group: 'catalogue',
  icon: 'IconPackage',
  pagination: pagesSize(20),
  operations: {
    list: get('/api/product/search'),
    one: get('/api/product/{id}'),
    create: post('/api/product/create'),
    update: put('/api/product/update/{id}'),
    remove: del('/api/product/delete/{id}'),
  },
  fields: {
    name: text('Tên sản phẩm', { required: true, alias: ['title'] }),
    url: slug('Đường dẫn', { slugFrom: 'name', unique: true }),
    code: text('Mã hàng', { max: 60, code: true }),
    site_type: choice('Trang mua hàng', siteTypes),
    source_link: url('Liên kết nguồn', { help: 'Trang của món hàng này ở cửa hàng Nhật.' }),
    price: money('Giá', 'JPY', { required: true, max: 1e9, convertTo: inVnd }),
    sale_price: money('Giá khuyến mãi', 'JPY', { max: 1e9, convertTo: inVnd }),
    quantity: number('Số lượng', { integer: true, min: 0, max: 1_000_000 }),
    weight: number('Cân nặng', { integer: true, min: 0, max: 1_000_000, unit: 'g' }),
    category: reference('Danh mục', () => productCategory, { alias: ['category_id'] }),
    brand: reference('Thương hiệu', () => brand, { alias: ['brand_id'] }),
    seller: reference('Người bán', () => seller, { alias: ['seller_id'] }),
    origin: reference('Xuất xứ', () => origin, { alias: ['origin_id'] }),
    unit: reference('Đơn vị tính', () => unit, { alias: ['unit_id'] }),
    colors: references('Màu sắc', () => color, { alias: ['color_ids'] }),
    sizes: references('Kích cỡ', () => size, { alias: ['size_ids'] }),
    materials: references('Chất liệu', () => material, { alias: ['material_ids'] }),
    length: number('Dài', length),
    width: number('Rộng', length),
    height: number('Cao', length),
    short_description: longText('Mô tả ngắn', { max: 500 }),
    description: richText('Mô tả'),
    images: images('Ảnh', { advised: { width: 1440, height: 1440 } }),
    active: toggle('Đang bán', { initial: true, words: { on: 'Đang bán', off: 'Tạm dừng' } }),
    user_id: readOnly('Người lưu', { stamp: { from: 'subject', on: 'save' }, of: () => user }),
  },
  home: { tiles: { on: 'active' }, create: true },
  list: {
    lead: { detail: ['code', 'brand'] },
    state: 'active',
    columns: ['price', 'quantity', 'category'],
    sort: ['name', 'price', 'quantity', 'updated_at'],
    search: true,
    filters: [
      'category',
      'brand',
      'seller',
      'origin',
      'sizes',
      'price',
      'quantity',
      'site_type',
      'created_at',
      'active',
    ],
  },
  form: {
    path: '/product',
    sections: [
      { title: 'Thông tin', rows: [['name'], ['url', 'code'], ['site_type', 'source_link']] },
      { title: 'Giá', rows: [['price', 'sale_price']] },
      {
        title: 'Kho và cân nặng',
        rows: [
          ['quantity', 'weight'],
          ['length', 'width', 'height'],
        ],
      },
      {
        title: 'Phân loại',
        rows: [
          ['category', 'brand'],
          ['seller', 'origin', 'unit'],
          ['colors', 'sizes', 'materials'],
        ],
      },
      { title: 'Mô tả', rows: [['short_description'], ['description']] },
    ],
    side: ['images', 'active', 'user_id'],
    preview: {
      title: 'name',
      body: 'description',
      summary: 'short_description',
      picture: 'images',
      address: 'url',
    },
  },
  quote: {
    item: {
      price: ['sale_price', 'price'],
      weight: 'weight',
      sides: ['length', 'width', 'height'],
      link: 'source_link',
      category: 'category',
    },
  },
})
