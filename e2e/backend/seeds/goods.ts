/** A kind of goods: a category of the third level with the ranges of price, weight and size. */
export interface Goods {
  /** The name of the category and of the goods. */
  readonly name: string
  /** The index of its figure. */
  readonly figure: number
  /** The Japanese name. */
  readonly japanese: string
  /** Thousands of yen, from and to. */
  readonly price: readonly [number, number]
  /** Grams, from and to. */
  readonly weight: readonly [number, number]
  /** The box, in centimetres. */
  readonly box: readonly [number, number, number]
  /** The kind of its sizes. */
  readonly sizes?: 'letters' | 'shoes'
  /** Codes of its materials. */
  readonly made: readonly string[]
  readonly unit: string
}

type Line = readonly [
  name: string,
  figure: number,
  japanese: string,
  price: readonly [number, number],
  weight: readonly [number, number],
  box: readonly [number, number, number],
  made: string,
  unit: string,
  sizes?: 'letters' | 'shoes',
]

const LINES: readonly Line[] = [
  ['Áo khoác', 0, 'ジャケット', [6, 48], [600, 1600], [38, 30, 8], 'POLY WOOL', 'PCS', 'letters'],
  ['Áo len', 0, 'ニット', [3, 19], [300, 700], [34, 26, 6], 'WOOL CASHMERE', 'PCS', 'letters'],
  ['Áo thun nam', 0, 'Tシャツ', [2, 9], [150, 300], [30, 22, 3], 'COTTON', 'PCS', 'letters'],
  ['Yukata', 0, '浴衣', [5, 38], [700, 1200], [38, 30, 6], 'COTTON LINEN', 'SET', 'letters'],
  ['Giày thể thao', 1, 'スニーカー', [5, 29], [700, 1300], [33, 22, 13], 'CANVAS RUBBER', 'PAIR', 'shoes'],
  ['Giày da', 1, '革靴', [12, 69], [900, 1600], [34, 24, 13], 'COWHIDE RUBBER', 'PAIR', 'shoes'],
  ['Túi đeo chéo', 0, 'ショルダーバッグ', [4, 58], [400, 1100], [34, 28, 12], 'CANVAS COWHIDE', 'PCS'],
  ['Kem chống nắng', 2, '日焼け止め', [1, 5], [60, 180], [16, 6, 5], 'PVC', 'TUBE'],
  ['Tinh chất', 2, '美容液', [2, 18], [80, 220], [14, 6, 6], 'GLASS', 'BTL'],
  ['Dầu gội', 2, 'シャンプー', [1, 6], [400, 900], [22, 9, 7], 'PVC', 'BTL'],
  ['Bỉm quần', 11, 'おむつ', [2, 6], [1800, 3200], [42, 24, 22], 'COTTON', 'PACK'],
  ['Xe đẩy', 3, 'ベビーカー', [18, 89], [4500, 8800], [95, 48, 32], 'ALUMINUM POLY', 'UNIT'],
  ['Bình sữa', 2, '哺乳瓶', [1, 4], [120, 260], [18, 8, 8], 'GLASS SILICONE', 'PCS'],
  ['Máy ảnh phim', 4, 'フィルムカメラ', [8, 120], [500, 1100], [22, 18, 14], 'ALUMINUM COWHIDE', 'UNIT'],
  ['Ống kính', 4, 'レンズ', [9, 180], [250, 1400], [20, 14, 14], 'GLASS ALUMINUM', 'UNIT'],
  ['Tai nghe', 4, 'ヘッドホン', [3, 64], [180, 520], [24, 20, 10], 'ABS ALUMINUM', 'UNIT'],
  ['Đầu đĩa than', 9, 'レコードプレーヤー', [15, 140], [5200, 11000], [52, 44, 22], 'ABS STEEL', 'UNIT'],
  ['Máy cầm tay', 4, '携帯ゲーム機', [8, 42], [300, 700], [26, 16, 8], 'ABS', 'UNIT'],
  ['Nồi cơm điện', 8, '炊飯器', [9, 86], [3800, 7200], [44, 34, 30], 'IRON ABS', 'UNIT'],
  ['Cơ nam', 5, '機械式腕時計', [18, 320], [180, 420], [14, 12, 10], 'STEEL COWHIDE', 'UNIT'],
  ['Pin nữ', 5, 'クォーツ腕時計', [5, 68], [120, 300], [14, 12, 10], 'STEEL COWHIDE', 'UNIT'],
  ['Nhân vật hoạt hình', 6, 'フィギュア', [2, 48], [250, 1400], [30, 24, 18], 'PVC ABS', 'BOX'],
  ['Rô-bốt', 6, 'プラモデル', [2, 32], [350, 1800], [40, 31, 11], 'ABS', 'BOX'],
  ['Hộp chưa mở', 10, '未開封ボックス', [5, 58], [300, 700], [16, 14, 8], 'WASHI', 'BOX'],
  ['Cần câu', 7, '釣竿', [6, 92], [180, 620], [150, 10, 10], 'NYLON', 'UNIT'],
  ['Máy câu', 9, 'リール', [7, 98], [220, 620], [18, 16, 14], 'ALUMINUM', 'UNIT'],
  ['Lều', 7, 'テント', [12, 110], [2800, 9500], [70, 24, 24], 'NYLON ALUMINUM', 'SET'],
  ['Gậy', 7, 'ゴルフクラブ', [9, 130], [420, 900], [120, 14, 12], 'TITANIUM', 'UNIT'],
  ['Dao', 7, '包丁', [4, 62], [180, 480], [38, 10, 5], 'STEEL HINOKI', 'UNIT'],
  ['Nồi gang', 8, '鋳物鍋', [8, 54], [2600, 5200], [34, 28, 18], 'IRON', 'UNIT'],
  ['Ấm trà', 8, '急須', [2, 28], [350, 900], [22, 18, 16], 'CERAMIC', 'UNIT'],
  ['Hộp cơm', 8, '弁当箱', [2, 18], [220, 600], [24, 14, 12], 'CEDAR URUSHI', 'UNIT'],
  ['Phuộc', 9, 'サスペンション', [18, 160], [2400, 6200], [60, 22, 18], 'STEEL ALUMINUM', 'SET'],
  ['Mũ bảo hiểm', 9, 'ヘルメット', [12, 78], [1300, 1900], [38, 30, 30], 'ABS', 'UNIT', 'letters'],
  ['Trọn bộ', 10, '全巻セット', [4, 38], [2400, 9800], [40, 30, 22], 'WASHI', 'SET'],
  ['Đĩa than', 9, 'LPレコード', [1, 24], [280, 620], [34, 33, 3], 'PVC', 'PCS'],
  ['Bút máy', 7, '万年筆', [4, 72], [60, 180], [20, 10, 5], 'URUSHI GOLD18', 'UNIT'],
  ['Sô-cô-la', 11, 'チョコレート', [1, 6], [120, 480], [22, 16, 6], 'WASHI', 'BOX'],
  ['Bột trà', 11, '抹茶', [1, 9], [60, 220], [12, 9, 9], 'WASHI', 'CAN'],
  ['Cô-la-gen', 2, 'コラーゲン', [2, 9], [180, 460], [18, 14, 8], 'PVC', 'PACK'],
] // prettier-ignore

/** All that is sold. */
export const GOODS: readonly Goods[] = LINES.map(
  ([name, figure, japanese, price, weight, box, made, unit, sizes]) => ({
    name,
    figure,
    japanese,
    price,
    weight,
    box,
    made: made.split(' '),
    unit,
    ...(sizes ? { sizes } : {}),
  }),
)

/** The states of goods: their label, and their share of the price of new goods. */
export const STATES: readonly (readonly [says: string, share: number])[] = [
  ['mới', 1],
  ['mới, còn nguyên hộp', 1.08],
  ['hàng trưng bày', 0.72],
  ['đã qua sử dụng, còn tốt', 0.55],
  ['đã qua sử dụng, có vết xước nhỏ', 0.42],
]

/** Notes for staff. */
export const NOTES: readonly string[] = [
  'Shop chỉ gửi trong Nhật; Bến nhận tại kho Saitama rồi gom kiện.',
  'Người bán nghỉ cuối tuần, trả lời vào thứ Hai.',
  'Ảnh chụp dưới đèn vàng, màu thật hơi lạnh hơn.',
  'Hỏi lại số đo trước khi đặt: shop không nhận đổi cỡ.',
  'Hàng dễ vỡ, nên chọn đóng thêm lớp chống sốc.',
  'Điện áp 100 V, nhắc khách chuẩn bị biến áp.',
  'Giá đã gồm thuế Nhật, chưa gồm phí nội địa.',
]
