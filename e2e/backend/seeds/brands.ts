import { randomOf } from './random.ts'

const HOUSES = [
  'Hanabira',
  'Kazemori',
  'Aoyama',
  'Shirotani',
  'Mizukawa',
  'Tsukimi',
  'Harukaze',
  'Kurosawa',
  'Yukishiro',
  'Asahina',
  'Fujisato',
  'Komorebi',
  'Nagisa',
  'Otowa',
  'Sakuragi',
  'Takamine',
  'Umezawa',
  'Wakaba',
  'Yamabuki',
  'Zenko',
  'Akebono',
  'Chigusa',
  'Ebisuya',
  'Futaba',
  'Ginrei',
  'Hoshino',
  'Inaho',
  'Juniya',
  'Kogane',
  'Matsuba',
  'Natsume',
  'Okitsu',
  'Rindo',
  'Suzukake',
  'Tenryu',
  'Utsuho',
  'Washio',
  'Yoichi',
  'Hibari',
  'Kirishima',
] // prettier-ignore

/** The second name of a house, and the description of its goods. */
const TRADES: readonly (readonly [suffix: string, description: string])[] = [
  ['Kogei', 'Đồ thủ công từ gỗ và gốm, làm theo từng mẻ nhỏ.'],
  ['Seisakusho', 'Dụng cụ cầm tay và phụ kiện cơ khí, bền, dễ thay linh kiện.'],
  ['Cosme', 'Mỹ phẩm dịu nhẹ cho da nhạy cảm, được khách nữ hỏi mua nhiều.'],
  ['Denki', 'Đồ điện gia dụng nhỏ. Lưu ý điện áp 100 V khi tư vấn cho khách.'],
  ['Outdoor', 'Lều, bếp và đồ cắm trại gọn nhẹ.'],
  ['Baby', 'Đồ dùng cho mẹ và bé, có tem kiểm định của Nhật.'],
  ['Watch', 'Đồng hồ cơ và đồng hồ pin, có cả hàng đã qua sử dụng.'],
  ['Audio', 'Tai nghe, đầu đĩa và ampli, hay có trên sàn đấu giá.'],
  ['Foods', 'Bánh kẹo và thực phẩm khô. Kiểm tra hạn dùng trước khi đóng thùng.'],
  ['Sports', 'Đồ tập, giày chạy và dụng cụ câu cá.'],
] // prettier-ignore

/** The rows of the brand resource; `logos` are addresses of uploaded pictures. */
export function brands(count: number, logos: readonly string[]): Record<string, unknown>[] {
  const random = randomOf('brands')
  const all = HOUSES.flatMap((house) =>
    TRADES.map(([suffix, description]) => ({ house, suffix, description })),
  )
  return random
    .shuffle(all)
    .slice(0, count)
    .map(({ house, suffix, description }, at) => ({
      name: `${house} ${suffix}`,
      logo: random.chance(0.85) && logos.length ? random.pick(logos) : '',
      website: random.chance(0.8) ? `https://www.${house}-${suffix}.example/`.toLowerCase() : '',
      description: random.chance(0.7) ? description : '',
      position: at + 1,
      active: random.chance(0.9),
    }))
}
