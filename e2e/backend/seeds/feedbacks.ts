import { people } from './people.ts'
import { randomOf } from './random.ts'

const PRAISE = [
  'Hàng về nhanh hơn hẹn hai ngày, đóng gói rất kỹ.',
  'Lần đầu đấu giá mà được hướng dẫn từng bước, thắng phiên với giá tốt.',
  'Phí tính rõ ràng, nhìn bảng giá là biết trước hết bao nhiêu.',
  'Máy ảnh nhận về đúng như ảnh, còn được lau sạch trước khi gửi.',
  'Mua sữa và bỉm cho bé ở đây hơn một năm, hạn dùng luôn xa.',
  'Nhân viên trả lời tin nhắn cả tối muộn, rất dễ thương.',
  'Kho gộp đơn giúp nên tiết kiệm được gần nửa tiền cước.',
  'Cần câu dài mà về tới nơi không trầy xước gì, cảm ơn kho nhiều.',
  'Tỷ giá hợp lý, thanh toán quét mã một phút là xong.',
  'Đồng hồ cũ nhưng được kiểm tra và chụp ảnh kỹ trước khi gửi về.',
] // prettier-ignore

const MIXED = [
  'Hàng tốt, nhưng chuyến biển tháng này trễ một tuần.',
  'Đóng gói ổn, mong có thêm thông báo khi hàng rời kho Nhật.',
  'Tư vấn nhiệt tình, phí đóng gỗ hơi cao so với kiện nhỏ.',
  'Size giày hơi chật so với bảng quy đổi, mọi thứ khác đều ổn.',
] // prettier-ignore

const COMPLAINTS = [
  'Thùng móp một góc, phải chờ hai ngày mới có người trả lời.',
  'Đơn bị hủy vì người bán hết hàng mà ba hôm sau mới được báo.',
] // prettier-ignore

/** The texts for a rating. */
function textsFor(rating: number): readonly string[] {
  if (rating >= 5) return PRAISE
  return rating >= 3 ? MIXED : COMPLAINTS
}

/** The rows of the feedback resource; `portraits` are addresses of uploaded pictures. */
export function feedbacks(count: number, portraits: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('feedbacks')
  return people(random, count).map(({ name, town }, at) => {
    const rating = random.pick([5, 5, 5, 5, 5, 5, 4, 4, 3, 2])
    return {
      name: `${name} (${town})`,
      avatar: random.chance(0.6) && portraits.length ? random.pick(portraits) : '',
      content: random.pick(textsFor(rating)),
      rating,
      position: at + 1,
      active: rating >= 3 && random.chance(0.92),
    }
  })
}
