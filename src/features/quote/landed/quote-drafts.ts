import { nameIn } from './goods-name.ts'
import type { Part } from './quote-parts.ts'

/** Goods or a parcel of a text: its parts, and the name of goods. */
export interface TextDraft {
  readonly parts: readonly Part[]
  readonly name: string
}

interface Section extends TextDraft {
  readonly start: number
  readonly end: number
}

type Parts = Pick<TextDraft, 'parts'>
/** Whether some part is of a field. */
export const has = ({ parts }: Parts, kind: Part['kind']) => parts.some((part) => part.kind === kind)
/** Whether parts describe goods: an address or a price. */
export const isGoods = (one: Parts) => has(one, 'link') || has(one, 'price')
const isEntry = (one: Parts) => isGoods(one) || has(one, 'sides') || has(one, 'weight')
const hasCommon = (one: Parts, other: Parts) =>
  other.parts.some(({ kind }) => kind !== 'ordinal' && has(one, kind))
const isNumbered = ({ parts }: Parts) => parts[0]?.kind === 'ordinal'

/** The goods and parcels of a text, line by line. */
export function textDraftsOf(text: string, all: readonly Part[]): readonly TextDraft[] {
  const drafts: TextDraft[] = []
  let [heading, isOpen, start] = ['', false, 0]
  for (const line of text.split('\n')) {
    const end = start + line.length
    const sections = sectionsOf(text, all, start, end)
    if (line.trim() === '' || /^ ?[-•・*+] /.test(line)) isOpen = false
    for (const section of sections) {
      isOpen &&= !isNumbered(section)
      const last = isOpen ? drafts.pop() : undefined
      const name = isGoods(section) ? nameOf(section, text, all) : ''
      const joined = last && joinedBelow(last, { ...section, name })
      if (joined) drafts.push(joined)
      else if (last) drafts.push(last)
      if (!joined && isEntry(section))
        drafts.push({ ...section, name: name || (isGoods(section) ? heading : '') })
      isOpen ||= isEntry(section)
    }
    const isHeading =
      line.length <= 80 &&
      !/[.?!:,…] *$/.test(line) &&
      !sections.some((one) => isEntry(one) || has(one, 'count'))
    heading = isHeading ? nameOf({ parts: [], start, end }, text, all) : ''
    start = end + 1
  }
  return drafts
}

/** A draft completed by a later line; null where both have a field in common, and for goods that begin below a parcel. */
function joinedBelow(draft: TextDraft, section: TextDraft): TextDraft | null {
  const [price] = section.parts
  // A price with tax takes the place of the one without.
  if (section.parts.length === 1 && price?.kind === 'price' && price.isTaxed && has(draft, 'price'))
    return { ...draft, parts: [...draft.parts.filter(({ kind }) => kind !== 'price'), price] }
  if (hasCommon(draft, section) || (isGoods(section) && !isGoods(draft))) return null
  return { parts: [...draft.parts, ...section.parts], name: draft.name || section.name }
}

const separator = /(?<!\d),|,(?!\d)|[;、。|+&]|(?<!\d)\.(?= )| \/ |(?<!\p{L})(?:và|and|と)(?!\p{L})/iu

/** The parts of a line between separators and before ordinals; sections without a common field complete one another. */
function sectionsOf(text: string, all: readonly Part[], start: number, end: number): readonly Section[] {
  const sections: Section[] = []
  let [parts, sectionStart, last]: [Part[], number, number] = [[], start, start]
  for (const part of all.filter((one) => one.start >= start && one.start < end)) {
    const gap = separator.exec(text.slice(last, part.start))
    if (parts.length > 0 && (gap || part.kind === 'ordinal')) {
      const sectionEnd = gap ? last + gap.index : part.start
      sections.push(...splitAtRepeats({ parts, name: '', start: sectionStart, end: sectionEnd }, text))
      parts = []
      sectionStart = sectionEnd + (gap?.[0].length ?? 0)
    }
    last = part.end
    if (part.role === 'part') parts.push(part)
  }
  sections.push(...splitAtRepeats({ parts, name: '', start: sectionStart, end }, text))
  const merged: Section[] = []
  for (const one of sections) {
    const before = merged.at(-1)
    if (!before || hasCommon(before, one) || isNumbered(one)) merged.push(one)
    else merged[merged.length - 1] = { ...before, parts: [...before.parts, ...one.parts], end: one.end }
  }
  return withoutListCount(merged, text)
}

/** Splits a section where a size, an address or a named price repeats; of other measures of one field none is sure. */
function splitAtRepeats({ parts, ...whole }: Section, text: string): readonly Section[] {
  const isNamed = (at: number) => at > 0 && nameIn(text.slice(parts[at - 1]?.end, parts[at]?.start)) !== ''
  const lastMain = parts.findLastIndex(
    ({ kind }, at) => /sides|link/.test(kind) || (kind === 'price' && isNamed(at)),
  )
  const leading = parts.find(({ kind }) => !/ordinal|count/.test(kind))?.kind
  const sections = [{ ...whole, parts: [] as Part[] }]
  for (const [at, part] of parts.entries()) {
    const section = sections[0]
    const repeated = section?.parts.find(({ kind }) => kind === part.kind)
    if (!section || !repeated) section?.parts.push(part)
    else if (at > lastMain || (/weight|price/.test(part.kind) && part.kind !== leading))
      section.parts = section.parts.map((one) => (one === repeated ? surer(one, part) : one))
    else {
      section.end = /price|link/.test(part.kind) ? (parts[at - 1]?.end ?? whole.start) : part.start
      sections.unshift({ ...whole, parts: [part], start: section.end })
    }
  }
  return sections.toReversed()
}

/** Of two measures of one field the marked count or the price with tax; neither of others that differ is sure. */
function surer(one: Part, other: Part): Part {
  if (one.isMarked || other.isMarked) return one.isMarked ? one : other
  if (one.isTaxed !== other.isTaxed) return one.isTaxed ? one : other
  const isSure = one.value === other.value || (one.kind === 'count' && one.value !== 1)
  return isSure ? one : { ...one, value: null }
}

/** Drops a count before a list, as in `3 kiện 12kg, 8kg và 3kg`: it is not that of the first parcel. */
function withoutListCount(sections: readonly Section[], text: string): readonly Section[] {
  const [first, ...others] = sections.filter(isEntry)
  const [count] = first?.parts ?? []
  if (
    count?.kind !== 'count' ||
    count.isMarked ||
    others.length === 0 ||
    others.some((one) => has(one, 'count'))
  )
    return sections
  const isList = count.value === others.length + 1 && !sections.some(isGoods)
  if (!isList && !/^ ?:/.test(text.slice(count.end))) return sections
  return sections.map((one) => (one === first ? { ...one, parts: one.parts.slice(1) } : one))
}

/** The name of the goods in a section: its text without the tokens, and without fees and totals. */
function nameOf({ parts, start, end }: Omit<Section, 'name'>, text: string, all: readonly Part[]): string {
  let [rest, last] = ['', start]
  for (const part of all) {
    const isOwn = part.role === 'part' ? parts.includes(part) : part.kind !== 'other'
    if (part.start < start || part.start >= end || part.value === null || !isOwn) continue
    rest += `${text.slice(last, Math.max(start, part.wordsStart))} `
    last = part.end
  }
  return nameIn(rest + text.slice(last, end))
}
