import {
  chainedSides,
  countIn,
  type Found,
  linksIn,
  namedSides,
  type Sides,
  weightIn,
  yenIn,
} from './text-measures.ts'

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
  let heading = ''
  for (const line of text
    .slice(0, mostText)
    .normalize('NFKC')
    .split(/\r?\n|;(?!\S*=)/)) {
    if (line.trim() === '' || bullet.test(line)) isOpen = false
    for (const part of partsOf(line)) {
      const facts = factsOf(part)
      const last = entries.at(-1)
      if (!hasFacts(facts)) {
        heading = part.trim().length <= 80 && !/[.?!:,…]$/.test(part.trim()) ? nameIn(part) : ''
        continue
      }
      if (isOpen && last && fits(last, facts)) entries[entries.length - 1] = joined(last, facts, part)
      else if (isEntry(facts)) entries.push(entryOf(facts, part, heading))
      isOpen = true
      heading = ''
    }
  }
  return entries.slice(0, mostEntries)
}

interface Facts extends Omit<TextEntry, 'kind' | 'source' | 'count'> {
  readonly count: number | null
}

const bullet = /^\s*(?:\d{1,2}[.)、]|[-•・*+])\s+/

/** The parts of a line that each have at most one address and one set of sides. */
function partsOf(line: string): readonly string[] {
  const starts = [linksIn(line), sidesOutside(line)].flatMap((found) =>
    found.slice(1).map(({ start }) => start),
  )
  const cuts = [0, ...starts.toSorted((one, other) => one - other), line.length]
  return cuts.slice(1).map((end, at) => line.slice(cuts[at], end))
}

/** The sides of a line outside of its addresses, which may have numbers. */
function sidesOutside(line: string) {
  return chainedSides(blanked(line, linksIn(line)))
}

function factsOf(part: string): Facts {
  const [link] = linksIn(part)
  let rest = blanked(part, link ? [link] : [])
  const take = <V>(find: (text: string) => Found<V> | null | undefined): V | null => {
    const found = find(rest)
    if (!found) return null
    rest = blanked(rest, [found])
    return found.value
  }
  const chained = take((text) => chainedSides(text)[0])
  const sides = chained?.sides ?? take(namedSides)
  const price = take(yenIn)
  const weight = take(weightIn)
  const count = chained?.count ?? take(countIn)
  return { link: link?.value ?? '', sides, price, weight, count, name: nameIn(rest) }
}

const words =
  /(?:giá(?: bán| tối đa)?|cân nặng|nặng|trọng lượng|kích thước|khoảng|size|サイズ|重量|重さ|価格|税込|cm|mm|kg|約)(?!\p{L})/giu

/** The name in a text whose numbers and addresses were blanked; none in whole sentences. */
function nameIn(text: string): string {
  const name = text
    .replace(bullet, '')
    .replace(words, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:,.;、・|/()[\]]+|[\s\-–—:,.;、・|/()[\]]+$/g, '')
  const isSentence = /[.?!。]\s/.test(name) || name.length > mostName
  return isSentence || !/\p{L}{2}/u.test(name) ? '' : name
}

const hasFacts = ({ link, price, weight, sides, count }: Facts) =>
  link !== '' || [price, weight, sides, count].some((value) => value !== null)

// A count alone, as in "2 kiện", describes nothing.
const isEntry = ({ link, price, weight, sides }: Facts) =>
  link !== '' || [price, weight, sides].some((value) => value !== null)

/** Whether the facts of the next part only complete an entry. */
function fits(entry: TextEntry, facts: Facts): boolean {
  if (facts.link !== '' && entry.link !== '') return false
  const isTwice = (['price', 'weight', 'sides'] as const).some(
    (name) => facts[name] !== null && entry[name] !== null,
  )
  // Goods that begin below a parcel are no part of it.
  return !isTwice && !(entry.kind === 'parcel' && (facts.link !== '' || facts.price !== null))
}

function joined(entry: TextEntry, facts: Facts, part: string): TextEntry {
  return {
    ...entry,
    source: `${entry.source}\n${part.trim()}`,
    name: entry.name || (entry.kind === 'goods' && facts.price !== null ? facts.name : ''),
    link: entry.link || facts.link,
    price: entry.price ?? facts.price,
    weight: entry.weight ?? facts.weight,
    sides: entry.sides ?? facts.sides,
    count: facts.count ?? entry.count,
  }
}

function entryOf({ count, ...facts }: Facts, part: string, heading: string): TextEntry {
  const kind = facts.link !== '' || facts.price !== null ? 'goods' : 'parcel'
  return {
    ...facts,
    kind,
    source: part.trim(),
    count: count ?? 1,
    name: kind === 'goods' ? facts.name || heading : '',
  }
}

/** Replaces the matches with blanks, so that the offsets of the rest do not change. */
function blanked(text: string, found: readonly Found<unknown>[]): string {
  return found.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  )
}
