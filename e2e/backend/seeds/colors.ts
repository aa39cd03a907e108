import { randomOf } from './random.ts'

/** As shops write them; the later ones are dyes of Japan. */
const COLORS: readonly (readonly [name: string, value: string])[] = [
  ['Đen', '#1a1a1a'],
  ['Trắng', '#ffffff'],
  ['Trắng ngà', '#f8f1e0'],
  ['Kem', '#f3e5c3'],
  ['Be', '#d9c4a0'],
  ['Xám nhạt', '#c9ccd1'],
  ['Xám', '#8a8f98'],
  ['Xám than', '#3e4349'],
  ['Bạc', '#c0c0c0'],
  ['Vàng ánh kim', '#c9a227'],
  ['Vàng hồng', '#d8a08b'],
  ['Đồng cổ', '#7a5230'],
  ['Nâu', '#6b4226'],
  ['Nâu da bò', '#a0693a'],
  ['Nâu cà phê', '#4b3225'],
  ['Đỏ', '#c92a2a'],
  ['Đỏ rượu vang', '#6f1d2b'],
  ['Hồng', '#f06595'],
  ['Hồng phấn', '#f7cad0'],
  ['Cam', '#f2711c'],
  ['Cam đất', '#b5532a'],
  ['Vàng', '#f5c518'],
  ['Vàng chanh', '#f4f06a'],
  ['Xanh lá', '#2f9e44'],
  ['Xanh rêu', '#5c6b2e'],
  ['Xanh bạc hà', '#a8dfc8'],
  ['Xanh ngọc', '#12b5a6'],
  ['Xanh da trời', '#74c0fc'],
  ['Xanh dương', '#1c6dd0'],
  ['Xanh hải quân', '#1b2a49'],
  ['Tím', '#7048a8'],
  ['Tím oải hương', '#b9a3dc'],
  ['Chàm (ai)', '#264370'],
  ['Lam nhạt (asagi)', '#0b7285'],
  ['Đỏ son (shu)', '#d24a32'],
  ['Vàng thổ (yamabuki)', '#e8a317'],
  ['Mầm non (moegi)', '#7a9f35'],
  ['Tử đằng (fuji)', '#9b86c4'],
  ['Anh đào (sakura)', '#f5c3cf'],
  ['Trà (cha)', '#8b5e34'],
] // prettier-ignore

/** The rows of the color resource. */
export function colors(count: number): Record<string, unknown>[] {
  const random = randomOf('colors')
  return COLORS.slice(0, count).map(([name, value], at) => ({
    name,
    value,
    position: at + 1,
    active: random.chance(0.93),
  }))
}
