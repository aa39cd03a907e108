import { randomOf } from './random.ts'

const POSITIONS = [
  'main',
  'trend_top',
  'trend_bottom',
  'left',
  'right',
  'center_left',
  'center_right',
  'bottom',
  'user',
] // prettier-ignore

const TITLES: readonly (readonly [title: string, link: string])[] = [
  ['Đấu giá Yahoo từ 1 yên', '/dau-gia'],
  ['Hàng Nhật về Hà Nội mỗi tuần 4 chuyến', '/van-chuyen'],
  ['Mỹ phẩm nội địa, giá tại Nhật', '/my-pham'],
  ['Săn máy ảnh phim đời cũ', '/may-anh'],
  ['Mẹ và bé: bỉm, sữa, xe đẩy', '/me-va-be'],
  ['Mua hộ Rakuten, phí từ 5%', '/rakuten'],
  ['Mercari: đồ hiếm chỉ có ở Nhật', '/mercari'],
  ['Mùa cắm trại, gói đồ nhẹ hơn', '/da-ngoai'],
  ['Đồng hồ cơ, bảo đảm chính hãng', '/dong-ho'],
  ['Gửi đường biển, tiết kiệm một nửa', '/duong-bien'],
  ['Mô hình và thẻ bài mới mỗi ngày', '/mo-hinh'],
  ['Quà tặng bạn mới: miễn phí 3 lần đấu giá', '/uu-dai'],
]

/** The rows of the slider resource, every position several times; `pictures` are addresses of uploaded banners. */
export function sliders(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('sliders')
  return Array.from({ length: count }, (_, at) => {
    const [title, link] = TITLES[at % TITLES.length] ?? ['', '']
    return {
      title,
      image: pictures[at % Math.max(1, pictures.length)] ?? '',
      link,
      position: POSITIONS[at % POSITIONS.length],
      page: random.chance(0.7) ? 'home' : 'shop-place',
      order: Math.floor(at / POSITIONS.length) + 1,
      active: random.chance(0.85),
    }
  })
}
