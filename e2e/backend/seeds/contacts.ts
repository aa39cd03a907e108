import { people } from './people.ts'
import { type Random, randomOf } from './random.ts'

type Letter = readonly [kind: 'request' | 'contact', subject: string, content: string]

const LETTERS: readonly Letter[] = [
  [
    'request',
    'Nhờ đấu giá máy ảnh',
    'Chào shop, nhờ đặt giúp mình một con máy ảnh phim trên Yahoo Auction, giá tối đa 28.000 yên. Phiên kết thúc tối Chủ nhật.',
  ],
  [
    'request',
    'Báo giá gửi thùng 12 kg đường biển',
    'Mình có một thùng đồ gia dụng khoảng 12 kg ở kho Saitama, muốn gửi đường biển về Hải Phòng. Báo giá giúp mình nhé.',
  ],
  [
    'request',
    'Gộp ba đơn thành một kiện',
    'Ba đơn mình mua tuần này đã về kho Nhật đủ chưa? Đủ rồi thì gộp lại giúp mình cho đỡ phí.',
  ],
  [
    'request',
    'Tìm giúp size giày 24,5 cm',
    'Mẫu giày chạy bộ mình gửi hôm trước hết size 24,5. Shop xem giúp bên Rakuten còn nơi nào bán không?',
  ],
  [
    'request',
    'Đóng gỗ cho ampli',
    'Ampli đèn của mình khá nặng và dễ vỡ, nhờ kho đóng thùng gỗ trước khi gửi. Phí bao nhiêu mình chuyển luôn.',
  ],
  [
    'request',
    'Mua sỉ 40 hộp kem chống nắng',
    'Bên mình là cửa hàng mỹ phẩm, cần 40 hộp, lấy được hóa đơn công ty thì tốt. Khoảng bao lâu hàng về tới nơi?',
  ],
  [
    'request',
    'Xin ảnh hàng trước khi gửi',
    'Kho chụp giúp mình tình trạng chiếc đồng hồ: mặt kính và khóa dây. Ảnh trên trang đấu giá hơi mờ.',
  ],
  [
    'request',
    'Hủy đơn Mercari chưa thanh toán',
    'Người bán trả lời là hết hàng nên mình xin hủy đơn, tiền cọc để lại trong ví cũng được.',
  ],
  [
    'contact',
    'Đổi số điện thoại nhận hàng',
    'Mình đổi số rồi, nhờ shop cập nhật số mới ở trên cho cả những đơn đang về nhé.',
  ],
  [
    'contact',
    'Hỏi giờ làm việc cuối tuần',
    'Thứ Bảy kho Hà Nội có cho nhận hàng trực tiếp không? Mình ở xa nên muốn hỏi trước khi lên.',
  ],
  [
    'contact',
    'Chưa nhận được mã vận đơn',
    'Đơn báo đã gửi từ thứ Ba mà mình chưa thấy mã vận đơn trong email. Nhờ kiểm tra giúp.',
  ],
  [
    'contact',
    'Kiện hàng bị móp một góc',
    'Hàng về thì thùng móp một góc, bên trong may là không sao. Mình gửi ảnh để shop nói lại với bên vận chuyển.',
  ],
  [
    'contact',
    'Cảm ơn bạn tư vấn',
    'Bạn tư vấn hôm qua rất nhiệt tình, mình đã chọn được lều ưng ý. Lần sau sẽ lại nhờ shop.',
  ],
  [
    'contact',
    'Hợp tác cho cửa hàng đồ Nhật',
    'Mình sắp mở cửa hàng đồ Nhật, mỗi tháng khoảng 100 kg. Mong được trao đổi về mức giá dành cho đại lý.',
  ],
] // prettier-ignore

const NOTES: Readonly<Record<string, readonly string[]>> = {
  new: [''],
  processing: ['Đã gọi, khách hẹn trả lời chiều nay.', 'Đang chờ kho Nhật kiểm tra.', ''],
  done: ['Đã gửi báo giá, khách đồng ý.', 'Đã xử lý xong và báo khách qua Zalo.', ''],
}

/** The newest are waiting, the older ones are done. */
function statusOf(random: Random, at: number, count: number): string {
  if (at >= count * 0.85) return 'new'
  return at >= count * 0.7 || random.chance(0.08) ? 'processing' : 'done'
}

/** The rows of the contact resource, the latest last. */
export function contacts(count: number): Record<string, unknown>[] {
  const random = randomOf('contacts')
  return people(random, count).map(({ name, phone, email }, at) => {
    const [kind, subject, content] = random.pick(LETTERS)
    const status = statusOf(random, at, count)
    const isByPhone = random.chance(0.75)
    return {
      name,
      phone: isByPhone ? phone : '',
      email: !isByPhone || random.chance(0.7) ? email : '',
      subject,
      content,
      kind,
      status,
      note: random.pick(NOTES[status] ?? ['']),
    }
  })
}
