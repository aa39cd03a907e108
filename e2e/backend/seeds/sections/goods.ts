import { h2, ol, p, quote, table, ul } from '../markup.ts'

/** Sections about goods. */
export const GOODS: readonly string[] = [
  h2('Đồ điện Nhật dùng ở Việt Nam') +
    p(
      'Điện ở Nhật là 100 vôn, ở Việt Nam 220 vôn. Cắm thẳng là cháy, và bảo hành không áp dụng. Trước khi mua, tìm dòng 電源 hoặc INPUT trên tem máy: ghi 100–240V thì chỉ cần đổi đầu cắm, chỉ ghi 100V thì phải có bộ đổi điện.',
    ) +
    table(
      ['Máy', 'Công suất', 'Bộ đổi điện nên mua'],
      ['Đầu đĩa, ampli nhỏ', '30 – 100 W', '200 VA'],
      ['Nồi cơm điện', '700 – 1.200 W', '1.500 – 2.000 VA'],
      ['Máy sấy tóc', '1.200 W', 'không nên dùng'],
      ['Máy lọc không khí', '50 – 80 W', '200 VA'],
    ) +
    p(
      'Máy có động cơ chạy theo tần số, như máy may và đồng hồ điện cũ, có thể chạy nhanh chậm khác đi: miền Đông nước Nhật dùng 50 héc như ta, miền Tây dùng 60.',
    ),
  h2('Chọn cỡ quần áo và giày') +
    p(
      'Cỡ Nhật nhỏ hơn cỡ Âu Mỹ chừng một bậc và rộng hơn cỡ Trung Quốc một chút. Đừng tin chữ S, M, L; hãy tin số đo. Người bán tử tế luôn ghi 肩幅 (vai), 身幅 (ngực đo ngang), 着丈 (dài áo) và 袖丈 (dài tay).',
    ) +
    table(
      ['Cỡ giày Nhật', 'Cỡ Việt Nam', 'Chiều dài bàn chân'],
      ['23,0 cm', '36,5', '22,6 – 23,0 cm'],
      ['24,5 cm', '39', '24,1 – 24,5 cm'],
      ['26,0 cm', '41', '25,6 – 26,0 cm'],
      ['27,5 cm', '43', '27,1 – 27,5 cm'],
    ) +
    p(
      'Cách chắc nhất: đo một món bạn đang mặc vừa, đặt phẳng trên bàn, rồi so với số đo của người bán. Lệch hai phân là mặc được, lệch năm phân thì thôi.',
    ),
  h2('Mua máy ảnh phim cũ') +
    p(
      'Nhật còn rất nhiều máy phim giữ gìn cẩn thận, nhưng máy bốn mươi năm tuổi nào cũng có chuyện để hỏi. Năm điều nên hỏi: màn trập chạy đủ tốc độ không, đo sáng còn sống không, mút chắn sáng đã thay chưa, kính ngắm có mốc không, và phim kéo có đều không.',
    ) +
    ul(
      '<strong>カビ</strong>: mốc. Một chấm ở rìa không ảnh hưởng ảnh, nhưng sẽ lan.',
      '<strong>クモリ</strong>: mờ. Làm ảnh nhạt và lóa, lau không sạch.',
      '<strong>モルト劣化</strong>: mút chắn sáng đã rã, thay hết chừng 3.000 yên.',
      '<strong>シャッター粘り</strong>: màn trập dính, phải bảo dưỡng.',
    ) +
    p('Máy ghi 整備済み là đã bảo dưỡng, đắt hơn chừng một nửa và đáng tiền nếu bạn ở xa chỗ sửa.'),
  h2('Đồng hồ: đọc mô tả cho đúng') +
    p(
      'Đồng hồ cũ ở Nhật chia làm ba loại: của tiệm cầm đồ có giấy cam kết, của cửa hiệu đồ cũ, và của cá nhân. Cùng một mẫu, giá ba nơi chênh nhau hai ba mươi phần trăm; phần chênh ấy chính là giá của sự yên tâm.',
    ) +
    ol(
      'Xem ảnh chụp máy bên trong; không có ảnh thì xin.',
      'Hỏi lần lau dầu gần nhất (オーバーホール).',
      'Hỏi sai số mỗi ngày: dưới hai mươi giây là tốt với máy cơ cũ.',
      'Xem mắt dây còn đủ không, vì mua lẻ rất đắt.',
    ) +
    quote('防水 trên đồng hồ cũ chỉ là chữ: gioăng đã chai thì đừng đeo đi bơi.'),
  h2('Mỹ phẩm và thực phẩm: hạn dùng và mã lô') +
    p(
      'Mỹ phẩm Nhật thường không in hạn dùng, vì luật chỉ bắt buộc với loại hỏng trong vòng ba năm. Thay vào đó là mã lô dập ở đáy. Kho chụp mã lô khi nhập hàng; nhân viên tra giúp ngày sản xuất nếu bạn yêu cầu.',
    ) +
    p(
      'Thực phẩm thì ngược lại, luôn có hạn. 消費期限 là hạn phải ăn trước, còn 賞味期限 là hạn ăn ngon nhất. Kho không nhận món còn dưới bốn mươi lăm ngày nếu đi biển, dưới mười ngày nếu đi máy bay.',
    ) +
    ul(
      'Không gửi thịt, sữa tươi, trứng, hạt giống.',
      'Sữa bột trẻ em: tối đa sáu hộp một kiện.',
      'Viên uống bổ sung: giữ nguyên nhãn, không tách lẻ.',
    ),
  h2('Mô hình và đồ sưu tầm') +
    p(
      'Với người sưu tầm, chiếc hộp đáng giá bằng nửa món đồ. Khi đặt, hãy ghi rõ “giữ hộp gốc”; kho sẽ bọc hộp thay vì bỏ, và không dán gì lên mặt hộp.',
    ) +
    p(
      'Bản tái phát hành ra sau vài năm làm giá bản cũ giảm rất nhanh. Trước khi trả giá cao cho một nhân vật hiếm, tìm tên nhân vật kèm chữ 再販 xem hãng có báo ra lại không.',
    ) +
    ul(
      '未開封: chưa mở, còn nguyên tem.',
      '開封済み・展示なし: đã mở nhưng chưa trưng bày.',
      '台座欠品: thiếu đế.',
      '箱痛み: hộp bị hỏng, bên trong không sao.',
    ),
  h2('Phụ tùng xe: hỏi mã trước, mua sau') +
    p(
      'Cùng một đời xe, bản nội địa Nhật và bản xuất khẩu có thể khác nhau từ giắc điện tới lỗ bắt ốc. Hãy lấy mã phụ tùng in trên món cũ hoặc tra theo số khung rồi mới tìm, đừng tìm theo tên xe.',
    ) +
    p(
      'Lốp, mâm và ống xả là hàng cồng kềnh: phí nội địa có khi bằng giá món hàng, cước quốc tế tính theo thể tích. Gửi đường biển và gộp với kiện khác là cách duy nhất có lời.',
    ) +
    quote('Bình xăng, giảm xóc còn dầu và túi khí không gửi được bằng bất cứ đường nào.'),
]
