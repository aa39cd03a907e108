import { BUYING } from './sections/buying.ts'
import { GOODS } from './sections/goods.ts'
import { MONEY } from './sections/money.ts'
import { PROBLEMS } from './sections/problems.ts'
import { SHIPPING } from './sections/shipping.ts'

/** The theme of a group of pages. */
export interface Theme {
  readonly overview: string
  readonly titles: readonly string[]
  /** Sites with a page below each of these pages. */
  readonly sites: readonly string[]
  readonly summary: string
  readonly opening: string
  readonly closing: string
  readonly sections: readonly string[]
  /** Additional sections of neighbouring themes. */
  readonly neighbours: readonly string[]
}

const SITES = ['Yahoo Auction', 'Mercari', 'Rakuten'] as const

/** Themes of articles, for customers before a purchase. */
export const ARTICLE_THEMES: readonly Theme[] = [
  {
    overview: 'Mua hàng Nhật từ Việt Nam: bắt đầu từ đâu',
    titles: [
      'Đấu giá lần đầu: từ nạp cọc tới nhận hàng',
      'Mười lỗi người mới hay mắc trên sàn Nhật',
      'Đọc mô tả tiếng Nhật không cần biết tiếng Nhật',
      'Mua ngay hay đấu giá: cách nào rẻ hơn',
      'Chọn người bán đáng tin trong năm phút',
      'Săn đồ cũ: những khung giờ nên mở trang',
      'Mặc cả với người Nhật thế nào cho phải phép',
      'Các đợt giảm giá lớn trong năm ở Nhật',
      'Nhờ mua hộ hay tự mua: so hai cách',
      'Tìm món hàng hiếm: kinh nghiệm của khách quen',
    ],
    sites: SITES,
    summary: 'Cách mua trên các sàn Nhật, từ đọc mô tả, chọn người bán tới đặt giá cho khỏi hớ.',
    opening:
      'Mua hàng từ Nhật không khó như nhiều người nghĩ, nhưng mỗi sàn một luật riêng. Bài này gom những điều chúng tôi phải giải thích cho khách nhiều nhất trong bảy năm qua, kèm con số thật để bạn tự tính trước khi bấm mua.',
    closing:
      'Còn chỗ nào chưa rõ, bạn cứ gửi đường dẫn món hàng cho nhân viên: xem giúp một món không mất phí, và thường trả lời trong hai giờ làm việc.',
    sections: BUYING,
    neighbours: [...GOODS, ...MONEY],
  },
  {
    overview: 'Vận chuyển Nhật – Việt: mọi điều cần biết',
    titles: [
      'Cân nặng quy đổi: công thức, ví dụ và mẹo giảm cước',
      'Đường bay hay đường biển: chọn theo món hàng',
      'Đóng gói hàng dễ vỡ: kho làm gì, bạn nên dặn gì',
      'Hàng cấm gửi và hàng hạn chế: danh sách năm nay',
      'Hải quan hỏi gì và trả lời thế nào',
      'Lịch tàu, lịch bay và những kỳ nghỉ làm chậm hàng',
      'Theo dõi một kiện hàng qua bảy chặng',
      'Gộp kiện: khi nào lợi, khi nào không',
      'Gửi đồ cồng kềnh: nội thất, xe đạp, phụ tùng',
    ],
    sites: SITES,
    summary: 'Cước tính thế nào, đóng gói ra sao, hàng nào không gửi được và bao lâu thì tới nơi.',
    opening:
      'Phần lớn thắc mắc của khách không nằm ở món hàng mà ở con đường từ kho Saitama về tới cửa nhà. Bài này đi qua từng chặng, nói rõ ai làm gì, mất bao lâu và tốn bao nhiêu.',
    closing:
      'Trước khi đặt, bạn có thể thử máy tính giá: nhập cân nặng và kích thước là biết cước ước tính của cả hai đường.',
    sections: SHIPPING,
    neighbours: [...MONEY, ...PROBLEMS],
  },
  {
    overview: 'Chi phí, tỷ giá và bảo hiểm',
    titles: [
      'Một đơn hàng tốn bao nhiêu: bóc tách từng khoản',
      'Tỷ giá yên và thời điểm nên thanh toán',
      'Bảo hiểm kiện hàng: khi nào đáng mua',
      'Hoàn tiền: các trường hợp và thời gian',
      'Tám cách giảm tiền cước mà không giảm tốc độ',
      'Mua sỉ từ Nhật: giá vốn thật là bao nhiêu',
      'Thuế nhập khẩu với hàng cá nhân và hàng kinh doanh',
    ],
    sites: SITES,
    summary: 'Từng khoản trong một đơn hàng, lúc nào phải trả, và cách trả ít hơn.',
    opening:
      'Giá trên trang Nhật chưa phải giá về tay. Bài này bóc tách từng khoản bằng ví dụ thật, để bạn biết trước con số cuối cùng trong khoảng sai lệch vài phần trăm.',
    closing:
      'Bảng giá đầy đủ luôn ở mục Bảng giá vận chuyển; khi có thay đổi, chúng tôi báo trước ít nhất bảy ngày.',
    sections: MONEY,
    neighbours: [...SHIPPING, ...PROBLEMS],
  },
  {
    overview: 'Cẩm nang hàng Nhật theo từng loại',
    titles: [
      'Đồ điện 100 vôn: dùng ở Việt Nam cho an toàn',
      'Bảng cỡ quần áo và giày dép Nhật',
      'Mua máy ảnh phim cũ: hỏi gì trước khi trả giá',
      'Đồng hồ Nhật đã qua sử dụng: đọc mô tả cho đúng',
      'Mỹ phẩm nội địa Nhật: hạn dùng và mã lô',
      'Mô hình và đồ sưu tầm: giữ hộp, giữ giá',
      'Phụ tùng xe từ bãi Nhật: mua sao cho khớp',
      'Đồ cho mẹ và bé: món nào đáng mua tận nơi',
      'Dao Nhật: chọn thép, chọn hình, mài thế nào',
      'Kimono và yukata cũ: chọn, giặt và cất',
    ],
    sites: SITES,
    summary: 'Mỗi loại hàng có một bẫy riêng: điện áp, cỡ số, mốc, hạn dùng, mã phụ tùng.',
    opening:
      'Cùng một lỗi mà khách này mắc rồi khách sau lại mắc: nồi cơm cháy vì cắm thẳng, giày chật vì tin chữ M, ống kính mốc vì không hỏi. Bài này viết ra để người sau khỏi mắc.',
    closing:
      'Nếu món bạn định mua không có trong bài, gửi ảnh cho nhân viên trước khi đặt; kho có người rành từng loại.',
    sections: GOODS,
    neighbours: [...BUYING, ...SHIPPING],
  },
]

/** Themes of support pages, for customers with an order. */
export const SUPPORT_THEMES: readonly Theme[] = [
  {
    overview: 'Bắt đầu với tài khoản',
    titles: [
      'Tạo tài khoản và xác minh',
      'Quên mật khẩu hoặc đổi số điện thoại',
      'Thêm và sửa địa chỉ nhận hàng',
      'Bảo vệ tài khoản khỏi kẻ gian',
      'Đóng tài khoản và xóa dữ liệu',
    ],
    sites: [],
    summary: 'Lập tài khoản, giữ an toàn, và phải làm gì khi không đăng nhập được.',
    opening:
      'Trang này trả lời những câu hay gặp về tài khoản. Làm theo từng bước; kẹt ở bước nào thì nhắn cho chúng tôi kèm số thứ tự của bước ấy.',
    closing: 'Vẫn chưa xong? Nhân viên trực từ 8 giờ đến 22 giờ mỗi ngày, kể cả cuối tuần.',
    sections: PROBLEMS,
    neighbours: MONEY,
  },
  {
    overview: 'Đặt hàng và đấu giá',
    titles: [
      'Đặt một món hàng qua đường dẫn',
      'Đặt giá và theo dõi phiên đấu giá',
      'Đổi cỡ, màu hoặc số lượng sau khi đặt',
      'Đơn bị hủy: vì sao và tiền đi đâu',
      'Hỏi người bán trước khi mua',
      'Gộp nhiều đơn thành một kiện',
    ],
    sites: SITES,
    summary: 'Từ lúc dán đường dẫn tới lúc người bán gửi hàng.',
    opening:
      'Trang này đi theo một đơn hàng từ lúc bạn dán đường dẫn tới lúc người bán gửi đi. Mỗi bước nói rõ bạn làm gì và chúng tôi làm gì.',
    closing: 'Nhắn ngay trong đơn hàng để được trả lời nhanh nhất: người trực nhìn thấy đủ lịch sử của đơn.',
    sections: BUYING,
    neighbours: PROBLEMS,
  },
  {
    overview: 'Thanh toán và hoàn tiền',
    titles: [
      'Nạp tiền, rút tiền và xem lịch sử ví',
      'Chuyển khoản sai nội dung phải làm sao',
      'Khi nào được hoàn tiền',
      'Xuất hóa đơn cho công ty',
      'Dùng mã giảm giá',
    ],
    sites: [],
    summary: 'Nạp, trả, hoàn: tiền đang ở đâu và bao giờ tới.',
    opening:
      'Tiền của bạn luôn ở một trong ba chỗ: ví, đơn đã cọc, hoặc đang trên đường hoàn. Trang này chỉ cách xem từng chỗ và thời gian của từng việc.',
    closing: 'Giao dịch quá một ngày làm việc mà chưa thấy trong ví, hãy gửi ảnh biên lai cho chúng tôi.',
    sections: MONEY,
    neighbours: PROBLEMS,
  },
  {
    overview: 'Vận chuyển và nhận hàng',
    titles: [
      'Kiện hàng của tôi đang ở đâu',
      'Cước tính cao hơn ước tính: vì sao',
      'Nhận hàng tại kho hoặc tại nhà',
      'Hàng vỡ, thiếu hoặc khác mô tả',
      'Lưu kho quá hạn',
      'Hàng bị hải quan giữ',
    ],
    sites: SITES,
    summary: 'Tra trạng thái, hiểu cước, nhận hàng và xử lý khi có chuyện.',
    opening:
      'Hàng đã rời người bán mà bạn chưa biết nó ở đâu, hoặc cước không như đã tính? Trang này giúp bạn tự tìm câu trả lời trong vài phút.',
    closing:
      'Nếu một trạng thái đứng yên lâu hơn thời gian ghi ở trên, đừng đợi thêm: nhắn cho chúng tôi kèm mã đơn.',
    sections: SHIPPING,
    neighbours: PROBLEMS,
  },
]
