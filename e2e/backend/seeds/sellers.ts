import { randomOf } from './random.ts'

const HOUSES = [
  'Marumi',
  'Kaneko',
  'Tokiwa',
  'Hinode',
  'Ichiban',
  'Sanko',
  'Daikoku',
  'Fukuya',
  'Midori',
  'Nihonbashi',
  'Asakusa',
  'Shinsaibashi',
  'Umeda',
  'Hakata',
  'Sapporo',
  'Kanda',
] // prettier-ignore

/** The suffix of a shop's name, and a note for staff. */
const SHOPS: readonly (readonly [suffix: string, note: string])[] = [
  ['Camera', 'Mô tả tình trạng máy rất kỹ, ảnh đúng thực tế.'],
  ['Recycle', 'Hàng đã qua sử dụng; xin thêm ảnh trước khi đặt giá.'],
  ['Hobby', 'Đóng hộp cẩn thận, gửi trong ngày nếu đặt trước 12 giờ.'],
  ['Drug', 'Có hóa đơn công ty. Kiểm tra hạn dùng khi đặt số lượng lớn.'],
  ['Kimono', 'Chỉ gửi sau khi nhận đủ tiền, phản hồi bằng tiếng Nhật.'],
  ['Tsuri', 'Đồ câu; cần dài thì tính phí cồng kềnh nội địa.'],
  ['Parts', 'Phụ tùng xe. Hỏi lại mã phụ tùng trước khi thanh toán.'],
  ['Outlet', 'Không nhận đổi trả hàng giảm giá.'],
  ['Books', 'Gửi gộp nhiều cuốn được giảm phí nội địa.'],
  ['Kaden', 'Đồ điện 100 V. Nhắc khách chuẩn bị biến áp.'],
  ['Golf', 'Gậy lẻ và trọn bộ, có ảnh số đo.'],
  ['Bag', 'Có giấy chứng nhận của hiệp hội chống hàng giả.'],
] // prettier-ignore

const HOMES: Readonly<Record<string, (id: string) => string>> = {
  'shop-place': (id) => `/cua-hang/${id}`,
  auction: (id) => `https://auctions.yahoo.co.jp/seller/${id}`,
  shopping: (id) => `https://store.shopping.yahoo.co.jp/${id}/`,
  rakuten: (id) => `https://www.rakuten.co.jp/${id}/`,
  rakuma: (id) => `https://fril.jp/shop/${id}`,
  amazon: (id) => `https://www.amazon.co.jp/stores/${id}`,
  mercari: (id) => `https://jp.mercari.com/user/profile/${id}`,
}

/** The rows of the seller resource; `logos` are addresses of uploaded pictures. */
export function sellers(count: number, logos: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('sellers')
  const all = HOUSES.flatMap((house) => SHOPS.map(([suffix, note]) => ({ house, suffix, note })))
  const sites = Object.keys(HOMES)
  return random
    .shuffle(all)
    .slice(0, count)
    .map(({ house, suffix, note }) => {
      const id = `${house}-${suffix}`.toLowerCase()
      const site = random.pick(sites)
      return {
        name: `${house} ${suffix}`,
        site_type: site,
        website: HOMES[site]?.(id) ?? '',
        logo: random.chance(0.7) && logos.length ? random.pick(logos) : '',
        phone: random.chance(0.5) ? `03-${random.whole(3000, 6999)}-${random.whole(1000, 9999)}` : '',
        email: random.chance(0.4) ? `shop@${id}.example` : '',
        note: random.chance(0.6) ? note : '',
        active: random.chance(0.9),
      }
    })
}
