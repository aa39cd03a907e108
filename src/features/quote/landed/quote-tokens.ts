import { clean } from '#features/quote/rules/rule.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'

/** Length, width and height in centimetres. */
export type TypedSides = readonly [length: number, width: number, height: number]

/** A number with its unit, or an address, in a text. */
export interface Token {
  readonly kind: 'link' | 'sides' | 'price' | 'weight' | 'count' | 'ordinal' | 'other'
  /** An address, or a number of centimetres, yen, kilograms or pieces; null if the reading is uncertain. */
  readonly value: string | TypedSides | number | null
  readonly start: number
  readonly end: number
}

type Read = (match: RegExpExecArray, text: string) => Token['value'] | undefined
const re = (source: string) => new RegExp(source, 'giu')

const latinNumbers = String.raw`nửa=.5 nua=.5 half=.5 một=1 mốt=1 mot=1 one=1 hai=2 two=2 ba=3 three=3 bốn=4 bon=4 four=4 tư=4 năm=5 five=5 lăm=5 sáu=6 six=6 bảy=7 seven=7 tám=8 eight=8 chín=9 nine=9 mười=10 muoi=10 ten=10 mươi=mươi chục=chục trăm=trăm linh=linh`
const numberWords = new Map(
  `${latinNumbers} 一=1 二=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9 十=10 ½=.5 ¼=.25 ¾=.75 半=ruoi`
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const inDigits = (typed = '') =>
  typed.replace(/[½¼¾半一-十]|\p{L}+/gu, (word) => numberWords.get(word.toLowerCase()) ?? word)
const numberOf = (typed?: string, integer = false) => typedNumber(inDigits(typed), { integer }) ?? Number.NaN

const latin = `(?:${latinNumbers.replace(/=\S+ ?/g, '|').slice(0, -1)})`
const digits = String.raw`(?<!\d|\d[.,]|(?:^|\s)\.)(?:\d{1,3}(?:[.,]\d{3}){2,3}|\d{1,9}(?:[.,]\d{1,6})?)(?!\d|[.,]\d)`
const amount = String.raw`(?:${digits}[½¼¾]?|[½¼¾]|(?<!\p{L}|(?<!\p{L})${latin} )${latin}(?!\p{L})|(?<![一二三四五六七八九十百千第])[一二三四五六七八九十])`

type Units = readonly (readonly [source: string, size: number])[]
const oneOf = (units: Units) => `(?:${units.map(([source]) => source).join('|')})`
const sizeOf = (units: Units, unit: string) =>
  units.find(([source]) => re(`^(?:${source})$`).test(unit))?.[1] ?? 1
const kilo = String.raw`kgs?|kilo(?:gram)?s?|k[ií] ?l[ôo](?:gam|gram)?|k[ýíyi]|cân(?! ?(?:nặng|:|\d+(?:[.,]\d+)? ?(?:kg|k[ýí]|g)))|キロ(?:グラム)?`
const lesser: Units = [
  [String.raw`l[ạa]ng`, 100],
  ['grams?|gam|gr|g|グラム', 1],
  ['oz|ounces?', 28.349_523],
]
const grams: Units = [[kilo, 1000], ...lesser, ['lbs?|pounds?', 453.592_37]]
const centimetres: Units = [
  [String.raw`cm|phân|センチ`, 1],
  ['mm|ミリ', 0.1],
  ['m', 100],
  [String.raw`inch(?:es)?|インチ|in(?! \p{L})|["″”]|''`, 2.54],
]
const weightUnit = String.raw`${oneOf(grams)}(?![a-zà-ỹ])`
const lengthUnit = String.raw`${oneOf(centimetres)}(?![a-wyzà-ỹ])`
const yenUnit = String.raw`(?:(?<=\d)¥(?!\d)|¥(?! ?\d)|円|yên|yen|jpy|y)(?![a-zà-ỹ\d])`
const otherMoney = String.raw`(?:đồng|dong|vnđ|vnd|đ|usd|\$|đô|tệ|rmb|won|€|eur)(?!\p{L})`
const yenScale = String.raw`(?:vạn|van|man|万|sen)(?![a-zà-ỹ])`
const scale = String.raw`(?:${yenScale}|(?:nghìn|nghin|ngàn|ngan|千|k|triệu|trieu|tr)(?![a-zà-ỹ]))`
/** The pattern of the words for parcels; the other words of `pieces` count goods. */
export const parcelWord = String.raw`(?:hộp|hop|thùng|thung|kiện|kien|個口|個|つ|箱|boxes|box|cartons?|ctns?|parcels?|packages?)(?!\p{Script=Latin})`
const pieces = String.raw`(?:${parcelWord}|(?= ?(?:áo|quần|váy|giày|dép|mũ|sách|máy|loa|nồi|vali)(?!\p{L}))|cái|cai|chiếc|lọ|hũ|doi|món|đôi|bộ|chai|lon|túi|gói|cuốn|quyển|con|cặp|点|台|本|枚|足|冊|pcs|pieces?|pairs?)(?!セット|組|入|目|\p{Script=Latin})`
const unitKinds = [weightUnit, pieces, `(?:${yenUnit}|${scale})`, lengthUnit]
const anyUnit = `(?:${unitKinds.join('|')})`

const times = ' ?[x*×✕✖] ?'
const half = String.raw`(?:(?:rưỡi|ruoi)(?!\p{L})|半)`
const digitWord = String.raw`(?:một|mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín)(?!\p{L})`
/** A number with a unit of its own is no fraction of the unit in front of it. */
const ownUnit = String.raw`(?:\d|[.,]\d|${times}| ?(?:${anyUnit}|${otherMoney}|%))`
const ends = String.raw`(?= ?(?:$|[^\p{L}\p{N} ]|(?:nhé|nha|nhe|ạ|a|thôi|shop|ơi|và|nặng|nang|cân|giá|ship|kèm|mỗi|được|em|anh|chị)(?!\p{L})))`

const side = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)(?: ?\(?(${lengthUnit})(\d{1,2})?)?`
const chain = String.raw`${[side, side, side].join(times)}(?!\d| ?${weightUnit}|${times}\d+${times})(?: ?\(?${lengthUnit}\)?)?`
const axes = [
  /^(?:縦|たて|タテ|奥行き?|長さ|dài|dai|length|sâu|[dl]$)/i,
  /^(?:横|よこ|ヨコ|幅|rộng|rong|width|ngang|[wr]$)/i,
  /^(?:高さ|高|厚さ|厚み|cao|dày|height|[hc]$)/i,
]
const label = String.raw`(?:${axes.map(({ source }) => source.slice(4, -7)).join('|')}|(?<=\b|\d ?[x×*] ?)[dlwrhc](?= ?[:=]? ?\d))`
const labelled = `${label} ?[:=約]? ?${side}(?! ?${weightUnit})`
const named = [labelled, labelled, labelled].join(String.raw`[ ,;、x×*・/+\n-]{0,4}`)

/** The three sides in centimetres; null where their unit is not sure. */
const sidesIn: Read = ([whole], text) => {
  const found = [...whole.matchAll(re(side))]
  const units = found.map(([, , unit = '']) => unit)
  const unitOfAll = units.at(-1) || units.find((unit) => unit !== '' && unit !== 'm') || ''
  const sides = found.map(([, typed = '', unit = unitOfAll, fraction]) =>
    clean(Number(typed.replace(',', '.') + (fraction ? `.${fraction}` : '')) * sizeOf(centimetres, unit)),
  )
  const order = [...whole.matchAll(re(label))].map(([name]) => axes.findIndex((axis) => axis.test(name)))
  const [length = 0, width = 0, height = 0] =
    order.length === 3 ? axes.map((_, axis) => sides[order.indexOf(axis)]) : sides
  const isImperial = /\d ?(?:(?:lbs?|pounds?|oz)(?![a-z])|in \p{L})/iu.test(text)
  const [least, most] = unitOfAll ? [0.1, 1000] : [1, isImperial ? 0 : 300]
  return [length, width, height].every((one) => one >= least && one <= most) ? [length, width, height] : null
}

/** The sides behind a count, as in `2x60x52x30`, `12 x 60x52x30` and `12x60x52x30cm`. */
const countedSides: Read = (match, text) => {
  const [whole, count, blank] = match
  const [first = 0, ...sides] = [count, match[3], match[6], match[9]].map(Number)
  const isApart = blank !== '' || /[^\d)]$/.test(whole) || (first < 10 && sides.every((one) => one >= 10))
  return isApart && first < (sides[2] ?? 0) ? sidesIn(match, text) : undefined
}

/** Kilograms: a bare number behind the unit is its fraction, as in `2kg5` and `2 cân 3`. */
const kilograms: Read = ([, typed = '', unit = '', halved, glued, spaced, more, lesserUnit = '', unsure]) => {
  const size = sizeOf(grams, unit)
  const fraction = inDigits(glued ?? spaced)
  // `5G` is a network, and three decimals that end in zeros may be thousands.
  const isThousands = size > 1 && /^[1-9]\d*[.,]\d00$/.test(typed)
  if (unsure || unit === 'G' || isThousands || (fraction && /[.,]/.test(typed))) return null
  const value = typed === '' ? 1 : numberOf(typed, size === 1)
  const units = (fraction ? Number(`${value}.${fraction}`) : value) + (halved ? 0.5 : 0)
  const exact = units * size + (more ? numberOf(more) * sizeOf(lesser, lesserUnit) : 0)
  const rounded = Math.ceil(clean(exact))
  return rounded >= 10 && rounded <= 1_000_000 ? rounded / 1000 : null
}

/** Yen; less than 100 are more likely thousands. */
const yen: Read = ([, ...typed]) => {
  const value = typedMoney(inDigits(typed.find((one) => one))) ?? 0
  return value >= 100 && value <= 1e9 ? value : null
}

const count: Read = ([, ...typed]) => {
  const value = numberOf(typed.find((one) => one))
  return Number.isInteger(value) && value > 0 && value <= 100 ? value : null
}

/** A range such as `3-4kg` or `3 hoặc 4 thùng` has no value. */
const range: Read = ([, low = '', sign = '', high = '']) => {
  const [least = 0, most = 0] = [low, high].map((one) => typedMoney(one) || numberOf(one))
  return /\p{L}/u.test(sign) || (most > least && most <= least * 5) ? null : undefined
}

const link = String.raw`(?:https?:\/\/|(?<![\w@.])(?:[a-z\d-]+\.)+(?:co\.jp|jp|com|net)\/)[^\s<>"”)」』】、。\0]*(?<![.,;:!?])`
const item = String.raw`(?<=(?:^|\n) ?)(\d{1,2})[.)、:](?= |\p{L})`
const nthParcel = String.raw`(?<!\d ?)(?:kiện|kien|thùng|thung|hộp|món|box|parcel|item|箱|荷物) ?(?:số|thứ|#|no\.?)? ?\d{1,2}(?!${ownUnit})|(?<!\d)\d{1,2} ?(?:箱|個|点|つ)目`
const glued = String.raw`x|sl|qty|jpy|giá|gia|nặng|nang|cân|can|tổng|tong|total|khoảng|tầm|ship|phí|còn|là|được|dài|rộng|cao|mỗi|each`
const code = String.raw`(?<![\p{L}\d])(?!(?:${glued})\d)\p{Script=Latin}[\p{Script=Latin}-]{0,14}\d[\p{Script=Latin}\d-]{0,24}`
const model = String.raw`(?<!\p{L}|tổng |tong )(?:size|sz|cỡ|サイズ|model|mã|số|no|iphone|ipad|airpods|galaxy|note|redmi|pixel|xperia|switch|ps|max|pro|plus|ultra|gen|ver|tập|vol|đời|năm|loại|phiên bản|series|jordan|dunk)[ :.-]{0,2}\d{1,5}(?:[.,]\d)?(?! \d{3}(?: \d{3})? ?${yenUnit}| ?(?:${weightUnit}|${yenUnit}|${scale})|[.,]?\d)`
const day = String.raw`(?<=ngày ?)\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?(?!\d)`
const rangeOf = (unit: string) =>
  String.raw`(?<!\d ?[x*] ?|[\p{L}\d.,])(${amount}) ?(?:${unit})? ?(-|–|—|~|〜|đến|den|tới|to|hoặc|hoac|hay|or) ?(${amount}) ?${unit}`
const spoken = String.raw`${amount} ?${scale}(?: ?(?:\d{1,3}|${amount}) ?${scale})?(?: ?${half}| ?(?:\d{1,4}|\d[.,]\d{3}|${digitWord})(?!\d|[.,]\d|${times}| ?(?:${weightUnit}|${pieces}|${lengthUnit}|%)))?`
const dong = String.raw`(?:${spoken}|${digits}) ?${otherMoney}|\$ ?${digits}`
const plain = String.raw`(?<![\d.,]|${scale} ?)(?:\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9})(?!\d|[.,]\d)`
const scaled = String.raw`(?:¥|jpy) ?(${spoken})|(${spoken}) ?${yenUnit}|((?=${amount} ?${yenScale})${spoken})${ends}`
const signed = String.raw`(?<!\d)(?:¥|(?<!\d )jpy) ?(\d{1,3}(?: \d{3}){1,3}(?![\p{L}\d]| ?${pieces})|${plain})(?! ?(?:${weightUnit}|${pieces}|${lengthUnit}))`
// Blanks separate thousands where nothing is in front; elsewhere the first digits may end a name, as in `iPhone 15 128 000 yên`.
const blanked = String.raw`((?<=(?:^|[\n(:–\0-]|giá) ?)\d{1,3}(?: \d{3}){1,3}|(?<![\p{L}\d.,])(?:\d(?: \d{3}){2}|\d{1,3} 000)) ?${yenUnit}`
const ambiguous = String.raw`(?!\d{1,3} \d{3} 000(?!\d))(?<![\p{L}\d.,])\d{1,3}(?: \d{3}){1,3} ?${yenUnit}`
const weightTail = String.raw` ?(${half})|(\d{1,3})(?!${ownUnit}|\p{L})|(?<=[ýíyi]|cân|l[ạa]ng) (\d|${digitWord})(?!${ownUnit})${ends}| ?(?:và )?(${amount}) ?(${oneOf(lesser)}(?![a-zà-ỹ]))(?! ?${half})|( ?(?:\d{1,6}|${digitWord}))(?!${ownUnit})|`
const weight = String.raw`(${amount}|(?<![\p{L}\d] ?|số )(?=${weightUnit} ${half})) ?(${weightUnit})(?:${weightTail})`
const quantity = String.raw`(?:(?<!\p{L}|(?<!\d)\d{1,3}(?:[.,]\d+)? ?)[x*×] ?|(?:số lượng|so luong|sl|数量|個数|qty) ?:? ?)(\d{1,3})(?!\d|[.,]\d|\p{Script=Latin})(?: ?${pieces})?|(?<![\p{L}\d.,])(\d{1,3}) ?[x*×](?! ?[\p{L}\d])`
const counted = String.raw`(?<!(?:hộp|thùng|bộ|gói|túi|set|lốc|combo|bịch|vỉ) )(?<![\d.,])(${amount}) ?${pieces}`
const unread = String.raw`(?<!\p{L})${latin}(?: ${latin})*(?= ?${anyUnit})|[一二三四五六七八九十]+(?= ?${anyUnit})|(?<!\p{L})(?:rưỡi|ruoi)(?!\p{L})|[½¼¾]|\p{Nd}+(?:[ .,:/-]\p{Nd}+)*`

/** The patterns in order: each hides its matches from the later ones. The last one matches a number without a unit. */
const patterns: readonly (readonly [Token['kind'], string, Read])[] = [
  ['link', link, ([address]) => address.replace(/^(?!https?:)/i, 'https://')],
  ['sides', named, sidesIn],
  ['sides', String.raw`(?<=(?<![\d.,x*×✕✖] ?)([1-9]\d?)( ?)[x*×✕✖] ?)${chain}`, countedSides],
  ['sides', String.raw`(?<!\d|\d[.,]|\d ?[x*×✕✖] ?)${chain}`, sidesIn],
  ['ordinal', nthParcel, () => null],
  ['ordinal', item, count],
  ['other', `${code}|${model}|${day}`, () => null],
  ...unitKinds.map((unit): (typeof patterns)[number] => ['other', rangeOf(unit), range]),
  ['other', dong, () => null],
  ['price', `${scaled}|${signed}|${blanked}|${ambiguous}|(${plain}) ?${yenUnit}`, yen],
  ['other', `(?!${amount} ?${yenScale})${spoken}`, () => null],
  ['weight', weight, kilograms],
  ['count', `${quantity}|${counted}`, count],
  ['other', unread, () => null],
]
const finders = patterns.map(([kind, source, read]) => ({ kind, pattern: re(source), read }))

/** The tokens of a text in their order; they do not overlap, and each digit is in one of them. */
export function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = []
  let rest = text
  for (const { kind, pattern, read } of finders) {
    for (const match of rest.matchAll(pattern)) {
      const value = read(match, text)
      if (value === undefined) continue
      const [start, end] = [match.index, match.index + match[0].trimEnd().length]
      tokens.push({ kind, value, start, end })
      rest = rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end)
    }
  }
  return tokens.toSorted((one, other) => one.start - other.start)
}
