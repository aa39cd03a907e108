/** First level → second level → third level. */
export const CATEGORIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Thời trang nữ': {
    'Áo nữ': ['Áo thun', 'Áo sơ mi', 'Áo len', 'Áo khoác', 'Áo dạ'],
    'Váy và đầm': ['Chân váy', 'Đầm công sở', 'Đầm dạ hội', 'Váy liền'],
    'Quần nữ': ['Quần jean', 'Quần vải', 'Quần ống rộng', 'Quần soóc'],
    'Giày nữ': ['Giày cao gót', 'Giày bệt', 'Giày thể thao', 'Bốt'],
    'Túi nữ': ['Túi xách tay', 'Túi đeo chéo', 'Ba lô', 'Ví'],
    'Kimono và yukata': ['Kimono', 'Yukata', 'Đai obi', 'Guốc geta'],
    'Trang sức': ['Nhẫn', 'Vòng tay', 'Dây chuyền', 'Bông tai'],
  },
  'Thời trang nam': {
    'Áo nam': ['Áo thun nam', 'Áo sơ mi nam', 'Áo khoác nam', 'Áo vest'],
    'Quần nam': ['Quần jean nam', 'Quần kaki', 'Quần tây', 'Quần thể thao'],
    'Giày nam': ['Giày da', 'Giày chạy bộ', 'Giày vải', 'Dép'],
    'Túi nam': ['Cặp da', 'Túi đeo', 'Ba lô nam', 'Ví da'],
    'Phụ kiện nam': ['Thắt lưng', 'Cà vạt', 'Mũ', 'Kính mát'],
  },
  'Mỹ phẩm': {
    'Chăm sóc da': ['Sữa rửa mặt', 'Nước cân bằng', 'Tinh chất', 'Kem dưỡng', 'Mặt nạ'],
    'Chống nắng': ['Kem chống nắng', 'Xịt chống nắng', 'Sữa chống nắng'],
    'Trang điểm': ['Son', 'Phấn nền', 'Phấn mắt', 'Chuốt mi'],
    'Chăm sóc tóc': ['Dầu gội', 'Dầu xả', 'Dưỡng tóc', 'Nhuộm tóc'],
    'Nước hoa': ['Nước hoa nữ', 'Nước hoa nam', 'Sáp thơm'],
  },
  'Mẹ và bé': {
    'Bỉm và vệ sinh': ['Bỉm dán', 'Bỉm quần', 'Khăn ướt'],
    'Ăn uống cho bé': ['Bình sữa', 'Máy hâm sữa', 'Bát đĩa cho bé', 'Ghế ăn'],
    'Xe và địu': ['Xe đẩy', 'Địu', 'Ghế ô tô trẻ em'],
    'Quần áo trẻ em': ['Đồ sơ sinh', 'Đồ bé trai', 'Đồ bé gái'],
    'Đồ cho mẹ': ['Máy hút sữa', 'Đồ bầu', 'Chăm sóc sau sinh'],
  },
  'Điện tử': {
    'Máy ảnh': ['Máy ảnh phim', 'Máy ảnh số', 'Ống kính', 'Chân máy', 'Phụ kiện máy ảnh'],
    'Âm thanh': ['Tai nghe', 'Loa', 'Ampli', 'Đầu đĩa than', 'Băng cát-xét'],
    'Máy chơi game': ['Máy cầm tay', 'Máy để bàn', 'Băng và đĩa', 'Tay cầm'],
    'Máy tính': ['Laptop', 'Bàn phím', 'Linh kiện', 'Màn hình'],
    'Điện gia dụng': ['Nồi cơm điện', 'Máy lọc không khí', 'Máy hút bụi', 'Bình thủy điện', 'Máy sấy tóc'],
  },
  'Đồng hồ': {
    'Đồng hồ nam': ['Cơ nam', 'Pin nam', 'Điện tử nam', 'Lặn'],
    'Đồng hồ nữ': ['Cơ nữ', 'Pin nữ', 'Thời trang nữ'],
    'Đồng hồ treo và để bàn': ['Treo tường', 'Để bàn', 'Báo thức'],
    'Linh kiện đồng hồ': ['Dây da', 'Dây thép', 'Mặt kính', 'Bộ máy'],
  },
  'Đồ chơi và mô hình': {
    'Mô hình nhân vật': ['Nhân vật hoạt hình', 'Nhân vật trò chơi', 'Nhân vật phim'],
    'Mô hình lắp ráp': ['Rô-bốt', 'Xe', 'Máy bay', 'Tàu thủy', 'Dụng cụ và sơn'],
    'Thẻ bài': ['Thẻ lẻ', 'Hộp chưa mở', 'Sổ và bọc thẻ'],
    'Tàu hỏa mô hình': ['Đầu máy', 'Toa', 'Đường ray'],
    'Búp bê và thú bông': ['Búp bê', 'Thú bông', 'Quần áo búp bê'],
  },
  'Thể thao và dã ngoại': {
    'Câu cá': ['Cần câu', 'Máy câu', 'Mồi giả', 'Dây câu'],
    'Cắm trại': ['Lều', 'Túi ngủ', 'Bếp', 'Bàn ghế gấp', 'Đèn'],
    Gôn: ['Gậy', 'Túi gậy', 'Bóng gôn'],
    'Cầu lông và quần vợt': ['Vợt', 'Giày sân', 'Cước và phụ kiện'],
    'Xe đạp': ['Xe nguyên chiếc', 'Khung', 'Bộ truyền động', 'Bánh xe'],
    'Leo núi': ['Ba lô leo núi', 'Giày leo núi', 'Gậy leo núi'],
  },
  'Nhà cửa và bếp': {
    'Dao và dụng cụ bếp': ['Dao', 'Thớt', 'Đá mài', 'Dụng cụ đo'],
    'Nồi và chảo': ['Nồi gang', 'Chảo', 'Nồi đất', 'Ấm'],
    'Bát đĩa và ấm chén': ['Bát', 'Đĩa', 'Ấm trà', 'Cốc', 'Hộp cơm'],
    'Nội thất': ['Bàn', 'Ghế', 'Tủ', 'Đèn trang trí'],
    'Dệt trong nhà': ['Khăn', 'Chăn', 'Ga gối', 'Rèm'],
  },
  'Ô tô và xe máy': {
    'Phụ tùng xe máy': ['Phuộc', 'Ống xả', 'Phanh', 'Đèn xe', 'Yên'],
    'Phụ tùng ô tô': ['Mâm', 'Lốp', 'Vô lăng', 'Ghế ô tô', 'Giảm xóc'],
    'Đồ bảo hộ': ['Mũ bảo hiểm', 'Áo giáp', 'Găng tay'],
    'Dụng cụ sửa xe': ['Cờ lê', 'Kích', 'Máy đo'],
  },
  'Sách và nhạc': {
    'Truyện tranh': ['Trọn bộ', 'Tập lẻ', 'Sách tranh'],
    Sách: ['Học tiếng Nhật', 'Nấu ăn', 'Kiến trúc', 'Thủ công'],
    'Đĩa nhạc': ['Đĩa than', 'CD', 'Băng'],
    'Nhạc cụ': ['Ghi-ta', 'Trống', 'Đàn phím', 'Sáo'],
    'Văn phòng phẩm': ['Bút máy', 'Sổ', 'Mực', 'Giấy thủ công'],
  },
  'Thực phẩm và sức khỏe': {
    'Bánh kẹo': ['Sô-cô-la', 'Bánh gạo', 'Kẹo', 'Bánh quy'],
    'Trà và cà phê': ['Trà xanh', 'Bột trà', 'Cà phê', 'Trà lúa mạch'],
    'Gia vị': ['Nước tương', 'Rong biển', 'Nước dùng', 'Giấm'],
    'Thực phẩm bổ sung': ['Vi-ta-min', 'Cô-la-gen', 'Dầu cá', 'Men vi sinh'],
    'Chăm sóc sức khỏe': ['Máy đo huyết áp', 'Miếng dán', 'Máy mát-xa'],
  },
}

/** Fourth level. */
export const TRAITS: readonly string[] = [
  'Phổ thông',
  'Cao cấp',
  'Thủ công',
  'Đời cũ',
  'Mẫu mới',
  'Bản giới hạn',
  'Cỡ nhỏ',
  'Cỡ lớn',
  'Trọn bộ',
  'Bán lẻ từng món',
] // prettier-ignore

/** Fifth level. */
export const CONDITIONS: readonly string[] = [
  'Hàng mới',
  'Còn nguyên hộp',
  'Đã qua sử dụng',
  'Cần sửa',
  'Hàng trưng bày',
]
