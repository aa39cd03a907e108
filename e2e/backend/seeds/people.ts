import type { Random } from './random.ts'

const FAMILIES = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Phan', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô']
const WOMEN = [
  'Thị Lan',
  'Thu Hà',
  'Ngọc Ánh',
  'Thanh Thúy',
  'Bích Ngọc',
  'Kim Oanh',
  'Hồng Nhung',
  'Mai Chi',
]
const MEN = [
  'Văn Hùng',
  'Quốc Bảo',
  'Đức Thắng',
  'Minh Quân',
  'Hữu Phước',
  'Tuấn Kiệt',
  'Gia Huy',
  'Xuân Trường',
]
const TOWNS = ['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng', 'Hải Phòng', 'Cần Thơ', 'Huế', 'Nha Trang', 'Vinh']

/** A customer of the business. */
export interface Customer {
  readonly name: string
  readonly town: string
  readonly phone: string
  readonly email: string
}

/** Generates customers with unique names, at most 192. */
export function people(random: Random, count: number): readonly Customer[] {
  const names = FAMILIES.flatMap((family) => [...WOMEN, ...MEN].map((given) => `${family} ${given}`))
  return random
    .shuffle(names)
    .slice(0, count)
    .map((name) => ({
      name,
      town: random.pick(TOWNS),
      phone: `${random.pick(['090', '091', '093', '098', '035', '077'])}${random.whole(1, 9)} ${digits(random)} ${digits(random)}`,
      email: `${latin(name)}${random.whole(70, 99)}@example.com`,
    }))
}

const digits = (random: Random) => String(random.whole(0, 999)).padStart(3, '0')

function latin(name: string): string {
  const bare = name.toLowerCase().replaceAll('đ', 'd').normalize('NFD')
  return bare.replace(/[^a-z]/g, '')
}
