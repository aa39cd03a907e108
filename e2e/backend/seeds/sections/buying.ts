import { h2, h3, ol, p, quote, table, ul } from '../markup.ts'

/** How one buys on Japanese sites. */
export const BUYING: readonly string[] = [
  h2('Yahoo Auction vận hành thế nào') +
    p(
      'Yahoo Auction là sàn đấu giá lớn nhất nước Nhật: đồ cá nhân, hàng thanh lý của cửa hiệu và cả hàng mới bán theo lô. Mỗi phiên có giá khởi điểm, giờ kết thúc và đôi khi có giá mua ngay. Ai trả cao nhất khi phiên khép lại thì thắng, nhưng giá phải trả chỉ nhỉnh hơn người đứng thứ hai một bước giá.',
    ) +
    p(
      'Điều làm người mới bất ngờ là phiên có thể kéo dài. Nếu có người trả giá trong năm phút cuối, đồng hồ tự cộng thêm năm phút, và cứ thế cho tới khi không ai trả nữa. Vì vậy canh giây cuối không giúp được nhiều; đặt sẵn mức cao nhất mình chấp nhận rồi để hệ thống tự nâng từng bước sẽ nhàn và rẻ hơn.',
    ) +
    table(
      ['Giá hiện tại', 'Bước giá tối thiểu'],
      ['Dưới 1.000 yên', '10 yên'],
      ['1.000 – 4.999 yên', '100 yên'],
      ['5.000 – 9.999 yên', '250 yên'],
      ['10.000 – 49.999 yên', '500 yên'],
      ['Từ 50.000 yên', '1.000 yên'],
    ),
  h2('Đọc kỹ phần mô tả trước khi đặt giá') +
    p(
      'Người bán Nhật mô tả khá trung thực, nhưng viết theo khuôn riêng. Tiêu đề nói món hàng là gì; phần 状態 nói tình trạng; phần 発送 nói cách gửi và ai chịu phí. Ba dòng này quyết định gần hết chuyện có nên mua hay không, nên đừng chỉ nhìn ảnh.',
    ) +
    ul(
      '<strong>未使用</strong>: chưa dùng, nhưng có thể đã bóc hộp.',
      '<strong>美品</strong>: đã dùng, còn đẹp, có thể có vết xước nhỏ.',
      '<strong>動作未確認</strong>: chưa thử máy. Hãy coi như máy hỏng và trả giá theo mức đó.',
      '<strong>ジャンク</strong>: bán lấy linh kiện, không được trả lại vì bất cứ lý do gì.',
      '<strong>ノークレーム・ノーリターン</strong>: không nhận khiếu nại, không nhận trả hàng.',
    ) +
    p(
      'Nếu mô tả ngắn hoặc ảnh mờ, gửi câu hỏi qua nhân viên ít nhất một ngày trước khi phiên kết thúc. Người bán thường trả lời vào buổi tối, và câu trả lời hiện công khai nên mọi người cùng đọc được.',
    ),
  h2('Mercari: nhanh tay thì được') +
    p(
      'Trên Mercari không có đấu giá: món hàng có một giá, ai bấm mua trước thì được. Đồ hợp thời thường bán hết trong vài phút sau khi đăng, vì thế chúng tôi khuyên bạn nạp sẵn tiền vào ví và lưu bộ lọc tìm kiếm thay vì đợi báo giá từng món.',
    ) +
    p(
      'Nhiều người bán cho phép mặc cả. Lời xin giảm giá nên lịch sự và hợp lý: giảm năm đến mười phần trăm là mức hay được chấp nhận; xin giảm một nửa thì thường bị chặn. Nhân viên sẽ viết giúp bạn bằng tiếng Nhật, nhưng trong lúc chờ trả lời, người khác vẫn có thể mua mất.',
    ) +
    quote('Giá trên Mercari đa phần đã gồm phí gửi nội địa. Tìm dòng 送料込み để chắc chắn.') +
    p(
      'Sau khi hàng về kho, chúng tôi phải đánh giá người bán thì họ mới nhận được tiền. Kho chỉ đánh giá khi đã kiểm món hàng, nên đó cũng là lúc cuối cùng để báo sai mô tả.',
    ),
  h2('Mua ở Rakuten và Yahoo Shopping') +
    p(
      'Hai sàn này là nơi của cửa hiệu, không phải cá nhân. Hàng mới, có hóa đơn, giá niêm yết. Mỗi gian hàng tự đặt phí gửi và mức miễn phí riêng, nên cùng một món có thể rẻ hơn ở gian có giá cao hơn chút nhưng gửi miễn phí từ 3.980 yên.',
    ) +
    ol(
      'Gửi đường dẫn món hàng, ghi rõ màu, cỡ và số lượng.',
      'Nhân viên kiểm tra tồn kho và phí nội địa, thường trong hai giờ làm việc.',
      'Bạn đặt cọc; đơn được đặt ngay trong ngày.',
      'Gian hàng gửi về kho, phần lớn sau một đến ba ngày.',
    ) +
    p(
      'Các đợt giảm giá lớn rơi vào đầu tháng 3, tháng 6, tháng 9 và tháng 12. Điểm thưởng của sàn được ghi vào tài khoản mua hộ, không quy đổi sang giá cho khách, vì thế hãy so giá cuối cùng chứ đừng so phần trăm điểm.',
    ),
  h2('Chọn người bán đáng tin') +
    p(
      'Nhìn tỷ lệ đánh giá tốt trước, rồi mới nhìn số lượng. Một người bán 2.000 đơn với 99,5% đánh giá tốt đáng tin hơn một tài khoản mới có 12 đánh giá toàn tốt. Mở vài đánh giá xấu gần nhất: chậm gửi là chuyện nhỏ, gửi sai hàng hay không trả lời tin nhắn là dấu hiệu nên tránh.',
    ) +
    ul(
      'Ảnh chụp thật, cùng một nền, nhiều góc: tốt.',
      'Ảnh lấy từ trang của hãng cho món hàng cũ: nên hỏi thêm.',
      'Giá thấp hơn hẳn mặt bằng mà không nói lý do: rất nên ngờ.',
      'Yêu cầu chuyển khoản ngoài sàn: không bao giờ làm theo.',
    ) +
    p(
      'Với đồ hiệu, chúng tôi chỉ nhận mua của cửa hiệu có giấy phép mua bán đồ cũ (古物商許可) và có cam kết hoàn tiền nếu là hàng giả.',
    ),
  h2('Đặt giá thế nào cho khỏi hớ') +
    p(
      'Hãy tính ngược từ số tiền bạn sẵn lòng trả tại Việt Nam. Trừ cước quốc tế ước tính, trừ phí mua hộ, trừ phí nội địa, phần còn lại mới là mức trả tối đa trên sàn. Làm như vậy, bạn không bao giờ thắng một phiên rồi mới thấy đắt hơn mua trong nước.',
    ) +
    p(
      'Xem các phiên đã kết thúc của cùng món trong ba tháng qua: giá chốt thường dao động quanh một khoảng khá hẹp. Nếu phiên đang xem còn ba ngày mà giá đã vượt khoảng ấy, nên chờ phiên khác; hàng Nhật cùng loại gần như luôn có món tiếp theo.',
    ) +
    h3('Ví dụ') +
    p(
      'Một ống kính hay chốt ở 18.000 đến 21.000 yên. Bạn muốn tổng chi không quá 4,2 triệu đồng: trừ cước 1,5 kg đường bay và phí mua hộ, mức trả tối đa nên là 19.500 yên. Đặt đúng con số đó một lần, rồi đi ngủ.',
    ),
  h2('Gộp đơn để đỡ phí') +
    p(
      'Cước quốc tế tính theo kiện, nên ba món gửi riêng luôn đắt hơn ba món gộp lại. Kho giữ hàng miễn phí ba mươi ngày kể từ ngày nhập; trong thời gian đó bạn có thể mua thêm ở bất cứ sàn nào rồi yêu cầu gộp một lần.',
    ) +
    p(
      'Khi gộp, kho bỏ bớt hộp ngoài của người bán nếu bạn đồng ý. Việc này thường giảm một phần ba thể tích, tức là giảm cân quy đổi. Hộp gốc của máy ảnh, đồng hồ và mô hình thì nên giữ, vì mất hộp là mất giá khi bán lại.',
    ) +
    ul(
      'Gộp tối đa 30 kg một kiện đường bay.',
      'Hàng dễ vỡ nên đi riêng hoặc đóng thùng gỗ.',
      'Chất lỏng không gộp chung với giấy và vải.',
    ),
  h2('Tìm hàng bằng tiếng Nhật mà không cần biết tiếng Nhật') +
    p(
      'Tìm bằng tên tiếng Anh chỉ ra được một phần nhỏ, vì người bán cá nhân hay viết tên hãng bằng katakana. Hãy tìm mã sản phẩm trước: dãy chữ số như RX-0 hay F2.8 thì ngôn ngữ nào cũng viết như nhau. Chưa ra thì dùng bảng từ dưới đây, ghép với tên hãng.',
    ) +
    table(
      ['Muốn tìm', 'Gõ'],
      ['Còn nguyên hộp', '新品未開封'],
      ['Trọn bộ', 'まとめ売り hoặc セット'],
      ['Chính hãng', '正規品'],
      ['Phụ kiện đi kèm đủ', '付属品完備'],
      ['Miễn phí gửi', '送料無料'],
    ) +
    p('Lưu lại những từ tìm hay dùng; mỗi sáng mở ra xem hàng mới đăng chỉ mất vài phút.'),
]
