import { h2, h3, ol, p, quote, table, ul } from '../markup.ts'

/** Prices, payment, insurance. */
export const MONEY: readonly string[] = [
  h2('Tổng chi phí gồm những gì') +
    p(
      'Một món hàng về tới tay bạn đi qua năm khoản: giá hàng, phí gửi nội địa Nhật, phí mua hộ, cước quốc tế và phụ phí nếu có. Ba khoản đầu biết ngay khi đặt; cước quốc tế biết khi kho cân; phụ phí chỉ có khi bạn chọn thêm dịch vụ.',
    ) +
    table(
      ['Khoản', 'Ví dụ một đôi giày', 'Trả lúc nào'],
      ['Giá hàng', '8.000 yên', 'Khi đặt'],
      ['Phí nội địa', '800 yên', 'Khi đặt'],
      ['Phí mua hộ 5%', '400 yên', 'Khi đặt'],
      ['Cước 3 kg đường bay', '555.000 đồng', 'Khi kho cân'],
      ['Thùng gỗ', 'không chọn', '—'],
    ) +
    p(
      'Bảng giá trên trang là giá cuối cùng, đã gồm thuế; không có khoản nào được thêm sau khi bạn đã thanh toán cước.',
    ),
  h2('Đặt cọc và thanh toán') +
    p(
      'Đơn dưới 100.000 yên đặt cọc 30%, từ 100.000 yên trở lên đặt cọc 50%. Tiền cọc giữ chỗ cho món hàng và chốt tỷ giá của phần đã cọc. Phần còn lại trả khi hàng về kho Nhật, trước khi kiện rời kho.',
    ) +
    ol(
      'Mở đơn, bấm <strong>Thanh toán</strong>.',
      'Quét mã QR bằng ứng dụng ngân hàng; nội dung chuyển khoản đã điền sẵn.',
      'Ví cộng tiền trong vòng ba phút; ngoài giờ ngân hàng có thể lâu hơn.',
      'Đơn tự chuyển sang trạng thái đã cọc.',
    ) +
    p(
      'Chuyển sai nội dung thì tiền không mất, chỉ chậm: gửi ảnh biên lai cho nhân viên, tiền được ghép vào đơn trong ngày làm việc.',
    ),
  h2('Tỷ giá được chốt khi nào') +
    p(
      'Tỷ giá trên đầu trang đổi mỗi sáng lúc 9 giờ theo giá bán yên của ngân hàng cộng một khoản chênh nhỏ. Phần bạn đã trả thì tính theo tỷ giá lúc trả; phần chưa trả tính theo tỷ giá ngày thanh toán. Yên tăng hay giảm trong lúc chờ hàng không làm thay đổi số tiền đã cọc.',
    ) +
    quote('Khi yên giảm mạnh, trả trọn đơn một lần có lợi hơn đặt cọc.') +
    p(
      'Hoàn tiền cũng theo nguyên tắc ấy: khoản nào hoàn thì hoàn đúng số đồng đã trả, không tính lại theo tỷ giá mới.',
    ),
  h2('Bảo hiểm: có nên mua không') +
    p(
      'Mọi kiện đều được đền tối đa ba lần tiền cước nếu thất lạc. Với sách, quần áo hay đồ gia dụng rẻ tiền, mức ấy là đủ. Với máy ảnh, đồng hồ, ampli hoặc đồ sưu tầm, nên mua thêm bảo hiểm 2% giá trị khai báo; khi có sự cố, bạn được đền đúng giá trên hóa đơn.',
    ) +
    table(
      ['Giá trị kiện', 'Phí bảo hiểm', 'Mức đền khi mất', 'Mức đền khi không mua'],
      ['10.000 yên', '200 yên', '10.000 yên', 'tối đa 3 lần cước'],
      ['60.000 yên', '1.200 yên', '60.000 yên', 'tối đa 3 lần cước'],
      ['200.000 yên', '4.000 yên', '200.000 yên', 'tối đa 3 lần cước'],
    ) +
    p('Bảo hiểm không đền hàng cấm, hàng khai sai tên và hỏng hóc có từ trước khi về kho.'),
  h2('Đổi trả và hoàn tiền') +
    p(
      'Người bán Nhật nhận trả trong ba ngày nếu hàng khác mô tả, và gần như không bao giờ nhận trả vì đổi ý. Vì thời gian ngắn, kho mở từng món ngay ngày nhập và chụp ảnh; bạn có hai mươi bốn giờ để xem ảnh và lên tiếng.',
    ) +
    h3('Được hoàn toàn bộ') +
    ul(
      'Người bán hết hàng hoặc hủy đơn.',
      'Hàng khác mô tả và người bán đồng ý nhận lại.',
      'Kiện thất lạc có bảo hiểm.',
    ) +
    h3('Chỉ hoàn một phần') +
    ul(
      'Bạn hủy sau khi đã cọc nhưng người bán chưa gửi: trừ phí hủy của sàn.',
      'Hàng lỗi nhẹ, người bán bồi một khoản thay vì nhận lại.',
    ) +
    p('Tiền hoàn vào ví trong một ngày làm việc; rút về ngân hàng thêm một đến hai ngày.'),
  h2('Mẹo tiết kiệm mà ít người để ý') +
    ul(
      'Mua nhiều món của cùng một người bán và xin gửi chung: tiết kiệm vài nghìn yên phí nội địa.',
      'Bỏ hộp ngoài của quần áo và giày nếu không bán lại: giảm cân quy đổi.',
      'Chờ đủ ba ký hãy gửi: bậc cước đầu tiên luôn đắt nhất tính trên mỗi ký.',
      'Mua trái mùa: áo khoác tháng 3, quạt tháng 9, đồ cắm trại tháng 11.',
    ) +
    p(
      'Khách quen của chúng tôi trung bình gửi mỗi tháng một kiện khoảng tám ký, thay vì bốn kiện hai ký. Cùng lượng hàng ấy, tiền cước mỗi năm chênh nhau gần bốn triệu đồng.',
    ),
]
