import { clean } from '#features/quote/rules/rule.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'

/** Length, width and height in centimetres. */
export type TypedSides = readonly [length: number, width: number, height: number]

/** A count is a `quantity` where it is marked as one (`x2`); `pieces` (`2 cái`) may also belong to a name. */
type TokenKind = 'link' | 'sides' | 'price' | 'weight' | 'quantity' | 'pieces' | 'ordinal' | 'other'

/** A number with its unit, or an address, in a text. */
export interface Token {
  readonly kind: TokenKind
  /** Yen, kilograms or pieces; null where the text does not say it for sure. */
  readonly value: number | null
  readonly sides?: TypedSides
  readonly start: number
  readonly end: number
}

type Read = (match: RegExpExecArray, text: string) => Omit<Token, 'start' | 'end'> | number | null | undefined

const re = (source: string) => new RegExp(source, 'giu')

const words = Object.fromEntries(
  String.raw`nửa=.5 nua=.5 half=.5 một=1 mot=1 one=1 hai=2 two=2 ba=3 three=3 bốn=4 bon=4 four=4 năm=5 five=5 sáu=6 six=6 bảy=7 seven=7 tám=8 eight=8 chín=9 nine=9 mười=10 muoi=10 ten=10 一=1 二=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9 十=10 ½=.5 ¼=.25 ¾=.75`
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const latin = String.raw`(?:${Object.keys(words).slice(0, -13).join('|')}|mươi|chục|trăm|lăm|mốt|tư|linh)`
const digits = String.raw`(?<!\d|\d[.,]|(?:^|\s)\.)(?:\d{1,3}(?:[.,]\d{3}){2,3}|\d{1,9}(?:[.,]\d{1,6})?)(?!\d|[.,]\d)`
const amount = String.raw`(?:${digits}[½¼¾]?|[½¼¾]|(?<!\p{L}|(?<!\p{L})${latin} )${latin}(?!\p{L})|(?<![一二三四五六七八九十百千第])[一二三四五六七八九十])`
const valueOf = (typed = ''): number =>
  /^\d.*[½¼¾]$/.test(typed)
    ? valueOf(typed.slice(0, -1)) + valueOf(typed.slice(-1))
    : Number(words[typed.toLowerCase()] ?? typedNumber(typed) ?? Number.NaN)

const latinEnd = String.raw`(?![a-zà-ỹ])`
const kilo = String.raw`(?:kgs?|kilo(?:gram)?s?|k[ií] ?l[ôo](?:gam|gram)?|k[ýíyi]|cân(?! ?(?:nặng|:|\d+(?:[.,]\d+)? ?(?:kg|k[ýí]|g)))|キロ(?:グラム)?)${latinEnd}`
const lesser = String.raw`(?:l[ạa]ng|grams?|gam|gr|g|グラム|oz|ounces?)${latinEnd}`
const weightUnit = `(?:${kilo}|${lesser}|(?:lbs?|pounds?)${latinEnd})`
const factor = (units: readonly (readonly [RegExp, number])[], unit: string) =>
  units.find(([one]) => one.test(unit))?.[1]
const gramUnits = [
  [/^[gグ]/i, 1],
  [/^l[ạa]/i, 100],
  [/^o/i, 28.349_523],
  [/^[lp]/i, 453.592_37],
] as const
const gramsIn = (unit: string) => factor(gramUnits, unit) ?? 1000
const yenUnit = String.raw`(?:(?<=\d)¥(?!\d)|¥(?! ?\d)|円|yên|yen|jpy|y)(?![a-zà-ỹ\d])`
const otherMoney = String.raw`(?:đồng|dong|vnđ|vnd|đ|usd|\$|đô|tệ|rmb|won|€|eur)(?!\p{L})`
const scale = String.raw`(?:vạn|van|man|万|nghìn|nghin|ngàn|ngan|千|sen|k|triệu|trieu|tr)${latinEnd}`
const scaleOf = (unit: string) => (/^[vm万]/i.test(unit) ? 10_000 : /^tr/i.test(unit) ? 1_000_000 : 1000)
/** Words for parcels; others count goods, or what is in a parcel. */
export const parcelWord = String.raw`(?:hộp|hop|thùng|thung|kiện|kien|個口|個|つ|箱|boxes|box|cartons?|ctns?|parcels?|packages?)(?!\p{Script=Latin})`
const pieces = String.raw`(?:${parcelWord}|(?= ?(?:áo|quần|váy|giày|dép|mũ|sách|máy|loa|nồi|vali)(?!\p{L}))|cái|cai|chiếc|lọ|hũ|doi|món|đôi|bộ|chai|lon|túi|gói|cuốn|quyển|con|cặp|点|台|本|枚|足|冊|pcs|pieces?|pairs?)(?!セット|組|入|目|\p{Script=Latin})`
const lengthUnit = String.raw`(?:cm|mm|m|phân|センチ|ミリ|inch(?:es)?|インチ|in|["″”]|'')(?![a-wyzà-ỹ])`
const anyUnit = `(?:${weightUnit}|${pieces}|${yenUnit}|${scale}|${lengthUnit})`
const times = ' ?[x*×✕✖] ?'
/** A number with a unit of its own is no fraction of the unit in front of it. */
const ownUnit = String.raw`(?:\d|[.,]\d|${times}| ?(?:${anyUnit}|${otherMoney}|%))`
const ends = String.raw`(?= ?(?:$|[^\p{L}\p{N} ]|(?:nhé|nha|nhe|ạ|a|thôi|shop|ơi|và|nặng|nang|cân|giá|ship|kèm|mỗi|được|em|anh|chị)(?!\p{L})))`
const halfWord = String.raw`(?:rưỡi|ruoi)(?!\p{L})`
const half = `(?:${halfWord}|半)`
const digitWord = String.raw`(?:một|mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín)(?!\p{L})`
const digitOf = (typed = '') =>
  (({ mốt: 1, tư: 4, lăm: 5 }) as Readonly<Record<string, number>>)[typed.toLowerCase()] ??
  words[typed.toLowerCase()] ??
  typed

/** Kilograms: a bare number behind the unit is its fraction, as in `2kg5` and `2 cân 3`. */
function kilograms(match: RegExpExecArray): number | null {
  const [, typed = '', unit = '', halved, glued, spaced, more, lesserUnit = '', unsure] = match
  const [fraction, isDecimal, isGrams] = [
    glued ?? (spaced && digitOf(spaced)),
    /[.,]/.test(typed),
    gramsIn(unit) === 1,
  ]
  // `5G` is a network; `2kg 5` is not sure, and three decimals that end in zeros may be thousands.
  const isSpaced = spaced !== undefined && !/^(?:k[^g]|c|l[ạa])/i.test(unit)
  const isThousands = !isGrams && /^[1-9]\d*[.,]\d00$/.test(typed)
  if (unsure || unit === 'G' || isSpaced || isThousands || (fraction && isDecimal)) return null
  const base = isGrams && isDecimal ? Number(typedMoney(typed)) : valueOf(typed)
  const units = (fraction ? Number(`${base}.${fraction}`) : base) + (halved ? 0.5 : 0)
  const grams = Math.ceil(clean(units * gramsIn(unit) + (more ? valueOf(more) * gramsIn(lesserUnit) : 0)))
  return grams >= 10 && grams <= 1_000_000 ? grams / 1000 : null
}

// Less than 100 yen are more likely thousands.
const yenOf = (value: number | null) =>
  value && value >= 100 && value <= 1e9 && Number.isInteger(value) ? value : null
const yen = (typed = '') => yenOf(typedMoney(typed.replaceAll(' ', '')))

/** Yen in tens of thousands and thousands: `2 vạn 5` and `2万5千円` are 25,000. Thousands alone may be of đồng. */
function scaledYen(match: RegExpExecArray): ReturnType<Read> {
  const [, sign, typed, first = '', second, secondScale, halved, typedBare = '', yenWord, other, end] = match
  const bare = `${digitOf(typedBare)}`.replace(/[.,]/, '')
  const isYenScale = /^(?:vạn|van|man|万|sen)$/i.test(first)
  if (isYenScale && (sign ?? yenWord ?? other ?? end) === undefined) return undefined
  if (other || (!isYenScale && !sign && !yenWord)) return { kind: 'other', value: null }
  const [most, least] = [scaleOf(first), scaleOf(secondScale ?? first)]
  // One digit is of the next lower scale, three or four are yen; in Japanese a digit after 万 is one yen.
  const isOne = bare.length === 1 && !(yenWord === '円' && first === '万')
  const isSure = bare === '' || isOne || (bare.length > 2 && least <= 10_000)
  const lower = (second ? valueOf(second) * least : 0) + (isOne ? (Number(bare) * least) / 10 : Number(bare))
  const value = clean(valueOf(typed) * most + lower + (halved ? least / 2 : 0))
  return { kind: 'price', value: isSure && (!second || least < most) ? yenOf(value) : null }
}

const side = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)(?: ?\(?(${lengthUnit})(\d{1,2})?)?`
const chain = String.raw`(?<!\d|\d[.,]|\d ?[x*×✕✖] ?)${[side, side, side].join(times)}(?!\d| ?${weightUnit})(?:${times}\d{1,3}(?!\d|[.,]\d| ?${weightUnit}))?(?: ?\(?${lengthUnit}\)?)?(?!${times}\d{1,3}(?!\d|(?:[.,]\d+)? ?${weightUnit}))`
const axes = [
  String.raw`縦|たて|タテ|奥行き?|長さ|dài|dai|length|sâu`,
  String.raw`横|よこ|ヨコ|幅|rộng|rong|width|ngang`,
  String.raw`高さ|高|厚さ|厚み|cao|dày|height`,
]
const letters = String.raw`(?<=\b|\d ?[x×*] ?)[dlwrhc](?= ?[:=]? ?\d)`
const label = `(?:${axes.join('|')}|${letters})`
const named = Array.from({ length: 3 }, () => `${label} ?[:=約]? ?${side}(?! ?${weightUnit})`).join(
  String.raw`[ ,;、x×*・/+\n-]{0,4}`,
)
const axisOf = (name: string) =>
  axes.findIndex((one, at) => re(`^(?:${one}|[${['dl', 'wr', 'hc'][at]}]$)`).test(name))
const centimetreUnits = [
  [/^m$/i, 100],
  [/^(?:mm|ミリ)/i, 0.1],
  [/^[iイ"″”']/i, 2.54],
] as const

/** Centimetres of three sides, of four numbers without the count; without sides where their unit is not sure. */
function readSides({ 0: whole, index }: RegExpExecArray, text: string): ReturnType<Read> {
  const numbers = [...whole.matchAll(re(side))].map(([, typed = '', unit = '', fraction]) => {
    return { value: Number(typed.replace(',', '.') + (fraction ? `.${fraction}` : '')), unit }
  })
  const [first = Number.NaN, ...rest] = numbers.map(({ value }) => value)
  const last = numbers.at(-1)?.unit ?? ''
  const isFour = numbers.length === 4
  // The first of four is the count in `2x60x52x30`, `12 x 60x52x30` and `12x60x52x30cm`.
  const isCountLike = first % 1 === 0 && first < Math.min(100, rest[2] ?? 0)
  const isSetApart = last !== '' || /^\d+ [x*×]/.test(whole) || (first < 10 && rest.every((one) => one >= 10))
  const isCountFirst = isFour && isCountLike && isSetApart
  const count = isFour ? (isCountFirst ? first : rest[2]) : null
  const given = isCountFirst ? numbers.slice(1) : numbers.slice(0, 3)
  const unitAll = last || given.find(({ unit }) => unit !== '' && unit !== 'm')?.unit
  const sides = given.map(({ value, unit }) =>
    clean(value * (factor(centimetreUnits, unit || (unitAll ?? '')) ?? 1)),
  )
  const order = [...whole.matchAll(re(label))].map(([name]) => axisOf(name))
  const [length = 0, width = 0, height = 0] =
    order.length === 3 ? order.map((_, axis) => sides[order.indexOf(axis)]) : sides
  const isWord = /in$/i.test(whole) && /^ \p{L}/u.test(text.slice(index + whole.length))
  const isImperial = /\d ?(?:lbs?|pounds?|oz)(?![a-z])/i.test(text)
  const [least, most] = unitAll ? [0.1, 1000] : [1, isImperial ? 0 : 300]
  const isSure = !isWord && count !== 0 && [length, width, height].every((one) => one >= least && one <= most)
  return isSure
    ? { kind: 'sides', value: count ?? null, sides: [length, width, height] }
    : { kind: 'sides', value: null }
}

/** A range such as `3-4kg` or `3 hoặc 4 thùng` has no value. */
function range([, low = '', first, sign = '', high = '', second = '']: RegExpExecArray): null | undefined {
  const isSame = [weightUnit, pieces, `${yenUnit}|${scale}`, lengthUnit].some((one) =>
    [first ?? second, second].every((unit) => re(`^(?:${one})`).test(unit)),
  )
  const [least = 0, most = 0] = [low, high].map((one) => typedMoney(one) || valueOf(one))
  return isSame && (/\p{L}/u.test(sign) || (most > least && most <= least * 5)) ? null : undefined
}

const count = (typed = '') =>
  valueOf(typed) % 1 === 0 && valueOf(typed) > 0 && valueOf(typed) <= 100 ? valueOf(typed) : null

const plain = String.raw`(?<![\d.,]|${scale} ?)(?:\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9})(?!\d|[.,]\d)`
// Blanks separate thousands where nothing is in front; elsewhere the first digits may end a name, as in `iPhone 15 128 000 yên`.
const joined = String.raw`(?<=(?:^|[\n(:–\0-]|giá) ?)\d{1,3}(?: \d{3}){1,3}|(?<![\p{L}\d.,])(?:\d(?: \d{3}){2}|\d{1,3} 000)`
const ambiguous = String.raw`(?!\d{1,3} \d{3} 000(?!\d))(?<![\p{L}\d.,])\d{1,3}(?: \d{3}){1,3}`
const glued = String.raw`x|sl|qty|jpy|giá|gia|nặng|nang|cân|can|tổng|tong|total|khoảng|tầm|ship|phí|còn|là|được|dài|rộng|cao|mỗi|each`
const model = String.raw`size|sz|cỡ|サイズ|model|mã|số|no|iphone|ipad|airpods|galaxy|note|redmi|pixel|xperia|switch|ps|max|pro|plus|ultra|gen|ver|tập|vol|đời|năm|loại|phiên bản|series|jordan|dunk`

const link = String.raw`(?:https?:\/\/|(?<![\w@.])(?:[a-z\d-]+\.)+(?:co\.jp|jp|com|net)\/)[^\s<>"”)」』】、。\0]*(?<![.,;:!?])`
const ordinal = String.raw`(?<!\d ?)(?:kiện|kien|thùng|thung|hộp|món|box|parcel|item|箱|荷物) ?(?:số|thứ|#|no\.?)? ?\d{1,2}(?!${ownUnit})|(?<!\d)\d{1,2} ?(?:箱|個|点|つ)目`
const code = String.raw`(?<![\p{L}\d])(?!(?:${glued})\d)\p{Script=Latin}[\p{Script=Latin}-]{0,14}\d[\p{Script=Latin}\d-]{0,24}`
const sized = String.raw`(?<!\p{L}|tổng |tong )(?:${model})[ :.-]{0,2}\d{1,5}(?:[.,]\d)?(?! \d{3}(?: \d{3})? ?${yenUnit}| ?(?:${weightUnit}|${yenUnit}|${scale})|[.,]?\d)`
const ranged = String.raw`(?<!\d ?[x*×] ?|[\p{L}\d.,])(${amount}) ?(${anyUnit})? ?(-|–|—|~|〜|đến|den|tới|to|hoặc|hoac|hay|or) ?(${amount}) ?(${anyUnit})`
const scaled = String.raw`(¥ ?|jpy ?)?(${amount}) ?(${scale})(?: ?(\d{1,3}|${amount}) ?(${scale}))?(?: ?(${half})| ?(\d{1,4}|\d[.,]\d{3}|${digitWord})(?!\d|[.,]\d|${times}| ?(?:${weightUnit}|${pieces}|${lengthUnit}|%)))?(?: ?(?:(${yenUnit})|(${otherMoney}))|(${ends})|)`
const signed = String.raw`(?<!\d)(?:¥|(?<!\d )jpy) ?(\d{1,3}(?: \d{3}){1,3}(?![\p{L}\d]| ?${pieces})|${plain})(?! ?(?:${weightUnit}|${pieces}|${lengthUnit}))`
const weight = String.raw`(${amount}) ?(${weightUnit})(?: ?(${half})|(\d{1,3})(?!${ownUnit}|\p{L})| (\d|${digitWord})(?!${ownUnit})${ends}| ?(?:và )?(${amount}) ?(${lesser})(?! ?${half})|( ?(?:\d{1,6}|${digitWord}))(?!${ownUnit})|)`
const halfWeight = String.raw`(?<![\p{L}\d] ?|số )(${kilo}|lạng) ${half}`
const quantity = String.raw`(?:(?<!\p{L}|(?<!\d)\d{1,3}(?:[.,]\d+)? ?)[x×*] ?|(?:số lượng|so luong|sl|数量|個数|qty) ?:? ?)(\d{1,3})(?!\d|[.,]\d|\p{Script=Latin})(?: ?${pieces})?|(?<![\p{L}\d.,])(\d{1,3}) ?[x*×](?! ?[\p{L}\d])`
const counted = String.raw`(?<!(?:hộp|thùng|bộ|gói|túi|set|lốc|combo|bịch|vỉ) )(?<![\d.,])(${amount}) ?${pieces}`
const unread = String.raw`(?<!\p{L})${latin}(?: ${latin})*(?= ?${anyUnit})|[一二三四五六七八九十]+(?= ?${anyUnit})|(?<!\p{L})${halfWord}|[½¼¾]|\p{Nd}+(?:[ .,:/-]\p{Nd}+)*`

/** In this order: what was found is hidden from the later patterns. A number without a unit is found last. */
const patterns: readonly (readonly [TokenKind, string, Read?])[] = [
  ['link', link],
  ['sides', named, readSides],
  ['sides', chain, readSides],
  ['ordinal', ordinal],
  ['ordinal', String.raw`(?<=(?:^|\n) ?)(\d{1,2})[.)、:](?= |\p{L})`, ([, typed]) => count(typed)],
  ['other', `${code}|${sized}`],
  ['other', ranged, range],
  ['price', scaled, scaledYen],
  ['price', signed, ([, typed]) => yen(typed)],
  [
    'price',
    `(?:(${joined})|(${ambiguous})|(${plain})) ?${yenUnit}`,
    ([, one, unsure, other]) => (unsure ? null : yen(one ?? other)),
  ],
  ['other', String.raw`${digits} ?${otherMoney}|\$ ?${digits}`],
  ['weight', weight, kilograms],
  ['weight', halfWeight, ([, unit = '']) => (1.5 * gramsIn(unit)) / 1000],
  ['quantity', quantity, ([, typed, before]) => count(typed ?? before)],
  ['pieces', counted, ([, typed]) => count(typed)],
  ['other', unread],
]
const finders = patterns.map(([kind, source, read = () => null]) => ({ kind, pattern: re(source), read }))

/** The tokens of a text in their order; they do not overlap, and each digit is in one of them. */
export function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = []
  let rest = text
  for (const { kind, pattern, read } of finders) {
    for (const match of rest.matchAll(pattern)) {
      const value = read(match, text)
      if (value === undefined) continue
      const [start, end] = [match.index, match.index + match[0].trimEnd().length]
      tokens.push({ ...(typeof value === 'object' && value ? value : { kind, value }), start, end })
      rest = rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end)
    }
  }
  return tokens.toSorted((one, other) => one.start - other.start)
}
