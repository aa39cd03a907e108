import type { Token } from './text-tokens.ts'

/** A token with its role: of a part, the sum of several parts, the freight within Japan, or none of the quote. */
export interface Part extends Token {
  readonly role: 'part' | 'total' | 'domesticFreight' | 'aside'
  readonly isTaxed: boolean
  /** The start of the words that say its role. */
  readonly wordsStart: number
}

/** The words beside a token, with `¦` in its place, by its kind and the role that they say. The first rule that holds counts. */
const rules: Readonly<Record<string, RegExp>> = {
  'weight aside':
    /(?:quy đổi|quy doi|thể tích|volumetric|(?<!\p{L})dim|容積|giới hạn|tối đa|(?<!\p{L})(?:max|limit)|chịu|tải|chứa|đựng).*¦|giá (?:mỗi |một )?¦|¦ ?\(?(?:quy đổi|thể tích|volumetric|容積)(?! ?:? ?(?:là )?\d)/iu,
  'pieces aside':
    /(?:mỗi|từng|(?<!\p{L})(?:moi|each|per)(?!\p{L})|各|ずつ).*¦|¦ ?\/ ?(?:thùng|kiện|hộp|lon|gói|túi|box|箱)|¦(?:あたり|当たり|につき)/iu,
  'number aside':
    /(?:hơn|trên|dưới|chưa (?:tới|đến)|không quá|tối thiểu|ít nhất|từ|min|over|under|at least|up to|(?:less|more) than|[<>≥≤]) ?¦|¦ ?\(?(?:trở (?:lên|xuống)|đổ lại|hơn|mấy|lẻ|có lẻ|dư|以上|以下|未満|\+(?! ?[\p{L}\d]))|¦ ?(?:[~〜→]|[-=]>)|¦-¥?\d+(?!\d| ?[x×*])/iu,
  'price aside':
    /^(?!.*(?:(?<!\p{L})(?:ship|nội địa|noi dia|vận chuyển|van chuyen)|送料|運賃).*¦).*(?:(?<!\p{L})(?:phí|cước|thuế|fee|tax|cọc|giảm(?! còn| xuống| giá còn)|coupon|voucher|bảo hiểm|gốc|cũ|point|hoàn|thiếu|nợ|ngân sách|budget|công|chênh|deposit|paid|discount|trả trước|đã trả|chuyển khoản)(?!\p{L})|消費税|手数料|クーポン|割引|定価|ポイント|(?<!\p{L})税(?!込)).*¦|(?:quốc tế|quoc te|về (?:việt|vn)|ve vn|international|国際).*¦|¦ ?\/ ?(?:kg|k[ýíyi]|100 ?g|g|lạng|\d)/iu,
  'price domesticFreight':
    /(?:(?<!\p{L})(?:ship|nội địa|noi dia|domestic|vận chuyển|van chuyen)|送料|運賃).*¦|\+ ?¦ ?(?:tiền |phí )?(?:ship|送料)/iu,
  'weight part': /(?:mỗi|từng|(?<!\p{L})(?:moi|each|per)(?!\p{L})|各|ずつ).*¦/iu,
  'count total': /¦で(?!す)/u,
  'number total':
    /(?:(?<!\p{L})(?:tổng(?! ?hợp)|tong|total|tất cả|tat ca|cả|ca(?= \d)|cộng lại|hết|gross|g\.?w|altogether)(?!\p{L})|合計|小計|総|全部|全体|合わせて|トータル|(?<!\p{L})計).*¦|全 ?¦|^ ?= ?¦|¦ ?\(?(?:(?:tổng|total|合計)(?! ?:? ?\d)|in total|tất cả|cả(?= (?:\d|hai|ba|lô|đơn))|(?:for|cho) (?:all|both|cả|\d)|\/ ?\d{1,2} ?(?:thùng|kiện|hộp|cái|gói|túi|box|箱|個)|全部)/iu,
}
const isEach = /mỗi|từng|each|各/iu
const free =
  /(?:miễn|free|gồm|bao|cả|kèm) ?(?:phí )?(?:ship|vận chuyển|thuế)|送料(?:無料|込み?)|freeship|ship free|^.*(?<!\p{L})còn(?: lại)?(?!\p{L})/giu
const taxed =
  /(?:税込|(?:đã |có |gồm )+(?:thuế|tax|vat)|with tax|incl).*¦|¦ ?\(? ?(?:税込|(?:đã |có |gồm )+(?:thuế|tax|vat)|incl)(?! ?[¥\d])/iu
const untaxed =
  /(?:税[抜別]|(?:chưa|không) (?:bao )?(?:gồm |có |tính )?(?:thuế|vat|tax)|before tax|excl).*¦|¦ ?\(? ?(?:税[抜別]|\+ ?(?:\d+ ?% ?)?(?:税|thuế|tax|vat)|(?:chưa|không) (?:bao )?(?:gồm |có |tính )?(?:thuế|vat|tax)|excl)(?! ?[¥\d])/iu

/** Gives each token its role by the words beside it, up to the tokens and the commas around it. */
export function withRoles(text: string, tokens: readonly Token[]): readonly Part[] {
  let last: Part | undefined
  return tokens.map((token, at): Part => {
    if (token.kind === 'other') return { ...token, role: 'aside', isTaxed: false, wordsStart: token.start }
    const gap = text.slice(last?.end ?? 0, token.start)
    const before = gap.split(/[,;。、\n•(]|(?<!\p{Lu})\. /u).at(-1) ?? ''
    const words = `${before}¦${text.slice(token.end, token.end + 40).split(/[,;。、\n]/u)[0]}`
    const isTaxed = taxed.test(words)
    // A count of all is before the total of all: `cả 2 thùng 8kg`; before a colon it is that of a list.
    const isOfTotal =
      last?.role === 'total' && /quantity|pieces/.test(last.kind) && /^[^:\n]{0,24}$/.test(gap)
    // `5, 6 and 7 kg` are the weights of three parcels.
    const isListed = /^\d{1,3}(?:[.,]\d+)? ?(?:,|và|and|\/) ?$/.test(
      text.slice(tokens[at - 1]?.start, token.start),
    )
    const isUnsure =
      token.kind === 'price' ? !isTaxed && untaxed.test(words) : token.kind === 'weight' && isListed
    const value = isUnsure ? null : token.value
    const role = roleOf({ ...token, value }, words.replaceAll(free, ''), isOfTotal && !isEach.test(gap))
    const part = {
      ...token,
      value,
      role,
      isTaxed,
      wordsStart: role === 'part' ? token.start : token.start - before.length,
    }
    last = part
    return part
  })
}

function roleOf({ kind, value, sides }: Token, words: string, isOfTotal: boolean): Part['role'] {
  if (kind === 'link' || kind === 'ordinal') return 'part'
  if (kind === 'sides') return sides ? 'part' : 'aside'
  if (value === null && kind !== 'price') return 'aside'
  const isCount = kind === 'quantity' || kind === 'pieces'
  const kinds = ['number', isCount ? 'count' : kind, kind]
  const found = Object.entries(rules).find(
    ([rule, one]) => kinds.includes(rule.split(' ')[0] ?? '') && one.test(words),
  )
  const role = found?.[0].split(' ')[1] as Part['role'] | undefined
  if (role === 'domesticFreight' && value === null) return 'aside'
  return role ?? (isOfTotal && !isCount ? 'total' : 'part')
}
