const measureWords =
  /(?:giá(?: bán| tối đa| khoảng)?|(?<!\p{L})(?:gia|nang)(?=\s*(?:,|$))|(?:miễn|free) ?(?:phí )?ship|freeship|(?<!\p{L})mỗi \p{L}+|(?<=^|\s)\/ ?\p{L}+|cân nặng|nặng|trọng lượng|kích thước|khoảng|size(?! ?\d)|サイズ|重量|重さ|価格|税(?:込み?|抜き?|別)|(?<!\p{L})(?:消費)?税|送料(?:別|込み?|無料)|cm|mm|kg|約)(?!\p{L})/giu
const greeting = String.raw`chào|chao|alo|hello|hi|hey|dear|morning|afternoon|evening`
const request = String.raw`mua|đặt|dat|order|lấy|lay|buy|(?:báo|bao) (?:giá|gia)|hỏi|hoi|muốn|muon|cần(?! câu)|can|nhờ|nho|định|tìm|tim|need|would like|(?:i|we) want`
const person = String.raw`(?:em|mình|minh|tôi|toi) (?:là|la|tên|ten)(?: là)? \p{L}+|em|mình|minh|tôi|toi|chị|chi|anh|bạn|ban|shop|ad|admin|cả nhà|mọi người|there|sir|team|i|we|you|me|us`
const filler = String.raw`dạ|da|xin|kính|good|cho|hộ|ho|giúp|giup|giùm|gium|dùm|dum|với|ơi|oi|ạ|nha|nhé|please|pls|could|would|help|get|to|an?|the|some`
const japanese =
  'こんにちは|こんばんは|おはようございます|(?:はじ|初)めまして|お世話になって(?:おり|い)ます|すみません'
/** Greetings, names of writers and requests at the start: one of these words alone may begin a name, as in `Hello Kitty`. */
const opening = new RegExp(
  String.raw`^[\s,.!?、。]*(?:(?=(?:(?:${person}|${filler})[ ,]+)*(?:${greeting}|${request}|ơi)(?!\p{L}))(?:(?:${greeting}|${request}|${person}|${filler})(?!\p{L})[\s,.!?:]*){2,}|(?:${greeting})(?= ?[,.!])|mua(?= )|${japanese})[\s,.!?:、。]*`,
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

/** The name in a text without its numbers and addresses; none in whole sentences, or longer than the titles of shops. */
export function nameIn(text: string): string {
  const goods = stripped(text.replace(contact, ' ').trimStart(), opening)
  const name = stripped(goods.replace(/[\s,.!?;]+$/, ''), closing)
    .replace(/^ ?(?:\d{1,2}[.)、]|[-•・*+])(?: |(?=\p{L}))/u, '')
    .replace(measureWords, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: ?,)+/g, ',')
    .replace(/^[\s\-–—:,.;、・|/()[\]+]+|[\s\-–—:,.;、・|/()[\]+]+$/g, '')
    .replace(/^(?:và|and)\s|\s(?:và|and)$/gi, '')
  return /[.?!。]\s/.test(name) || name.length > 200 || !/\p{L}{2}/u.test(name) ? '' : name
}
