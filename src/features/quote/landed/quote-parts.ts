import { parcelWord, type Token, tokensIn } from './quote-tokens.ts'

/** A token with its role: of a part, the sum of several parts, the freight within Japan, or none of the quote. */
export interface Part extends Token {
  readonly role: 'part' | 'total' | 'domesticFreight' | 'aside'
  /** Whether a count is marked as one (`x2`); others (`2 cái`) may also belong to a name. */
  readonly isMarked: boolean
  readonly isTaxed: boolean
  /** The words beside it, with `¦` in its place. */
  readonly words: string
  /** The start of the words that say its role. */
  readonly wordsStart: number
}

const marked = /^(?:[x*×]|s[lốo]|qty|[数個])|\d ?[x*×]$/i
/** The words beside a token, with `¦` in its place, by its kind and the role that they say. The first rule that holds counts. */
const rules: Readonly<Record<string, RegExp>> = {
  'weight aside':
    /(?:quy đổi|quy doi|thể tích|volumetric|(?<!\p{L})dim|容積|giới hạn|tối đa|(?<!\p{L})(?:max|limit)|chịu|tải|chứa|đựng).*¦|giá (?:mỗi |một )?¦|¦ ?\(?(?:quy đổi|thể tích|volumetric|容積)(?! ?:? ?(?:là )?\d)/iu,
  'pieces aside':
    /(?:mỗi|từng|(?<!\p{L})(?:moi|each|per)(?!\p{L})|各|ずつ).*¦|¦ ?\/ ?(?:thùng|kiện|hộp|lon|gói|túi|box|箱)|¦(?:あたり|当たり|につき)|(?:thùng|kiện|hộp|box|carton|箱).*(?:có|chứa|gồm|đựng|with)(?!\p{L}).*¦|(?:bên trong|trong đó|inside|containing|中身|中に).*¦/iu,
  'number aside':
    /(?:hơn|trên|dưới|chưa (?:tới|đến)|không quá|tối thiểu|ít nhất|từ|min|over|under|at least|up to|(?:less|more) than|[<>≥≤]) ?¦|¦ ?\(?(?:trở (?:lên|xuống)|đổ lại|hơn|mấy|lẻ|có lẻ|dư|以上|以下|未満|\+(?! ?[\p{L}\d]))|¦ ?(?:[~〜→]|[-=]>)|¦-¥?\d+(?!\d| ?[x×*])/iu,
  'price aside':
    /^(?!.*(?:(?<!\p{L})(?:ship|nội địa|noi dia|vận chuyển|van chuyen)|送料|運賃).*¦).*(?:(?<!\p{L})(?:phí|cước|thuế|fee|tax|cọc|giảm(?! còn| xuống| giá còn)|coupon|voucher|bảo hiểm|gốc|cũ|point|hoàn|thiếu|nợ|ngân sách|budget|công|chênh|deposit|paid|discount|trả trước|đã trả|chuyển khoản)(?!\p{L})|消費税|手数料|クーポン|割引|定価|ポイント|(?<!\p{L})税(?!込)).*¦|(?:quốc tế|quoc te|về (?:việt|vn)|ve vn|international|国際).*¦|¦ ?\/ ?(?:kg|k[ýíyi]|100 ?g|g|lạng|\d)/iu,
  'price domesticFreight':
    /(?:(?<!\p{L})(?:ship|nội địa|noi dia|domestic|vận chuyển|van chuyen)|送料|運賃).*¦|\+ ?¦ ?(?:tiền |phí )?(?:ship|送料)/iu,
  'weight part': /(?:mỗi|từng|(?<!\p{L})(?:moi|each|per)(?!\p{L})|各|ずつ).*¦/iu,
  'count total': /¦で(?!す)|(?<!\p{L})(?:chia|tách).*¦/iu,
  // `20kg chia làm 4 thùng`: the weight of all, unless it is that of a parcel with boxes in it.
  'weight total': new RegExp(
    String.raw`(?<!${parcelWord}.*)¦ ?\(?(?:(?:được|thì|hàng) )?(?:(?:chia|đóng|xếp|tách|gồm|trong|vào|thành|split|divided|packed|in|into|を)(?!\p{Script=Latin})(?: \p{L}+){0,2}) ?(?:[2-9]|\d{2}|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|two|three|four|five|[二三四五六]) ?${parcelWord}`,
    'iu',
  ),
  'number total':
    /(?:(?<!\p{L})(?:tổng(?! ?hợp)|tong|total|tất cả|tat ca|cả|ca(?= \d)|cộng lại|hết|gross|g\.?w|altogether|together|combined)(?!\p{L})|合計|小計|総|全部|全体|合わせて|トータル|(?<!\p{L})計).*¦|全 ?¦|^ ?= ?¦|¦ ?\(?(?:(?:tổng|total|合計)(?! ?:? ?\d)|in total|in all|altogether|together|combined|cả thảy|cộng lại|gộp|tất cả|cả(?= (?:\d|hai|ba|lô|đơn))|(?:for|cho) (?:all|both|cả|\d)|\/ ?\d{1,2} ?(?:thùng|kiện|hộp|cái|gói|túi|box|箱|個)|全部)/iu,
}
const isEach = /mỗi|từng|each|各/iu
const each =
  /(?:mỗi|từng|(?<!\p{L})(?:moi|each|per|đơn giá|don gia)(?!\p{L})|各|ずつ|単価|@).*¦|^ ?[x*×] ?¦|¦ ?\(?(?:\/ ?(?!\d)|mỗi|một|moi|each|per(?!\p{L})|ずつ)/iu
const free =
  /(?:miễn|free|gồm|bao|cả|kèm) ?(?:phí )?(?:ship|vận chuyển|thuế)|送料(?:無料|込み?)|freeship|ship free|^[^¦]*(?<!\p{L})còn(?: lại)?(?!\p{L})/giu
const taxed =
  /(?:税込|(?:đã |có |gồm )+(?:thuế|tax|vat)|with tax|incl).*¦|¦ ?\(? ?(?:税込|(?:đã |có |gồm )+(?:thuế|tax|vat)|incl)(?! ?[¥\d])/iu
const untaxed =
  /(?:税[抜別]|(?:chưa|không) (?:bao )?(?:gồm |có |tính )?(?:thuế|vat|tax)|before tax|excl).*¦|¦ ?\(? ?(?:税[抜別]|\+ ?(?:\d+ ?% ?)?(?:税|thuế|tax|vat)|(?:chưa|không) (?:bao )?(?:gồm |có |tính )?(?:thuế|vat|tax)|excl)(?! ?[¥\d])/iu

/** The tokens of a text with their roles by the words beside them, up to the tokens and the commas around them. */
export function quotePartsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let last: Part | undefined
  for (const token of tokensIn(text)) {
    const { kind, start, end } = token
    const previous = parts.at(-1)
    const gap = text.slice(last?.end ?? 0, start)
    const before = gap.split(/[,;。、\n•(]|(?<!\p{Lu})\. /u).at(-1) ?? ''
    const words = `${before}¦${text.slice(end, end + 40).split(/[,;。、\n]/u)[0]}`
    const isMarked = kind === 'count' && marked.test(text.slice(start, end))
    const isTaxed = taxed.test(words)
    // `5, 6 and 7 kg` are the weights of three parcels.
    const isListed = /^\d{1,3}(?:[.,]\d+)? ?(?:,|và|and|\/) ?$/.test(
      text.slice(previous?.start ?? start, start),
    )
    const isUnsure = kind === 'weight' && (isListed || isSameWeight(previous, token, text))
    const value = isUnsure || (kind === 'price' && !isTaxed && untaxed.test(words)) ? null : token.value
    // A count of all is before the total of all: `cả 2 thùng 8kg`; before a colon it is that of a list.
    const isOfTotal =
      last?.role === 'total' && last.kind === 'count' && /^[^:\n]{0,24}$/.test(gap) && !isEach.test(gap)
    const role =
      roleOf({ ...token, value }, isMarked, words.replaceAll(free, '')) ??
      (isOfTotal && kind !== 'count' ? 'total' : 'part')
    const wordsStart = role === 'part' || kind === 'other' ? start : start - before.length
    const part = { ...token, value, role, isMarked, isTaxed, words, wordsStart }
    parts.push(part)
    if (kind !== 'other') last = part
  }
  return parts
}

function roleOf({ kind, value }: Token, isMarked: boolean, words: string): Part['role'] | undefined {
  if (kind === 'link' || kind === 'ordinal') return 'part'
  if (kind === 'other' || (value === null && kind !== 'price')) return 'aside'
  if (kind === 'sides') return 'part'
  const kinds = ['number', kind, kind === 'count' && !isMarked ? 'pieces' : kind]
  const rule = Object.keys(rules).find(
    (one) => kinds.includes(one.split(' ')[0] ?? '') && rules[one]?.test(words),
  )
  const role = rule?.split(' ')[1] as Part['role'] | undefined
  return role === 'domesticFreight' && value === null ? 'aside' : role
}

/** Whether a weight repeats the one before it in another unit: `22 kg / 48 lbs`, `10kg (22 lbs)`. */
function isSameWeight(before: Part | undefined, { value, start }: Token, text: string): boolean {
  const [one, other] = [Number(before?.value), Number(value)]
  return (
    before?.kind === 'weight' &&
    /^ ?[/(] ?$/.test(text.slice(before.end, start)) &&
    Math.abs(other - one) <= 0.03 * one
  )
}

const parcelPattern = new RegExp(parcelWord, 'iu')

/** Whether a count surely multiplies the price or the measures beside it; else they may be those of all, or it may count contents. */
export function isSureCount(count: Part, parts: readonly Part[], text: string): boolean {
  const isMarked = count.isMarked
  const isParcel = parcelPattern.test(text.slice(count.start, count.end) + (isMarked ? count.words : ''))
  const isIn = (kind: Part['kind']) => parts.some((part) => part.kind === kind)
  const before = parts.filter(({ end }) => end <= count.start)
  const isBehind = (gap: RegExp) => before.some(({ end }) => gap.test(text.slice(end, count.start)))
  // `mỗi thùng 5kg có 10 hộp`, `500ml x 6 chai`
  const content = /^ ?\(?(?:có|chứa|gồm|đựng|with|contain\p{L}*) ?$/iu
  if (isBehind(content) || /\d ?(?:ml|l|lít|cc) ?[x×]? ?¦/i.test(count.words)) return false
  const unit = parts.find(
    ({ kind, value, words }) => each.test(words) || (kind === 'count' && value === 1),
  )?.words
  if (count.value === 1 || (unit && (isParcel || !parcelPattern.test(unit)))) return true
  if (isIn('price')) return isMarked
  if (isIn('link')) return true
  // `2 x 60x52x30`, `15kg x2`
  const isFactor = /[x*×] ?$/.test(
    text.slice(count.start, parts.find(({ start }) => start >= count.end)?.start),
  )
  if (isMarked) return isParcel || isFactor || isBehind(/^[ ,;(]*$/)
  // Not `20kg, 4 thùng` or `thùng to 5 hộp 12kg`; a weight beside sizes is that of each parcel.
  const [sizes, measures] = [/sides/, /sides|weight/].map((one) => before.some(({ kind }) => one.test(kind)))
  return isParcel && sizes === measures && !parcelPattern.test(count.words.split('¦')[0] ?? '')
}
