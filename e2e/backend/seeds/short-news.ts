import { randomOf } from './random.ts'

const NEWS: readonly (readonly [title: string, content: string])[] = [
  [
    'Tỷ giá yên hôm nay: 1 JPY = {rate} VND',
    'Tỷ giá áp dụng cho đơn đặt từ 9 giờ sáng. Đơn đã cọc giữ tỷ giá cũ.',
  ],
  [
    'Miễn phí đấu giá cho 3 đơn đầu tiên',
    'Khách mới được miễn phí đấu giá cho ba đơn đầu, không kể giá trị món hàng.',
  ],
  [
    'Chuyến bay Tokyo – Hà Nội tăng lên 4 chuyến mỗi tuần',
    'Hàng về kho Hà Nội các ngày thứ Ba, thứ Năm, thứ Sáu và Chủ nhật.',
  ],
  [
    'Kho Osaka nghỉ lễ Obon từ 13 đến 16 tháng 8',
    'Kho không nhận và không gửi hàng trong bốn ngày này. Đơn trả giá vẫn chạy bình thường.',
  ],
  [
    'Giảm 20% phí mua hộ Rakuten cuối tuần này',
    'Ưu đãi tính tự động khi đặt hàng từ thứ Sáu đến hết Chủ nhật.',
  ],
  [
    'Đổi lịch chuyến biển tháng này',
    'Tàu rời cảng Yokohama muộn hơn ba ngày. Hàng dự kiến về Hải Phòng trong tuần sau.',
  ],
  ['Mercari: thêm bảo hiểm hàng dễ vỡ', 'Chọn “đóng gỗ” khi đặt hàng. Phí tính theo thể tích kiện.'],
  [
    'Cảnh báo người bán giả trên Rakuma',
    'Bạn kiểm tra điểm đánh giá người bán trước khi nhờ mua, nhất là túi và đồng hồ.',
  ],
  [
    'Yahoo Auction đổi cách tính phí thắng phiên',
    'Phí mới áp dụng cho phiên kết thúc sau ngày 1. Bảng phí đã cập nhật trong mục Hướng dẫn.',
  ],
  ['Nhận thanh toán qua mã QR', 'Khách quét mã trong trang đơn hàng; tiền vào ví trong khoảng một phút.'],
  ['Tết: nhận hàng cuối cùng ngày 20 tháng Chạp', 'Hàng tới kho Nhật sau ngày này sẽ về Việt Nam sau Tết.'],
  ['Tạm dừng gửi pin rời và nước hoa bằng đường bay', 'Hai nhóm hàng này vẫn đi được đường biển.'],
  ['Thêm kho nhận ở Saitama', 'Địa chỉ kho mới có trong trang tài khoản của khách.'],
  ['Cân lại miễn phí cho kiện trên 10 kg', 'Khách gửi yêu cầu trong vòng hai ngày kể từ khi hàng về kho.'],
  [
    'Sửa lỗi hiện sai trạng thái “Đã về kho”',
    'Trạng thái nay lấy thẳng từ máy quét của kho. Mong khách thông cảm.',
  ],
] // prettier-ignore

const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2026, 0, 5, 2)

function momentOf(time: number): string {
  return new Date(time).toISOString()
}

/** The rows of the short news resource: about one a week, the older ones switched off. */
export function shortNews(count: number): Record<string, unknown>[] {
  const random = randomOf('short news')
  return Array.from({ length: count }, (_, at) => {
    const [title, content] = NEWS[at % NEWS.length] ?? ['', '']
    const from = FIRST_DAY + at * 6 * DAY
    const round = Math.floor(at / NEWS.length) + 1
    return {
      title: title.replace('{rate}', String(random.whole(162, 178))) + (round > 1 ? ` (đợt ${round})` : ''),
      link: random.chance(0.5) ? `/tin-nhanh/${at + 1}` : '',
      content,
      from: momentOf(from),
      to: random.chance(0.8) ? momentOf(from + random.whole(3, 30) * DAY) : '',
      active: at > count * 0.6,
    }
  })
}
