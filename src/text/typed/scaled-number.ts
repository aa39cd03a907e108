/** Words for powers of ten, folded, in Japanese and Vietnamese as they are written with digits. */
const scales: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  tram: 100,
  千: 1e3,
  nghin: 1e3,
  ngan: 1e3,
  thousand: 1e3,
  sen: 1e3,
  k: 1e3,
  万: 1e4,
  萬: 1e4,
  van: 1e4,
  man: 1e4,
  trieu: 1e6,
  million: 1e6,
  tr: 1e6,
  億: 1e8,
  ty: 1e9,
  ti: 1e9,
  兆: 1e12,
}
const names = Object.keys(scales).join('|')
const part = new RegExp(`^ ?(\\d[\\d.,' ]*?) ?((?:(?:${names})(?![a-z]) ?)+)`)

/**
 * A number with words: `2万`, `1万2千`, `1.2tr`, `1 triệu 250 nghìn`, `2 triệu rưỡi`, and `1tr2` or `2 vạn 5`, whose last
 * digits are the next places; in `2 vạn 500` they are a number. Undefined for a text without such words; NaN for one that can
 * be read in two ways (`2万5`).
 */
export function scaledNumber(text: string, read: (digits: string) => number): number | undefined {
  let rest = text
  let total = 0
  let scale = Number.POSITIVE_INFINITY
  let isJapanese = false
  for (let found = part.exec(rest); found; found = part.exec(rest)) {
    const [whole, digits = '', words = ''] = found
    const named = words.match(new RegExp(names, 'g')) ?? []
    const product = named.reduce((size, name) => size * (scales[name] ?? 1), 1)
    const value = read(digits) * product
    if (!(value < scale)) return Number.NaN
    isJapanese = /[^a-z ]/.test(words)
    total += value
    scale = product
    rest = rest.slice(whole.length)
  }
  if (scale === Number.POSITIVE_INFINITY) return undefined
  return Number((total + restOf(rest.trim(), scale, isJapanese, read)).toPrecision(15))
}

function restOf(rest: string, scale: number, isJapanese: boolean, read: (digits: string) => number): number {
  if (rest === '') return 0
  if (rest === 'ruoi') return scale / 2
  if (isJapanese || (scale === 1e4 && /^\d{3}$|[.,]/.test(rest))) {
    const value = /^\d{2}|^\d[.,]\d{3}/.test(rest) ? read(rest) : Number.NaN
    return value < scale ? value : Number.NaN
  }
  const places = Math.round(Math.log10(scale))
  const isClear = rest.length === 1 || rest.length === places || (places >= 6 && rest.length <= 3)
  return /^\d+$/.test(rest) && isClear ? (Number(rest) * scale) / 10 ** rest.length : Number.NaN
}
