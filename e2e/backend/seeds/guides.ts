import { slugOf } from '#descriptor/slug.ts'
import { PARTS } from './guide-parts.ts'
import { picture } from './markup.ts'
import { type Random, randomOf } from './random.ts'
import { BUYING } from './sections/buying.ts'
import { MONEY } from './sections/money.ts'
import { PROBLEMS } from './sections/problems.ts'
import { SHIPPING } from './sections/shipping.ts'

/** Sites as guides call them, each with a trait worth a sentence. */
const SITES: readonly (readonly [name: string, trait: string])[] = [
  ['Yahoo Auction', 'Phiên kết thúc được kéo dài thêm năm phút mỗi khi có người trả giá ở phút cuối.'],
  ['Mercari', 'Món hàng bán đi rất nhanh; bấm mua là chốt, không có bước mặc cả sau đó.'],
  ['Rakuten', 'Mỗi gian hàng tự đặt phí gửi, nên gom nhiều món ở một gian sẽ rẻ hơn.'],
  ['Amazon Nhật', 'Hàng do Amazon giao thường về kho trong hai ngày.'],
  ['Rakuma', 'Người bán là cá nhân, hãy đọc kỹ đánh giá trước khi đặt.'],
  ['Yahoo Shopping', 'Giá có thể đã gồm điểm thưởng mà tài khoản mua hộ không dùng được.'],
]

const BY_SITE: readonly string[] = [
  'Hướng dẫn mua hàng trên {site}',
  'Cách đọc mô tả tình trạng hàng trên {site}',
  'Phí mua hộ {site} gồm những gì',
  'Khi nào đơn {site} bị hủy và tiền được hoàn ra sao',
  'Kinh nghiệm chọn người bán uy tín trên {site}',
  'Những món không nên mua trên {site}',
  'Theo dõi đơn {site} từ lúc đặt đến khi về kho Nhật',
  'Mẹo tìm kiếm bằng tiếng Nhật trên {site}',
  'Năm lỗi hay gặp khi mua lần đầu trên {site}',
]

const GENERAL: readonly (readonly [title: string, category: 'service' | 'policy'])[] = [
  ['Đấu giá Yahoo cho người mới: từ nạp cọc đến nhận hàng', 'service'],
  ['Trả giá tự động hoạt động thế nào', 'service'],
  ['Vì sao thua phiên dù đã trả giá cao nhất', 'service'],
  ['Mua ngay hay đấu giá: cách nào rẻ hơn', 'service'],
  ['Phí vận chuyển đường bay được tính ra sao', 'service'],
  ['Cân nặng quy đổi: công thức và ví dụ', 'service'],
  ['Đường biển Nhật – Việt: lịch tàu và thời gian', 'service'],
  ['Gom nhiều đơn thành một kiện để bớt phí', 'service'],
  ['Đóng gỗ, chống sốc và bảo hiểm hàng dễ vỡ', 'service'],
  ['Dịch vụ kiểm hàng và chụp ảnh tại kho Nhật', 'service'],
  ['Gửi hàng từ nhà người bán về kho Saitama', 'service'],
  ['Đồ điện 100 V: dùng ở Việt Nam thế nào cho an toàn', 'service'],
  ['Chọn cỡ quần áo, giày dép theo bảng của Nhật', 'service'],
  ['Mua mỹ phẩm nội địa: đọc hạn dùng và mã lô', 'service'],
  ['Mua máy ảnh phim cũ: năm điều cần hỏi', 'service'],
  ['Nhận hàng tại Hà Nội, Đà Nẵng và TP. Hồ Chí Minh', 'service'],
  ['Cách nạp tiền, rút tiền và xem lịch sử ví', 'service'],
  ['Tra cứu đơn bằng mã vận đơn Nhật', 'service'],
  ['Chính sách hoàn tiền khi hàng không đúng mô tả', 'policy'],
  ['Chính sách hủy đơn sau khi đã cọc', 'policy'],
  ['Danh mục hàng cấm và hàng hạn chế gửi', 'policy'],
  ['Quy định về pin, nước hoa và chất lỏng', 'policy'],
  ['Thuế nhập khẩu: khi nào khách phải đóng thêm', 'policy'],
  ['Thời hạn lưu kho miễn phí và phí lưu kho', 'policy'],
  ['Bồi thường khi thất lạc hoặc hư hỏng', 'policy'],
  ['Bảo mật thông tin khách hàng', 'policy'],
  ['Điều khoản sử dụng dịch vụ mua hộ', 'policy'],
  ['Quy định đặt cọc theo giá trị món hàng', 'policy'],
  ['Xử lý đơn của khách không thanh toán đúng hạn', 'policy'],
  ['Tỷ giá: chốt lúc nào và áp dụng cho phần nào', 'policy'],
  ['Quyền và trách nhiệm khi đấu giá hộ', 'policy'],
  ['Khiếu nại: gửi ở đâu và bao lâu có trả lời', 'policy'],
]

const AUTHORS = ['Nguyễn Thị Hạnh', 'Trần Quốc Bảo', 'Lê Thu Phương', 'Phạm Minh Đức', 'Võ Ngọc Ánh']

/** The rows of the guide resource; `pictures` are addresses of uploaded pictures. */
export function guides(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('guides')
  return random
    .shuffle([...GENERAL.map(([title, category]) => ({ title, category, trait: '' })), ...siteGuides()])
    .slice(0, count)
    .map(({ title, category, trait }) => ({
      title,
      url: slugOf(title),
      meta_title: `${title} | Bến`,
      content: article(random, { title, category, trait }, pictures),
      category,
      image: random.chance(0.7) && pictures.length ? random.pick(pictures) : '',
      hot: random.chance(0.15),
      high: random.chance(0.1),
      author: random.pick(AUTHORS),
    }))
}

function siteGuides(): { title: string; category: string; trait: string }[] {
  const plain = SITES.flatMap(([site, trait]) =>
    BY_SITE.map((title) => ({ title: title.replace('{site}', site), category: 'service', trait })),
  )
  const years = ['2025', '2026']
  const fees = SITES.flatMap(([site, trait]) =>
    years.flatMap((year) =>
      [
        'Bảng phí {site} năm {year}',
        'Câu hỏi thường gặp về {site} ({year})',
        'Thay đổi của {site} trong năm {year}',
      ].map((title) => ({
        title: title.replace('{site}', site).replace('{year}', year),
        category: 'policy',
        trait,
      })),
    ),
  )
  return [...plain, ...fees]
}

interface Subject {
  readonly title: string
  readonly category: string
  readonly trait: string
}

/** The long sections of a guide, by category: policies about payments and problems, services about buying and shipping. */
const AT_LENGTH: Readonly<Record<string, readonly string[]>> = {
  policy: [...MONEY, ...PROBLEMS],
  service: [...BUYING, ...SHIPPING],
}

/** A few sections in random order, after an introduction about the site. */
function article(random: Random, { title, category, trait }: Subject, pictures: readonly string[]): string {
  const short = random.shuffle(PARTS).slice(0, random.whole(3, 5))
  const long = random.shuffle(AT_LENGTH[category] ?? []).slice(0, random.whole(1, 4))
  const shown =
    pictures.length && random.chance(0.6) ? picture(random.pick(pictures), `Minh họa cho bài “${title}”`) : ''
  const opening = trait
    ? `<p>${trait}</p>`
    : '<p>Bài này tóm tắt những điều khách hay hỏi nhất. Đọc hết mất khoảng ba phút.</p>'
  return opening + shown + [...short, ...long].join('')
}
