import { randomOf } from './random.ts'

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']

/** Names and codes as shops write them; Japanese shoes are measured in centimetres, rings by number. */
function all(): [name: string, code: string][] {
  const shoes = Array.from({ length: 20 }, (_, at) => 20 + at / 2)
  const children = Array.from({ length: 12 }, (_, at) => 50 + at * 10)
  const rings = Array.from({ length: 20 }, (_, at) => at + 3)
  const jeans = Array.from({ length: 14 }, (_, at) => at + 25)
  return [
    ['Một cỡ', 'FREE'],
    ...LETTERS.map((letter): [string, string] => [letter, letter]),
    ...shoes.map((cm): [string, string] => [`Giày ${String(cm).replace('.', ',')} cm`, `JP${cm}`]),
    ...children.map((cm): [string, string] => [`Trẻ em ${cm} cm`, `KIDS${cm}`]),
    ...rings.map((number): [string, string] => [`Nhẫn số ${number}`, `RING${number}`]),
    ...jeans.map((inch): [string, string] => [`Quần jean ${inch}`, `W${inch}`]),
    ...['Nhỏ', 'Vừa', 'Lớn', 'Rất lớn'].map((word, at): [string, string] => [
      `Vali ${word.toLowerCase()}`,
      `CASE${at + 1}`,
    ]),
  ]
}

/** The rows of the size resource. */
export function sizes(count: number): Record<string, unknown>[] {
  const random = randomOf('sizes')
  return all()
    .slice(0, count)
    .map(([name, code], at) => ({
      name,
      code,
      position: at + 1,
      active: random.chance(0.93),
    }))
}
