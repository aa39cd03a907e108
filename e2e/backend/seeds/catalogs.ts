import { twoLevels } from './two-levels.ts'

const CATALOGS = {
  'Hàng mới theo mùa': ['Xuân 2026', 'Hè 2026', 'Thu 2026', 'Đông 2026', 'Tết 2026', 'Tết 2027'],
  'Mỹ phẩm nội địa': ['Chống nắng', 'Dưỡng ẩm', 'Trang điểm', 'Chăm sóc tóc', 'Da nhạy cảm'],
  'Điện gia dụng': ['Nồi cơm điện', 'Máy lọc không khí', 'Bình thủy', 'Máy sấy', 'Quạt'],
  'Máy ảnh và ống kính': [
    'Máy phim 35 mm',
    'Máy khổ trung',
    'Ống kính ngàm cũ',
    'Máy số đời đầu',
    'Phụ kiện ảnh',
  ],
  'Đồng hồ tuyển chọn': ['Cơ nam', 'Cơ nữ', 'Pin', 'Đồng hồ lặn', 'Treo tường'],
  'Mẹ và bé': ['Bỉm', 'Sữa bột', 'Xe đẩy', 'Quần áo sơ sinh', 'Đồ chơi gỗ'],
  'Đồ câu': ['Cần lure', 'Máy đứng', 'Máy ngang', 'Mồi giả', 'Phụ kiện câu'],
  'Dao và đồ bếp': ['Dao santoku', 'Dao gyuto', 'Nồi gang', 'Đá mài', 'Ấm nam bộ'],
  'Mô hình và thẻ bài': ['Rô-bốt', 'Nhân vật', 'Tàu hỏa', 'Thẻ lẻ', 'Hộp nguyên'],
  'Phụ tùng xe': ['Phuộc', 'Ống xả', 'Mâm', 'Đèn', 'Đồ bảo hộ'],
} as const

/** The rows of the catalog resource. */
export const catalogs = (count: number) => twoLevels('catalog', CATALOGS, count)
