import { clean } from '#features/quote/rules/rule.ts'
import { has, isGoods, type TextDraft, textDraftsOf } from './quote-drafts.ts'
import { isSureCount, type Part, quotePartsOf } from './quote-parts.ts'
import type { TypedSides } from './quote-tokens.ts'

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
  readonly field: Exclude<Part['kind'], 'other'> | 'domesticFreight' | null
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
  const parts = quotePartsOf(text)
  const found = textDraftsOf(text, parts)
    .filter((one) => isGoods(one) || one.parts.some(({ kind, value }) => kind !== 'count' && value !== null))
    .slice(0, mostEntries)
    .map((one) => ({
      ...one,
      parts: one.parts.filter((part) => part.kind !== 'count' || isSureCount(part, one.parts, text)),
    }))
  const drafts = withTotals(found, parts, text)
  const isFreight = ({ role }: Part) => role === 'domesticFreight' && drafts.some(isGoods)
  const freights = parts.filter(isFreight)
  const used = new Set(
    drafts
      .flatMap((draft) => draft.parts)
      .filter(({ value }) => value !== null)
      .map(({ start }) => start),
  )
  const marks = parts.map((part): TextMark => {
    const [start, end] = placeOf(part.start, part.end)
    if (isFreight(part)) return { start, end, field: 'domesticFreight' }
    const isField =
      part.value !== null && part.kind !== 'other' && (part.kind === 'ordinal' || used.has(part.start))
    return { start, end, field: isField ? part.kind : null }
  })
  const beyond = [...original.slice(cut).matchAll(/\p{Nd}+/gu)].map(({ 0: run, index }): TextMark => {
    return { start: cut + index, end: cut + index + run.length, field: null }
  })
  const domesticFreight =
    freights.length === 0 ? null : freights.reduce((sum, { value }) => sum + Number(value), 0)
  return { entries: drafts.map(entryOf), domesticFreight, marks: [...marks, ...beyond] }
}

/** Whether some number of a text fills no field. */
export const hasUnread = ({ marks }: QuoteText) => marks.some(({ field }) => field === null)

/** Divides a total weight by the pieces of the only entry, or of the only parcel if that is beside it; others are not read. */
function withTotals(
  drafts: readonly TextDraft[],
  parts: readonly Part[],
  text: string,
): readonly TextDraft[] {
  const totals = parts.filter(({ role }) => role === 'total')
  const [total, ...more] = totals.filter(({ kind }) => kind === 'weight')
  const lineOf = ({ start }: Part) => text.slice(0, start).split('\n').length
  const isBeside = (part: Part) => total !== undefined && lineOf(part) === lineOf(total)
  const [first = { parts: [], name: '' }, ...others] =
    drafts.length > 1 ? drafts.filter((one) => !isGoods(one)) : drafts
  if (others.length > 0 || (drafts.length > 1 && !first.parts.some(isBeside))) return drafts
  const counts = (
    drafts.length === 0 ? parts.filter((part) => part.role !== 'aside' && isBeside(part)) : totals
  ).filter(({ kind }) => kind === 'count')
  // In `1箱12kg、全部で5箱` the weight is that of one of five.
  const [count] = counts.length === 1 && (valueIn(first, 'count') ?? 1) === 1 ? counts : []
  const isCounted = count !== undefined && isSureCount(count, first.parts, text)
  const counted = isCounted
    ? { ...first, parts: [...first.parts.filter(({ kind }) => kind !== 'count'), count] }
    : first
  const grams = Math.ceil(clean((Number(total?.value) * 1000) / (valueIn(counted, 'count') ?? 1)))
  if (!total || more.length > 0 || has(first, 'weight'))
    return drafts.map((one) => (one === first ? counted : one))
  const weighed = { ...counted, parts: [...counted.parts, { ...total, value: grams / 1000 }] }
  return drafts.length === 0 ? [weighed] : drafts.map((one) => (one === first ? weighed : one))
}

interface Values {
  readonly link: string
  readonly sides: TypedSides
  readonly price: number
  readonly weight: number
  readonly count: number
}
const valueIn = <K extends keyof Values>({ parts }: TextDraft, field: K) =>
  (parts.find(({ kind }) => kind === field)?.value ?? null) as Values[K] | null

function entryOf(draft: TextDraft): TextEntry {
  return {
    kind: isGoods(draft) ? 'goods' : 'parcel',
    name: draft.name,
    link: valueIn(draft, 'link') ?? '',
    price: valueIn(draft, 'price'),
    weight: valueIn(draft, 'weight'),
    count: valueIn(draft, 'count') ?? 1,
    sides: valueIn(draft, 'sides'),
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
