const measureWords =
  /(?:giá(?: bán| tối đa| khoảng)?|(?<!\p{L})(?:gia|nang)(?=\s*(?:,|$))|(?:miễn|free) ?(?:phí )?ship|freeship|(?<!\p{L})mỗi \p{L}+|(?<=^|\s)\/ ?\p{L}+|cân nặng|nặng|trọng lượng|kích thước|khoảng|size(?! ?\d)|サイズ|重量|重さ|価格|税(?:込み?|抜き?|別)|(?<!\p{L})(?:消費)?税|送料(?:別|込み?|無料)|cm|mm|kg|約)(?!\p{L})/giu
const greeting = String.raw`chào|chao|alo|hello|hi|hey|dear|morning|afternoon|evening`
/** Words that are removed only beside a greeting or before a request: behind one they may begin a name. */
const courtesy = String.raw`dạ|da|kính|good|there|sir|team`
const person = String.raw`(?:em|mình|minh|tôi|toi) (?:là|la|tên|ten)(?: là)? \p{L}+|em|mình|minh|tôi|toi|chị|chi|anh|bạn|ban|shop|ad|admin|cả nhà|mọi người|xin|ơi|oi|ạ|nha|nhé`
const request = String.raw`mua|đặt|dat|order|lấy|lay|buy|(?:báo|bao) (?:giá|gia)|hỏi|hoi|muốn|muon|cần(?! câu)|can|nhờ|nho|định|tìm|tim|need|would like|(?:i|we)['’]d like|(?:i|we) want|could you`
/** Words of English requests; behind a Vietnamese one they may begin a name, as in `mua The North Face`. */
const english = String.raw`(?:i|we)(?= (?:would|need|buy|order|get))|(?<=(?:can|could|would|help|buy|order|get) )(?:you|me|us)|(?<=(?:like|need|want|help|buy|order|get|me|us) )(?:to|an?|the|some)`
const asking = String.raw`${request}|${english}|cho|hộ|ho|giúp|giup|giùm|gium|dùm|dum|với|please|pls|could|would|help|get`
const end = String.raw`(?!-?[\p{L}\d])`
const wordOf = (words: string) => String.raw`(?:(?:${words})${end}[\s,.!?:]*)`
const anyWord = wordOf(`${greeting}|${courtesy}|${person}|${asking}`)
const address = String.raw`${wordOf(`${courtesy}|${person}`)}*`
const japanese =
  'こんにちは|こんばんは|おはようございます|(?:はじ|初)めまして|お世話になって(?:おり|い)ます|すみません'
/**
 * One greeting, names of writers and requests at the start. One of these words alone may begin a name, as in `Hello Kitty`,
 * also behind a greeting or a request.
 */
const opening = new RegExp(
  String.raw`^[\s,.!?、。]*(?:(?=${anyWord}{2})(?=${anyWord}*?(?:${greeting}|${request}|ơi)${end})${address}(?:${wordOf(greeting)}${address})?${wordOf(`${person}|${asking}`)}*|(?:${greeting})(?= ?[,.!])|mua(?= )|${japanese})[\s,.!?:、。]*`,
  'iu',
)
const closing =
  /[\s,]*(?:(?<!\p{L})(?:nhé|nha|nhe|ạ|với|please|pls|thanks|thank you|(?:cảm|cám) ơn(?: (?:shop|chị|anh|em|bạn|ad))?|for|at)|[をが]?(?:買いたい|購入したい|注文したい|欲しい|ほしい)(?:です)?|[をが]?お願い(?:いた)?します|を?(?:ください|下さい))[\s.!?。]*$/iu
const contact =
  /(?:(?<!\p{L})(?:sđt|sdt|số|đt|dt|(?:số )?điện thoại|so dien thoai|zalo|liên hệ|lien he|lh|gọi|hotline|phone|tel|call|(?:my )?(?:phone )?number|mobile|whatsapp|e?mail)|電話(?:番号)?|携帯)?(?: (?:em|mình|tôi|của em))?(?: (?:là|is))?[\s:.]{0,3}(?:(?<![\p{L}\p{N}.,+-])(?:\+\d{2}|0)(?:[ .-]?\d){8,10}(?!\d)|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)(?: (?:gặp|gap) \p{L}+)?/giu

/** Removes a pattern at an end of a text as often as it matches. */
function stripped(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '')
  return rest === text ? text : stripped(rest, pattern)
}

/** Removes greetings and requests, but no article in capitals that belongs to a name: `order A Bathing Ape`. */
function withoutOpening(text: string): string {
  const rest = stripped(text, opening)
  const [article = ''] = /(?:An?|AN|The|THE) $/.exec(text.slice(0, text.length - rest.length)) ?? []
  return /^\p{Lu}/u.test(rest) ? article + rest : rest
}

/** The name in a text without its numbers and addresses; none in whole sentences, or longer than the titles of shops. */
export function nameIn(text: string): string {
  const goods = withoutOpening(text.replace(contact, ' ').trimStart())
  const name = stripped(goods.replace(/[\s,.!?;]+$/, ''), closing)
    .replace(/^ ?(?:\d{1,2}[.)、]|[-•・*+])(?: |(?=\p{L}))/u, '')
    .replace(measureWords, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: ?,)+/g, ',')
    .replace(/^[\s\-–—:,.;、・|/()[\]+]+|[\s\-–—:,.;、・|/()[\]+]+$/g, '')
    .replace(/^(?:và|and)\s|\s(?:và|and)$/gi, '')
  return /[.?!。]\s/.test(name) || name.length > 200 || !/\p{L}{2}/u.test(name) ? '' : name
}
