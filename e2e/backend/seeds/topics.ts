import { twoLevels } from './two-levels.ts'

const TOPICS = {
  'Đấu giá': [
    'Trả giá tự động',
    'Phiên sắp kết thúc',
    'Giá mua ngay',
    'Đấu giá theo lô',
    'Phiên kéo dài',
    'Thua phiên',
  ],
  'Mua hộ': ['Báo giá', 'Đặt cọc', 'Đổi cỡ và màu', 'Hết hàng', 'Mua số lượng lớn', 'Đồ hiệu'],
  'Vận chuyển': ['Đường bay', 'Đường biển', 'Cân quy đổi', 'Hàng cồng kềnh', 'Gộp kiện', 'Mã vận đơn'],
  'Đóng gói': ['Thùng gỗ', 'Chống sốc', 'Giữ hộp gốc', 'Hút chân không', 'Hàng dễ vỡ'],
  'Hải quan': ['Khai báo', 'Thuế nhập khẩu', 'Hàng cấm', 'Hàng hạn chế', 'Giấy tờ'],
  'Thanh toán': ['Ví', 'Chuyển khoản', 'Tỷ giá', 'Hoàn tiền', 'Hóa đơn công ty', 'Mã giảm giá'],
  'Bảo hiểm': ['Thất lạc', 'Hư hỏng', 'Mức bồi thường', 'Hồ sơ khiếu nại'],
  'Tiếng Nhật': ['Từ vựng mua sắm', 'Tình trạng hàng', 'Nhắn cho người bán', 'Katakana'],
  'Hàng điện': ['Điện 100 vôn', 'Bộ đổi điện', 'Bảo hành', 'Tần số 50 và 60 héc'],
  'Thời trang': ['Cỡ áo', 'Cỡ giày', 'Kimono', 'Đồ hiệu đã qua sử dụng', 'Giặt và bảo quản'],
  'Sưu tầm': ['Mô hình', 'Thẻ bài', 'Máy ảnh phim', 'Đồng hồ cũ', 'Đĩa than'],
  'Làm đại lý': ['Chiết khấu', 'Giá sỉ', 'Công nợ', 'Gửi hàng hộ khách'],
} as const

/** The rows of the topic resource. */
export const topics = (count: number) => twoLevels('topic', TOPICS, count)
