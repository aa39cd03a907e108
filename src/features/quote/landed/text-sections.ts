import type { Part } from './text-roles.ts'

/** A field of goods or a parcel. */
export type Slot = 'link' | 'sides' | 'price' | 'weight' | 'count'

/** Goods or a parcel of a text: its parts, and the name of goods. */
export interface TextDraft {
  readonly parts: readonly Part[]
  readonly name: string
}

/** Whether a part fills a field. */
export const isRead = ({ kind, value, sides }: Part) =>
  kind === 'link' || value !== null || sides !== undefined

/** The fields of a part: `60x52x30x2` has the sides and the count. */
export function slotsOf({ kind, value }: Part): readonly Slot[] {
  if (kind === 'quantity' || kind === 'pieces') return ['count']
  if (kind === 'ordinal' || kind === 'other') return []
  return kind === 'sides' && value !== null ? ['sides', 'count'] : [kind]
}

type Parts = Pick<TextDraft, 'parts'>
/** Whether some part is of a field. */
export const has = ({ parts }: Parts, slot: Slot) => parts.some((part) => slotsOf(part).includes(slot))
const hasCommon = (one: Parts, other: Parts) => other.parts.flatMap(slotsOf).some((slot) => has(one, slot))
/** Whether parts describe goods: an address or a price. */
export const isGoods = (one: Parts) => has(one, 'link') || has(one, 'price')
const isEntry = (one: Parts) => isGoods(one) || has(one, 'sides') || has(one, 'weight')

/** The goods and parcels of a text, line by line. */
export function textDraftsOf(text: string, all: readonly Part[]): readonly TextDraft[] {
  const drafts: TextDraft[] = []
  let [heading, isOpen, start] = ['', false, 0]
  for (const line of text.split('\n')) {
    const own = all.filter((part) => part.start >= start && part.start < start + line.length)
    const sections = sectionsOf(own, text, { parts: [], start, end: start + line.length })
    if (line.trim() === '' || /^ ?[-•・*+] /.test(line)) isOpen = false
    for (const section of sections) {
      isOpen &&= section.parts[0]?.kind !== 'ordinal'
      const name = isGoods(section) ? nameOf(section, text, all) : ''
      const joined = isOpen ? join(drafts.at(-1), section, name) : null
      if (joined) drafts[drafts.length - 1] = joined
      else if (isEntry(section))
        drafts.push({ parts: section.parts, name: name || (isGoods(section) ? heading : '') })
      isOpen ||= isEntry(section)
    }
    const isHeading =
      line.length <= 80 &&
      !/[.?!:,…] *$/.test(line) &&
      !sections.some((one) => isEntry(one) || has(one, 'count'))
    heading = isHeading ? nameOf({ parts: [], start, end: start + line.length }, text, all) : ''
    start += line.length + 1
  }
  return drafts
}

/** A draft completed by a later line; null where both have a field in common, and for goods that begin below a parcel. */
function join(draft: TextDraft | undefined, section: Section, sectionName: string): TextDraft | null {
  if (!draft) return null
  const [price] = section.parts
  // A price with tax takes the place of the one without.
  if (section.parts.length === 1 && price?.kind === 'price' && price.isTaxed && has(draft, 'price'))
    return { ...draft, parts: [...draft.parts.filter((one) => one.kind !== 'price'), price] }
  if (hasCommon(draft, section) || (isGoods(section) && !isGoods(draft))) return null
  return { parts: [...draft.parts, ...section.parts], name: draft.name || sectionName }
}

interface Section extends Parts {
  readonly start: number
  readonly end: number
}

const separator = /(?<!\d),|,(?!\d)|[;、。|+&]|(?<!\d)\.(?= )| \/ |(?<!\p{L})(?:và|and|と)(?!\p{L})/iu

/** The parts of a line between separators and before ordinals; sections without a common field complete one another. */
function sectionsOf(own: readonly Part[], text: string, line: Section): readonly Section[] {
  let [section, last] = [line, line.start]
  const found: Section[] = []
  for (const part of own) {
    const gap = separator.exec(text.slice(last, part.start))
    if (section.parts.length > 0 && (gap || part.kind === 'ordinal')) {
      const end = gap ? last + gap.index : part.start
      found.push({ ...section, end })
      section = { parts: [], start: end + (gap?.[0].length ?? 0), end: line.end }
    }
    last = part.end
    if (part.role === 'part') section = { ...section, parts: [...section.parts, part] }
  }
  const merged: Section[] = []
  for (const one of [...found, section].flatMap((each) => splitAtRepeats(each, text))) {
    const before = merged.at(-1)
    if (!before || hasCommon(before, one) || one.parts[0]?.kind === 'ordinal') merged.push(one)
    else merged[merged.length - 1] = { ...before, parts: [...before.parts, ...one.parts], end: one.end }
  }
  return withoutListCount(merged, text)
}

/** Splits a section where a size, an address or a named price repeats; of other measures of one field none is sure. */
function splitAtRepeats({ parts, start, end }: Section, text: string): readonly Section[] {
  const isNamed = (at: number) => at > 0 && nameIn(text.slice(parts[at - 1]?.end, parts[at]?.start)) !== ''
  const lastMain = parts.findLastIndex(
    ({ kind }, at) => /sides|link/.test(kind) || (kind === 'price' && isNamed(at)),
  )
  const leading = parts.find(({ kind }) => !/ordinal|quantity|pieces/.test(kind))?.kind
  const sections: { parts: Part[]; start: number; end: number }[] = [{ parts: [], start, end }]
  for (const [at, part] of parts.entries()) {
    const section = sections.at(-1)
    const repeated = section?.parts.find((one) => hasCommon({ parts: [one] }, { parts: [part] }))
    if (!section || !repeated) section?.parts.push(part)
    else if (at > lastMain || (/weight|price/.test(part.kind) && part.kind !== leading))
      section.parts = section.parts.map((one) => (one === repeated ? surer(one, part) : one))
    else {
      section.end = /price|link/.test(part.kind) ? (parts[at - 1]?.end ?? start) : part.start
      sections.push({ parts: [part], start: section.end, end })
    }
  }
  return sections
}

/** Drops a count before a list, as in `3 kiện 12kg, 8kg và 3kg`: it is not that of the first parcel. */
function withoutListCount(sections: readonly Section[], text: string): readonly Section[] {
  const [first, ...others] = sections.filter(isEntry)
  const [count] = first?.parts ?? []
  if (count?.kind !== 'pieces' || others.length === 0 || others.some((one) => has(one, 'count')))
    return sections
  const isList = count.value === others.length + 1 && !sections.some(isGoods)
  if (!isList && !/^ ?:/.test(text.slice(count.end))) return sections
  return sections.map((one) => (one === first ? { ...one, parts: one.parts.slice(1) } : one))
}

/** Of two measures of one field the marked count or the price with tax; neither of others that differ is sure. */
function surer(one: Part, other: Part): Part {
  if (one.kind === 'quantity' || other.kind === 'quantity') return one.kind === 'quantity' ? one : other
  if (one.isTaxed !== other.isTaxed) return one.isTaxed ? one : other
  const isSure = one.value === other.value || (one.kind === 'pieces' && one.value !== 1)
  return isSure ? one : { ...one, value: null }
}

/** The name in a section: its text without what was read, and without fees and totals with their words. */
function nameOf({ parts, start, end }: Section, text: string, all: readonly Part[]): string {
  const isOwn = (part: Part) =>
    isRead(part) && (part.role === 'part' ? parts.includes(part) : part.kind !== 'other')
  const removed = all.filter((part) => part.start >= start && part.start < end && isOwn(part))
  const kept = removed.map(({ wordsStart }, at) =>
    text.slice(at === 0 ? start : removed[at - 1]?.end, Math.max(start, wordsStart)),
  )
  return nameIn([...kept, text.slice(removed.at(-1)?.end ?? start, end)].join(' '))
}

const words =
  /(?:giá(?: bán| tối đa| khoảng)?|(?<!\p{L})(?:gia|nang)(?=\s*(?:,|$))|(?:miễn|free) ?(?:phí )?ship|freeship|(?<!\p{L})mỗi \p{L}+|(?<=^|\s)\/ ?\p{L}+|cân nặng|nặng|trọng lượng|kích thước|khoảng|size(?! ?\d)|サイズ|重量|重さ|価格|税(?:込み?|抜き?|別)|(?<!\p{L})(?:消費)?税|送料(?:別|込み?|無料)|cm|mm|kg|約)(?!\p{L})/giu

const addressee = String.raw`(?: ?(?:shop|chị|chi|anh|em|ad|admin|bạn|ban|cả nhà|mọi người|there|sir|team|ơi|oi|ạ|nha|nhé)(?!\p{L}))`
const speaker = String.raw`(?:em|mình|minh|tôi|toi|chị|chi|anh|bạn|ban|shop|ad)(?!\p{L})`
const buying = String.raw`(?:mua|đặt|dat|order|lấy|lay)(?!\p{L})`
const helping = String.raw`(?: (?:hộ|ho|giúp|giup|giùm|gium|dùm|dum|cho|với|${speaker})(?!\p{L}))`
/** Greetings, names of writers and requests, from the start of a text; words that may begin a name count only in these phrases. */
const openings = [
  String.raw`(?:(?:dạ|da|${speaker}|xin|kính|good) ?)*(?:chào|chao|alo|hello|hi|hey|dear|morning|afternoon|evening)(?:${addressee}+|(?= ?[,.!]))`,
  String.raw`(?:shop|ad|bạn|anh|chị) (?:ơi|oi)(?!\p{L})`,
  String.raw`(?:dạ )?(?:em|mình|minh|tôi|toi) (?:là|la|tên|ten)(?: là)? \p{L}+(?=[ ,])`,
  String.raw`(?:(?:dạ|da|cho|nhờ|nho|${speaker}) )*(?:(?:hỏi|hoi|muốn|muon|cần|can|nhờ|nho|định|xin) ){0,2}${buying}${helping}+`,
  String.raw`(?:(?:dạ|da|cho|nhờ|nho|${speaker}) )+(?:(?:hỏi|hoi|muốn|muon|cần|can|nhờ|nho|định|xin) ){0,2}${buying}`,
  String.raw`(?:(?:hỏi|hoi|muốn|muon|cần|can|nhờ|nho) ){1,2}${buying}|mua(?= )`,
  String.raw`(?:dạ )?(?:cho )?(?:em|mình|minh|tôi|toi) (?:hỏi|hoi|cần|can|muốn|muon|tìm|tim)(?! câu)(?: (?:giá|gia))?(?!\p{L})`,
  String.raw`(?:báo|bao|hỏi|hoi) (?:giá|gia)${helping}*(?!\p{L})`,
  String.raw`(?:(?:please|pls)(?= (?:help|buy|order|get|to)(?!\p{L}))|(?:i|we)(?: would like|'d like| want| need)|(?:can|could) you)(?: (?:please|help|me|us|to|buy|order|get)(?!\p{L}))*(?: (?:an?|the|some)(?!\p{L}))?`,
  'こんにちは|こんばんは|おはようございます|(?:はじ|初)めまして|お世話になって(?:おり|い)ます|すみません',
].join('|')
const opening = new RegExp(String.raw`^[\s,.!?、。]*(?:${openings})[\s,.!?:、。]*`, 'iu')
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
function nameIn(text: string): string {
  const goods = stripped(text.replace(contact, ' ').trimStart(), opening)
  const name = stripped(goods.replace(/[\s,.!?;]+$/, ''), closing)
    .replace(/^ ?(?:\d{1,2}[.)、]|[-•・*+])(?: |(?=\p{L}))/u, '')
    .replace(words, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: ?,)+/g, ',')
    .replace(/^[\s\-–—:,.;、・|/()[\]+]+|[\s\-–—:,.;、・|/()[\]+]+$/g, '')
    .replace(/^(?:và|and)\s|\s(?:và|and)$/gi, '')
  return /[.?!。]\s/.test(name) || name.length > 200 || !/\p{L}{2}/u.test(name) ? '' : name
}
