import { firstValue, type Sides } from './text-measures.ts'
import { partsOf, type TextPart } from './text-parts.ts'

/** Goods or a parcel that a text describes. */
export interface TextEntry {
  readonly kind: 'goods' | 'parcel'
  /** The lines of the text that it was read from. */
  readonly source: string
  readonly name: string
  readonly link: string
  readonly price: number | null
  readonly count: number
  readonly weight: number | null
  readonly sides: Sides | null
}

/** The maximum length of a text that is read. */
const mostText = 8000

/** The maximum length of a name: titles of shops exceed 80 letters. */
const mostName = 200

/** The maximum number of entries of a text. */
const mostEntries = 50

/**
 * Reads goods and parcels from a pasted text or a customer's message. A part with an address or a price is goods; sizes and
 * weights below it belong to it, until the next address, price, list item or blank line. Other sizes and weights are parcels.
 */
export function readQuoteText(text: string): readonly TextEntry[] {
  const entries: TextEntry[] = []
  let isOpen = false
  let isPriced = false
  let isOnlyTotal = false
  let heading = ''
  // A circled number begins a list item; normalization would join its digits to the next number.
  const listed = text.slice(0, mostText).replace(/[①-⑳]/g, '\n- ')
  for (const line of listed.normalize('NFKC').replace(/ +/g, ' ').split(/\r?\n/)) {
    for (const facts of factsOfLine(line)) {
      const { part } = facts
      const last = entries.at(-1)
      if (part.trim() === '' || bullet.test(part) || facts.isNumbered) isOpen = false
      if (!hasFacts(facts)) {
        heading = part.trim().length <= 80 && !/[.?!:,…]$/.test(part.trim()) ? facts.name : ''
        continue
      }
      const isFitting = isOpen && last !== undefined && fits(last, facts, isPriced)
      // A total belongs to no single entry of several, also where it comes first.
      if (facts.isRemark && (entries.length > 1 || (last && !isFitting))) continue
      if (isFitting) {
        entries[entries.length - 1] = joined(last, facts)
        isPriced ||= facts.isPriced
        isOnlyTotal &&= facts.isRemark && !facts.isPriced
      } else if (isEntry(facts)) {
        if (isOnlyTotal) entries.pop()
        entries.push(entryOf(facts, heading))
        isOpen = true
        isPriced = facts.isPriced
        isOnlyTotal = facts.isRemark && !facts.isPriced
      }
      heading = ''
    }
  }
  return entries.slice(0, mostEntries)
}

interface Facts extends Omit<TextEntry, 'kind' | 'source' | 'count'> {
  readonly part: string
  readonly count: number | null
  /** The count where the part begins with it, and whether a colon follows, as in `3 kiện: …`. */
  readonly leadingCount: number | null
  readonly hasColon: boolean
  /** Whether a price is written, also one that cannot be read for sure. */
  readonly isPriced: boolean
  readonly isNumbered: boolean
  readonly isRemark: boolean
}

const bullet = /^\s*(?:\d{1,2}[.)、]|[-•・*+])\s+/

/** The facts of each part of a line. A count before a list, as in `3 kiện: …`, is not the count of the first parcel. */
function factsOfLine(line: string): readonly Facts[] {
  const all = line
    .split(/;(?!\S*=)/)
    .flatMap(partsOf)
    .map(factsOf)
  const listed = all.filter(isEntry)
  const [first, ...others] = listed
  if (!first || first.leadingCount === null || others.length === 0) return all
  const isTotal =
    others.every(({ count }) => count === null) &&
    (first.hasColon || (first.leadingCount === listed.length && listed.every((facts) => !isGoods(facts))))
  return isTotal ? all.map((facts) => (facts === first ? { ...facts, count: null } : facts)) : all
}

function factsOf(part: TextPart): Facts {
  const { text, measures } = part
  const [first] = measures
  const quantity = firstValue('quantity', measures)
  // Pieces beside a quantity belong to the name: "Bộ 3 cái áo x2".
  const ignored = quantity === null ? ['ordinal'] : ['ordinal', 'pieces']
  const rest = part.textWithout(({ kind, value }) => value !== null && !ignored.includes(kind))
  return {
    part: text,
    link: firstValue('link', measures) ?? '',
    sides: firstValue('sides', measures),
    price: firstValue('price', measures),
    weight: firstValue('weight', measures),
    count: quantity ?? firstValue('pieces', measures),
    name: nameIn(rest),
    leadingCount: first?.kind === 'pieces' ? first.value : null,
    hasColon: first !== undefined && /^\s*:/.test(part.textAfter(first)),
    isPriced: measures.some(({ kind }) => kind === 'price'),
    isNumbered: first?.kind === 'ordinal',
    isRemark: part.isRemark,
  }
}

const words =
  /(?:giá(?: bán| tối đa)?|cân nặng|nặng|trọng lượng|kích thước|khoảng|size(?!\s?\d)|サイズ|重量|重さ|価格|税(?:込み?|抜き?|別)|(?<!\p{L})(?:消費)?税|送料(?:別|込み?|無料)|cm|mm|kg|約)(?!\p{L})/giu

/** The name in a text whose numbers and addresses were blanked; none in whole sentences. */
function nameIn(text: string): string {
  const name = text
    .replace(bullet, '')
    .replace(words, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:,.;、・|/()[\]+]+|[\s\-–—:,.;、・|/()[\]+]+$/g, '')
    .replace(/^(?:và|and)\s|\s(?:và|and)$/gi, '')
  const isSentence = /[.?!。]\s/.test(name) || name.length > mostName
  return isSentence || !/\p{L}{2}/u.test(name) ? '' : name
}

const hasFacts = (facts: Facts) => isEntry(facts) || facts.count !== null

const isGoods = ({ link, isPriced }: Facts) => link !== '' || isPriced

// A count alone, as in "2 kiện", describes nothing.
const isEntry = (facts: Facts) => isGoods(facts) || facts.weight !== null || facts.sides !== null

/** Whether the facts of the next part only complete an entry. */
function fits(entry: TextEntry, facts: Facts, isPriced: boolean): boolean {
  if (facts.link !== '' && entry.link !== '') return false
  if (isPriced && facts.isPriced) return false
  const isTwice = (['weight', 'sides'] as const).some((name) => facts[name] !== null && entry[name] !== null)
  // Goods that begin below a parcel are no part of it.
  return !isTwice && !(entry.kind === 'parcel' && isGoods(facts))
}

function joined(entry: TextEntry, facts: Facts): TextEntry {
  return {
    ...entry,
    source: `${entry.source}\n${facts.part.trim()}`,
    name: entry.name || (entry.kind === 'goods' && facts.isPriced ? facts.name : ''),
    link: entry.link || facts.link,
    price: entry.price ?? facts.price,
    weight: entry.weight ?? facts.weight,
    sides: entry.sides ?? facts.sides,
    count: facts.count ?? entry.count,
  }
}

function entryOf(facts: Facts, heading: string): TextEntry {
  const { link, price, weight, sides, count, part } = facts
  const kind = isGoods(facts) ? 'goods' : 'parcel'
  const name = kind === 'goods' ? facts.name || heading : ''
  return { kind, source: part.trim(), name, link, price, weight, sides, count: count ?? 1 }
}
