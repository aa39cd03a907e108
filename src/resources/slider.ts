import {
  atTop,
  choice,
  defineResource,
  del,
  get,
  image,
  number,
  post,
  put,
  type Row,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'

/** Sliders and banners (S3-26, S7-76 to S7-80): results at the top level; requests send no-cache headers. */
export const slider = defineResource({
  name: 'slider',
  path: '/sliders',
  title: 'Banner',
  noun: 'banner',
  group: 'content',
  icon: 'IconSlideshow',
  envelope: atTop,
  operations: {
    list: get('/api/sliders-staff', { headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } }),
    create: post('/api/slider'),
    update: put('/api/slider/{id}'),
    remove: del('/api/slider/{id}'),
  },
  texts: { refused: 'Luu that bai!', unreachable: 'Luu that bai!' },
  searchFailed: 'Search sliders failed',
  fields: {
    title: text('Tiêu đề', { required: true, alias: ['name'] }),
    image: image('Ảnh', { required: true, advised: { width: 1500, height: 600, fixedRatio: true } }),
    link: url('Liên kết'),
    position: choice(
      'Vị trí',
      {
        main: 'Slider chính',
        trend_top: 'Banner trên',
        trend_bottom: 'Banner dưới',
        left: 'Bên trái',
        right: 'Bên phải',
        center_left: 'Giữa bên trái',
        center_right: 'Giữa bên phải',
        bottom: 'Cuối trang',
        user: 'Slider người dùng',
      },
      { required: true },
    ),
    page: choice('Trang', { home: 'Trang chủ', 'shop-place': 'Shop place' }, { required: true }),
    order: number('Thứ tự', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['position', 'page', 'order'],
    sort: ['title', 'position', 'order'],
    search: true,
    filters: ['position', 'active'],
  },
  board: {
    group: ['page', 'position'],
    layout: [
      ['trend_top'],
      ['left', 'main', 'right'],
      ['center_left', 'center_right'],
      ['trend_bottom'],
      ['bottom'],
      ['user'],
    ],
    order: 'order',
    picture: 'image',
  },
  form: {
    rows: [
      ['position', 'page'],
      ['order', 'active'],
    ],
  },
})

export type Slider = Row<typeof slider>
