import { randomOf } from './random.ts'
import { seedId } from './seed-id.ts'
import { treeNodes } from './tree-nodes.ts'

const NAME = 'category'

/** The names of the site's categories. */
const NAMES = {
  names: {
    'Mua hộ': {
      'Đấu giá hộ': ['Yahoo Auction', 'Đấu giá cửa hiệu', 'Đấu giá lô'],
      'Mua từ cá nhân': ['Mercari', 'Rakuma', 'Nhóm trao đổi'],
      'Mua từ cửa hiệu': ['Rakuten', 'Yahoo Shopping', 'Amazon Nhật', 'Cửa hàng của hãng'],
    },
    'Vận chuyển': {
      'Đường bay': ['Tokyo – Hà Nội', 'Tokyo – TP. Hồ Chí Minh', 'Osaka – Đà Nẵng'],
      'Đường biển': ['Container ghép', 'Container nguyên', 'Hàng quá khổ'],
      'Kho và đóng gói': ['Nhập kho', 'Đóng gói', 'Lưu kho', 'Gộp kiện'],
    },
    'Cẩm nang': {
      'Kinh nghiệm mua': ['Đọc mô tả', 'Chọn người bán', 'Đặt giá'],
      'Theo loại hàng': ['Điện tử', 'Thời trang', 'Mẹ và bé', 'Đồ sưu tầm', 'Phụ tùng'],
      'Tiếng Nhật mua sắm': ['Từ vựng', 'Mẫu câu'],
    },
    'Tin tức': {
      'Thông báo': ['Lịch nghỉ', 'Lịch tàu bay', 'Bảo trì'],
      'Khuyến mãi': ['Giảm phí mua hộ', 'Giảm cước', 'Tích điểm'],
      'Thị trường': ['Tỷ giá', 'Xu hướng'],
    },
    'Chính sách': {
      'Điều khoản': ['Dịch vụ mua hộ', 'Dịch vụ vận chuyển'],
      'Quyền lợi khách': ['Hoàn tiền', 'Bồi thường', 'Khiếu nại'],
      'Dữ liệu': ['Bảo mật', 'Lưu trữ'],
    },
    'Hỗ trợ': {
      'Tài khoản': ['Đăng ký', 'Đăng nhập', 'Xác minh'],
      'Đơn hàng': ['Theo dõi', 'Thay đổi', 'Hủy'],
      'Thanh toán': ['Nạp ví', 'Rút ví', 'Hóa đơn'],
    },
  },
  traits: ['Giới thiệu', 'Bảng giá', 'Quy trình', 'Câu hỏi thường gặp', 'Biểu mẫu', 'Liên hệ'],
  conditions: ['Khách lẻ', 'Khách sỉ', 'Đại lý', 'Khách mới'],
} as const

/** The rows of the site category resource, parents before children: five levels. */
export function categories(count: number, pictures: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('site categories')
  return treeNodes(random, NAMES, count).map((node) => ({
    name: node.name,
    url: node.url,
    parent: node.parent === null ? '' : seedId(NAME, node.parent),
    image: node.parent === null && pictures.length ? random.pick(pictures) : '',
    position: node.position,
    active: random.chance(0.94),
  }))
}
