import { h2, h3, ol, p, table, ul } from '../markup.ts'

/** Accounts, questions, and when something goes wrong. */
export const PROBLEMS: readonly string[] = [
  h2('Lập tài khoản và xác minh') +
    p(
      'Bạn chỉ cần số điện thoại để mở tài khoản và xem giá. Để đặt hàng cần thêm địa chỉ nhận và căn cước, vì hải quan có thể hỏi người nhận là ai. Thông tin này chỉ dùng cho khai báo, không chia sẻ cho bên thứ ba.',
    ) +
    ol(
      'Nhập số điện thoại, nhận mã sáu chữ số.',
      'Điền họ tên đúng như trên căn cước.',
      'Thêm ít nhất một địa chỉ nhận hàng.',
      'Nạp lần đầu từ 500.000 đồng để mở tính năng đấu giá.',
    ) +
    p(
      'Quên mật khẩu thì bấm <strong>Quên mật khẩu</strong> ở trang đăng nhập; đổi số điện thoại thì phải gọi cho nhân viên để xác minh giọng nói và căn cước.',
    ),
  h2('Khi đơn bị hủy') +
    p(
      'Chừng ba trong một trăm đơn bị người bán hủy: hết hàng, bán nhầm giá, hoặc không gửi tới địa chỉ kho. Chúng tôi báo bạn trong ngày và hoàn đủ tiền vào ví, kể cả phí mua hộ.',
    ) +
    p(
      'Nếu bạn là người muốn hủy, hãy nói càng sớm càng tốt. Trước khi thanh toán cho người bán, hủy không mất gì. Sau khi thanh toán nhưng chưa gửi, phải được người bán đồng ý. Sau khi gửi thì không hủy được nữa, chỉ có thể bán lại tại Nhật.',
    ),
  h2('Hàng vỡ, thiếu hoặc khác mô tả') +
    p(
      'Việc đầu tiên là dừng lại: đừng vứt hộp, đừng tháo thêm, đừng thử sửa. Chụp sáu mặt thùng, chụp lớp chèn bên trong, chụp chỗ hỏng. Gửi tất cả trong vòng bốn mươi tám giờ kể từ lúc nhận.',
    ) +
    table(
      ['Chuyện gì', 'Ai chịu', 'Bao lâu có kết quả'],
      ['Vỡ trên đường quốc tế', 'Bảo hiểm hoặc hãng bay', '10 – 20 ngày'],
      ['Thiếu món so với ảnh kho', 'Chúng tôi', '3 ngày'],
      ['Khác mô tả, thấy ở kho Nhật', 'Người bán', '7 – 14 ngày'],
      ['Khác mô tả, thấy ở Việt Nam', 'Tùy ảnh kho', '5 ngày'],
    ) +
    p(
      'Chúng tôi ứng trước một nửa tiền hàng cho khách đã mua từ mười đơn trở lên, trong lúc chờ bên có lỗi trả lời.',
    ),
  h2('Câu hỏi hay gặp') +
    h3('Tôi đặt hộ bạn bè được không?') +
    p('Được. Ghi tên và số điện thoại người nhận ở bước địa chỉ; hóa đơn vẫn đứng tên bạn.') +
    h3('Bao giờ biết cước chính xác?') +
    p(
      'Ngay khi kho Nhật cân hàng. Trước đó, máy tính giá cho con số ước tính, thường lệch không quá nửa ký.',
    ) +
    h3('Có giao về tỉnh không?') +
    p(
      'Có, mọi tỉnh thành. Từ kho Hà Nội hoặc TP. Hồ Chí Minh đi tỉnh mất thêm một đến ba ngày, phí theo bảng của bên chuyển phát.',
    ) +
    h3('Có xuất hóa đơn công ty không?') +
    p(
      'Có. Gửi tên công ty và mã số thuế trước khi thanh toán cước; hóa đơn điện tử tới email trong hai ngày.',
    ),
  h2('Liên hệ với chúng tôi') +
    p(
      'Cách nhanh nhất là nhắn trong chính đơn hàng: người trả lời nhìn thấy ngay ảnh kiện, cân nặng và lịch sử trao đổi. Nhắn ở nơi khác, bạn sẽ phải kể lại từ đầu.',
    ) +
    ul(
      'Trong đơn hàng: 8 giờ đến 22 giờ, cả cuối tuần.',
      'Điện thoại: 8 giờ đến 18 giờ, thứ Hai đến thứ Bảy.',
      'Email: trả lời trong một ngày làm việc.',
      'Tại kho: Hà Nội, Đà Nẵng, TP. Hồ Chí Minh, giờ hành chính.',
    ) +
    p(
      'Khiếu nại mà sau ba ngày chưa có câu trả lời rõ ràng thì gửi thẳng cho trưởng bộ phận; địa chỉ nằm ở cuối mỗi email của chúng tôi.',
    ),
  h2('Giữ an toàn cho tài khoản') +
    p(
      'Chúng tôi không bao giờ hỏi mật khẩu hay mã xác nhận, dù qua điện thoại, Zalo hay email. Ai hỏi những thứ đó đều là kẻ gian, kể cả khi họ biết mã đơn của bạn.',
    ) +
    ul(
      'Đặt mật khẩu dài từ mười hai ký tự, không dùng lại ở nơi khác.',
      'Chỉ chuyển tiền vào tài khoản hiện trong trang thanh toán.',
      'Bật thông báo đăng nhập mới trong phần cài đặt.',
    ) +
    p(
      'Thấy đơn lạ trong tài khoản, hãy đổi mật khẩu ngay rồi gọi cho chúng tôi; đơn chưa thanh toán cho người bán thì vẫn kịp dừng.',
    ),
]
