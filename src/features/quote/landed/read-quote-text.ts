import { clean } from '#features/quote/rules/rule.ts'
import { isSureCount, type Part, withRoles } from './text-roles.ts'
import { has, isGoods, isRead, type Slot, slotsOf, type TextDraft, textDraftsOf } from './text-sections.ts'
import { type TypedSides, tokensIn } from './text-tokens.ts'

/** Goods or a parcel that a text describes. */
export interface TextEntry {
  readonly kind: 'goods' | 'parcel'
  readonly name: string
  readonly link: string
  readonly price: number | null
  readonly count: number
  readonly weight: number | null
  readonly sides: TypedSides | null
}

/** A place of the text with numbers, and what it was read as: a field, or the number of a list item; null where it was not read. */
export interface TextMark {
  readonly start: number
  readonly end: number
  readonly field: Slot | 'domesticFreight' | 'ordinal' | null
}

/** The fields that a text fills, and its places with numbers: each digit is in one of them. */
export interface QuoteText {
  readonly entries: readonly TextEntry[]
  /** The yen for sending the goods to the warehouse; null without any. */
  readonly domesticFreight: number | null
  readonly marks: readonly TextMark[]
}

const mostText = 8000
const mostEntries = 50

/**
 * Reads goods and parcels from a pasted text or a customer's message. A part with an address or a price is goods; sizes and
 * weights below it belong to it, until the next address, price, list item or blank line. Other sizes and weights are parcels.
 * What is not sure fills no field, and is marked as not read (src/decisions/quote.md).
 */
export function readQuoteText(original: string): QuoteText {
  let cut = Math.min(original.length, mostText)
  while (cut > 0 && cut < original.length && /\p{Nd}/u.test(original.charAt(cut))) cut--
  const { text, placeOf } = foldText(original.slice(0, cut))
  const parts = withRoles(text, tokensIn(text))
  const found = textDraftsOf(text, parts).filter(
    (one) => isGoods(one) || one.parts.some((part) => isRead(part) && part.kind !== 'pieces'),
  )
  const drafts = withTotals(
    found.slice(0, mostEntries).map((one) => withSureCounts(one, text)),
    parts,
    text,
  )
  const entries = drafts.map((draft) => entryOf(draft, text))
  const hasGoods = drafts.some(isGoods)
  const freights = parts.filter(({ role }) => hasGoods && role === 'domesticFreight')
  const used = [...drafts.flatMap((draft) => draft.parts), ...freights].filter(isRead)
  const slotOf = new Map(used.map((part) => [part.start, slotsOf(part)[0] ?? null]))
  const marks = parts.map((part): TextMark => {
    const [start, end] = placeOf(part.start, part.end)
    const isItem = part.kind === 'ordinal' && part.value !== null
    const field = freights.includes(part) ? 'domesticFreight' : isItem ? 'ordinal' : slotOf.get(part.start)
    return { start, end, field: field ?? null }
  })
  const beyond = [...original.slice(cut).matchAll(/\p{Nd}+/gu)].map(({ 0: run, index }): TextMark => {
    return { start: cut + index, end: cut + index + run.length, field: null }
  })
  const domesticFreight = freights.reduce<number | null>((sum, { value }) => (sum ?? 0) + (value ?? 0), null)
  return { entries, domesticFreight, marks: [...marks, ...beyond] }
}

/** Whether some number of a text fills no field. */
export const hasUnread = ({ marks }: QuoteText) => marks.some(({ field }) => field === null)

const withSureCounts = ({ parts, name }: TextDraft, text: string): TextDraft => ({
  name,
  parts: parts.filter((one) => !/pieces|quantity/.test(one.kind) || isSureCount(one, parts, text)),
})

/** Divides a total weight by the pieces of the only entry, or of the only parcel if that is beside it; others are not read. */
function withTotals(
  drafts: readonly TextDraft[],
  parts: readonly Part[],
  text: string,
): readonly TextDraft[] {
  const lineOf = ({ start }: Part) => text.slice(0, start).split('\n').length
  const [total, ...more] = parts.filter(({ role, kind }) => role === 'total' && kind === 'weight')
  const isBeside = (part: Part) => total !== undefined && lineOf(part) === lineOf(total)
  const [first = { parts: [], name: '' }, ...others] =
    drafts.length > 1 ? drafts.filter((one) => !isGoods(one)) : drafts
  if (others.length > 0 || (drafts.length > 1 && !first.parts.some(isBeside))) return drafts
  const isCount = (part: Part) =>
    slotsOf(part)[0] === 'count' && (part.role === 'total' || (drafts.length === 0 && isBeside(part)))
  // In `1箱12kg、全部で5箱` the weight is that of one of five.
  const isOne = numberOf(first, 'count', 1) === 1
  const counts = isOne ? parts.filter((part) => part.role !== 'aside' && isCount(part)) : []
  const uncounted = first.parts.filter(({ kind }) => kind !== 'pieces' && kind !== 'quantity')
  const isCounted = counts.length === 1 && counts.every((one) => isSureCount(one, first.parts, text))
  const counted = isCounted ? { ...first, parts: [...uncounted, ...counts] } : first
  const grams = Math.ceil(clean(((total?.value ?? 0) * 1000) / numberOf(counted, 'count', 1)))
  const isTotal = total !== undefined && more.length === 0 && !has(first, 'weight')
  const found = isTotal
    ? { ...counted, parts: [...counted.parts, { ...total, value: grams / 1000 }] }
    : counted
  if (drafts.length === 0) return isTotal ? [found] : []
  return drafts.map((one) => (one === first ? found : one))
}

function numberOf<V>({ parts }: TextDraft, slot: Slot, blank: V): number | V {
  return parts.find((part) => slotsOf(part).includes(slot))?.value ?? blank
}

function entryOf(draft: TextDraft, text: string): TextEntry {
  const { parts, name } = draft
  const link = parts.find(({ kind }) => kind === 'link')
  return {
    kind: isGoods(draft) ? 'goods' : 'parcel',
    name,
    link: link ? text.slice(link.start, link.end).replace(/^(?!https?:)/i, 'https://') : '',
    price: numberOf(draft, 'price', null),
    weight: numberOf(draft, 'weight', null),
    count: numberOf(draft, 'count', 1),
    sides: parts.find(({ sides }) => sides)?.sides ?? null,
  }
}

/** A text in one notation, with the place of each of its characters in the original. */
interface FoldedText {
  readonly text: string
  /** The start and the end in the original of a part of the text. */
  readonly placeOf: (start: number, end: number) => readonly [start: number, end: number]
}

/** Folds full-width and composed characters and blanks; a circled number begins a list item. */
function foldText(original: string): FoldedText {
  let text = ''
  const places: (readonly [number, number])[] = []
  for (const { 0: cluster, index } of original.matchAll(/[\s\S][\p{M}ﾞﾟ]*/gu)) {
    const folded = foldCluster(cluster, text)
    for (let unit = 0; unit < folded.length; unit++) places.push([index, index + cluster.length])
    text += folded
  }
  return { text, placeOf: (start, end) => [places[start]?.[0] ?? 0, places[end - 1]?.[1] ?? 0] }
}

function foldCluster(cluster: string, before: string): string {
  if (/^[\p{Cf}\r]/u.test(cluster)) return ''
  // The exponent of a unit is no number.
  if (/^(?:[^\S\n]|[²³¹⁰-₉])/.test(cluster)) return before.endsWith(' ') ? '' : ' '
  const folded = cluster.normalize('NFKC')
  return /^[½¼¾]/.test(cluster) ? cluster : /\d/.test(folded) && !/\p{Nd}/u.test(cluster) ? '\n• ' : folded
}
