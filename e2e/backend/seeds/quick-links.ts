import { randomOf } from './random.ts'

const LINKS: readonly (readonly [title: string, link: string])[] = [
  ['Đấu giá Yahoo Auction', '/dau-gia'],
  ['Mua hàng Yahoo Shopping', '/yahoo-shopping'],
  ['Mua hàng Rakuten', '/rakuten'],
  ['Đồ cũ trên Mercari', '/mercari'],
  ['Đồ cũ trên Rakuma', '/rakuma'],
  ['Mua hàng Amazon Nhật', '/amazon'],
  ['Hàng có sẵn ở Shop Place', '/shop-place'],
  ['Tính giá cước', '/tinh-gia'],
  ['Bảng giá vận chuyển', '/bang-gia'],
  ['Tra mã vận đơn', '/tra-van-don'],
  ['Tỷ giá hôm nay', '/ty-gia'],
  ['Hướng dẫn đặt mua', '/huong-dan/dat-mua'],
  ['Hướng dẫn đấu giá', '/huong-dan/dau-gia'],
  ['Cách thanh toán', '/huong-dan/thanh-toan'],
  ['Hàng không được gửi', '/chinh-sach/hang-cam'],
  ['Chính sách đổi trả', '/chinh-sach/doi-tra'],
  ['Bảo hiểm hàng dễ vỡ', '/chinh-sach/bao-hiem'],
  ['Lịch nghỉ lễ của kho', '/lich-nghi'],
  ['Địa chỉ kho Nhật', '/kho-nhat'],
  ['Theo dõi bưu phẩm Nhật', 'https://trackings.post.japanpost.jp/services/search/'],
  ['Theo dõi Yamato', 'https://toi.kuronekoyamato.co.jp/cgi-bin/tneko'],
  ['Quy đổi cỡ giày', '/cam-nang/co-giay'],
  ['Khách nói về Bến', '/phan-hoi'],
  ['Liên hệ', '/lien-he'],
] // prettier-ignore

/** The rows of the quick link resource; `logos` are addresses of uploaded pictures. */
export function quickLinks(count: number, logos: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('quick links')
  return LINKS.slice(0, count).map(([title, link], at) => ({
    title,
    link,
    icon: random.chance(0.8) && logos.length ? random.pick(logos) : '',
    position: at + 1,
    active: random.chance(0.9),
  }))
}
