import { h2, h3, ol, p, quote, table, ul } from '../markup.ts'

/** Weight, packing, ways of sending, customs. */
export const SHIPPING: readonly string[] = [
  h2('Cân thật và cân quy đổi') +
    p(
      'Máy bay bán cả sức nâng lẫn chỗ trống, nên kiện hàng được tính theo số lớn hơn trong hai số: cân thật và cân quy đổi. Cân quy đổi lấy dài × rộng × cao tính bằng xăng-ti-mét, chia cho 5.000. Kết quả làm tròn lên từng nửa ký.',
    ) +
    table(
      ['Kiện', 'Cân thật', 'Cân quy đổi', 'Tính cước'],
      ['Giày, 35 × 25 × 15 cm', '1,2 kg', '2,6 kg', '3,0 kg'],
      ['Sách, 30 × 22 × 20 cm', '7,8 kg', '2,6 kg', '8,0 kg'],
      ['Thú bông, 60 × 40 × 40 cm', '2,1 kg', '19,2 kg', '19,5 kg'],
    ) +
    p(
      'Nhìn bảng là thấy: sách tính theo cân, thú bông tính theo chỗ. Hàng cồng kềnh mà nhẹ nên đi đường biển, nơi cước tính theo mét khối và không vội.',
    ),
  h2('Đường bay hay đường biển') +
    p(
      'Đường bay mất ba đến năm ngày kể từ khi rời kho, hợp với hàng giá trị cao, hàng cần gấp và kiện dưới mười ký. Đường biển mất hai mươi lăm đến ba mươi lăm ngày, cước chỉ bằng một phần ba, hợp với đồ gia dụng, phụ tùng, nước hoa và những gì máy bay không nhận.',
    ) +
    ul(
      'Gấp và nhỏ: đường bay.',
      'Nặng trên 20 kg, không gấp: đường biển.',
      'Có pin liền máy: đường bay được, nhưng mỗi kiện tối đa hai máy.',
      'Có cồn, nước hoa, sơn: chỉ đường biển.',
    ) +
    p(
      'Bạn có thể đổi cách gửi cho tới khi kho dán tem kiện. Sau đó phải dỡ kiện và đóng lại, phí 500 yên mỗi thùng.',
    ),
  h2('Kho đóng gói ra sao') +
    p(
      'Mỗi kiện qua ba tay: người nhập kho đối chiếu với đơn, người kiểm chụp ảnh và cân, người đóng bọc và dán tem. Ảnh kiện nằm trong đơn của bạn trước khi hàng rời kho, để nếu có gì sai thì còn kịp dừng.',
    ) +
    ol(
      'Bọc từng món bằng giấy hoặc xốp bong bóng, góc cứng bọc hai lớp.',
      'Chèn khoảng trống bằng giấy vo, lắc thùng không nghe tiếng động là đạt.',
      'Dán băng keo hình chữ H hai mặt, thêm dây đai cho thùng trên 15 kg.',
      'Dán tem mã vạch và tem dễ vỡ nếu có.',
    ) +
    p(
      'Đồ gốm, ampli đèn và kính nên chọn thêm thùng gỗ. Thùng gỗ nặng chừng ba đến năm ký, nhưng rẻ hơn nhiều so với một lần vỡ.',
    ),
  h2('Hàng cấm và hàng hạn chế') +
    p(
      'Có thứ không gửi được bằng bất cứ đường nào, có thứ chỉ đi được đường biển. Danh sách theo quy định của hàng không, bưu điện Nhật và hải quan hai nước; kho không có quyền châm chước.',
    ) +
    table(
      ['Loại hàng', 'Đường bay', 'Đường biển'],
      ['Pin rời, sạc dự phòng', 'Không', 'Không'],
      ['Bình xịt, bật lửa, gas', 'Không', 'Không'],
      ['Nước hoa, sơn móng, cồn', 'Không', 'Có, tối đa 5 chai'],
      ['Thuốc kê đơn', 'Không', 'Không'],
      ['Thực phẩm khô còn nhãn', 'Có', 'Có'],
      ['Dao bếp', 'Có, bọc kín', 'Có, bọc kín'],
      ['Mô hình súng, kiếm', 'Không', 'Không'],
    ) +
    p(
      'Mua nhầm hàng cấm thì chúng tôi giữ ở kho ba mươi ngày để bạn bán lại tại Nhật hoặc trả người bán; sau thời hạn đó hàng bị hủy và phí hủy do khách chịu.',
    ),
  h2('Hải quan và thuế') +
    p(
      'Giá cước trọn gói đã gồm thủ tục hải quan cho hàng cá nhân thông thường. Bạn chỉ phải đóng thêm khi gửi hàng nguyên lô để bán, hàng giá trị trên hạn mức, hoặc hàng thuộc nhóm quản lý riêng như mỹ phẩm số lượng lớn và thiết bị phát sóng.',
    ) +
    p(
      'Khai báo đúng là cách nhanh nhất để qua hải quan. Chúng tôi khai đúng tên hàng và đúng giá trên hóa đơn; lời nhờ khai thấp đi sẽ bị từ chối, vì một kiện bị giữ làm chậm cả chuyến của nhiều người.',
    ) +
    h3('Giấy tờ có thể được hỏi') +
    ul(
      'Hóa đơn hoặc ảnh chụp trang đơn hàng.',
      'Căn cước của người nhận, khi hải quan yêu cầu xác minh.',
      'Công bố mỹ phẩm hoặc giấy phép, với hàng để kinh doanh.',
    ),
  h2('Theo dõi kiện hàng') +
    p(
      'Trạng thái đơn đổi theo từng chặng, và mỗi lần đổi bạn nhận một tin báo. Nếu một trạng thái đứng yên lâu hơn thời gian ghi dưới đây thì hãy nhắn cho chúng tôi, đừng đợi thêm.',
    ) +
    table(
      ['Trạng thái', 'Nghĩa là', 'Thường mất'],
      ['Đã mua', 'Người bán đã nhận tiền', '1 – 3 ngày'],
      ['Về kho Nhật', 'Hàng đã được quét và chụp ảnh', '1 – 2 ngày'],
      ['Đang bay hoặc đang đi biển', 'Kiện đã rời Nhật', '3 – 5 hoặc 25 – 35 ngày'],
      ['Thông quan', 'Chờ hải quan kiểm', '1 – 2 ngày'],
      ['Đang giao', 'Đã giao cho bên chuyển phát trong nước', '1 – 3 ngày'],
    ) +
    p(
      'Mã vận đơn Nhật chỉ theo dõi được chặng từ người bán tới kho. Chặng quốc tế dùng mã riêng bắt đầu bằng BEN.',
    ),
  h2('Nhận hàng ở Việt Nam') +
    p(
      'Hàng về tới Hà Nội, Đà Nẵng hoặc TP. Hồ Chí Minh tùy địa chỉ của bạn. Bạn có thể tới kho nhận trong giờ làm việc, từ thứ Hai đến sáng thứ Bảy, hoặc để chúng tôi giao tận nhà qua bên chuyển phát.',
    ) +
    p(
      'Khi nhận, hãy quay một đoạn ngắn từ lúc kiện còn nguyên băng keo cho tới khi mở xong. Đoạn quay ấy là bằng chứng duy nhất mà hãng bay và bảo hiểm chấp nhận khi hàng thiếu hoặc vỡ.',
    ) +
    quote('Kiện móp, rách hay ướt: ghi rõ vào biên bản giao nhận trước khi ký.') +
    p('Lưu kho ở Việt Nam miễn phí bảy ngày, sau đó 5.000 đồng mỗi ký mỗi ngày.'),
  h2('Lịch tàu, lịch bay và ngày nghỉ') +
    p(
      'Chuyến bay rời Narita vào tối thứ Ba và tối thứ Sáu; kiện phải được thanh toán trước 15 giờ cùng ngày, giờ Nhật. Tàu rời Yokohama vào mỗi thứ Tư, chốt hàng từ chiều thứ Hai.',
    ) +
    ul(
      'Tuần lễ Vàng, từ 29 tháng 4 đến 5 tháng 5: người bán nghỉ, kho vẫn nhập hàng.',
      'Obon, giữa tháng 8: chuyển phát nội địa chậm hai đến ba ngày.',
      'Năm mới, từ 29 tháng 12 đến 3 tháng 1: kho nghỉ hẳn.',
      'Tết Nguyên đán: phía Việt Nam nghỉ bảy ngày, hàng chờ ở kho Nhật.',
    ) +
    p(
      'Muốn có hàng trước Tết, nên mua trước ngày 10 tháng Chạp nếu đi đường bay, trước rằm tháng Mười nếu đi biển.',
    ),
]
