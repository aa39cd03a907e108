import { blanked, type Measure, type MeasureKind, measuresIn, pieces, weightUnit } from './text-measures.ts'

/** A part of a line with one measure of each kind at most; it describes one parcel or one kind of goods. */
export interface TextPart {
  readonly text: string
  /** The text without fees and without the given kinds of measures; blanks replace them. */
  readonly textWithout: (isRemoved: (measure: Measure) => boolean) => string
  /** The text behind a measure. */
  readonly textAfter: (measure: Measure) => string
  readonly measures: readonly Measure[]
  /** Whether the part is a total, such as `tổng 20kg` or `tổng 2 kiện, 20kg`. */
  readonly isRemark: boolean
}

/**
 * Splits a line into parts. Measures between the same separators belong together; sections that have no kind of measure in
 * common complete one another, as in `15kg, 60x52x30`, and an ordinal such as `kiện 2` begins another part. A total completes
 * the only part of a line; it belongs to no single part of several.
 */
export function partsOf(line: string): readonly TextPart[] {
  const described = withoutFees(line)
  const { measures, rest } = measuresIn(described)
  const sections = sectionsOf(measures, rest).flatMap(splitAtRepeats)
  const isRemark = (section: Section) =>
    beginsAsRemark(described.slice(section.start, section.end)) && !section.measures.some(isMain)
  // A price is never read from a total.
  const remarks = sections
    .filter(isRemark)
    .map((one) => ({ ...one, measures: one.measures.filter(({ kind }) => kind !== 'price') }))
    .filter((one) => one.measures.length > 0)
  const parts = merged(
    sections.filter((section) => !isRemark(section)),
    described,
  )
  const isDescribed = parts.some((part) => part.measures.length > 0)
  const [only] = parts
  if (only && isDescribed && parts.length === 1) for (const one of remarks) complete(only, one)
  const all = isDescribed || remarks.length === 0 ? parts : merged(remarks, described)
  return all.map((part) => partOf(part, line, described, isRemark(part)))
}

interface Section {
  start: number
  end: number
  measures: Measure[]
}

/** Merges sections that complete one another. */
function merged(sections: readonly Section[], line: string): readonly Section[] {
  const parts: Section[] = []
  for (const section of sections) {
    const last = parts.at(-1)
    if (last && !section.measures.some(({ kind }) => kind === 'ordinal') && complete(last, section)) continue
    if (!last || !beginsWithTax(line.slice(section.start, section.end))) parts.push({ ...section })
  }
  return parts
}

/** Adds a section to a part where they have no kind of measure in common. */
function complete(part: Section, { start, end, measures }: Section): boolean {
  if (measures.some(({ kind }) => hasKind(part, kind))) return false
  part.measures = [...part.measures, ...measures].toSorted((one, other) => one.start - other.start)
  part.start = Math.min(part.start, start)
  part.end = Math.max(part.end, end)
  return true
}

function partOf(
  { start, end, measures }: Section,
  line: string,
  described: string,
  isRemark: boolean,
): TextPart {
  const text = line.slice(start, end)
  return {
    text,
    textWithout: (isRemoved) => blanked(described.slice(start, end), measures.filter(isRemoved), start),
    textAfter: (measure) => text.slice(measure.end - start),
    measures,
    isRemark,
  }
}

const hasKind = ({ measures }: Section, kind: MeasureKind) => measures.some((one) => one.kind === kind)

const isMain = ({ kind }: Measure) => kind === 'sides' || kind === 'link'

const separator = /(?<!\d),|,(?!\d)|[、。|+&]|(?<!\d)\.(?=\s)|\s\/\s|(?<!\p{L})(?:và|and|と)(?!\p{L})/iu

/** Groups the measures between separators; `rest` is the line without its measures, which may have commas. */
function sectionsOf(measures: readonly Measure[], rest: string): readonly Section[] {
  let section: Section = { start: 0, end: rest.length, measures: [] }
  const sections = [section]
  let last: Measure | undefined
  for (const measure of measures) {
    const match = last && separator.exec(rest.slice(last.end, measure.start))
    if (last && (match || measure.kind === 'ordinal')) {
      section.end = match ? last.end + match.index : measure.start
      const start = section.end + (match?.[0].length ?? 0)
      section = { start, end: rest.length, measures: [] }
      sections.push(section)
    }
    section.measures.push(measure)
    last = measure
  }
  return sections
}

/**
 * Splits a section that has several sizes or addresses without separators, where a kind of measure repeats. Other repeated
 * measures are ignored: in `60x52x30 15kg (18kg) 40x30x20 5kg` the weights follow the sizes, and 18 kg is a remark.
 */
function splitAtRepeats({ start, end, measures }: Section): readonly Section[] {
  const lastMain = measures.findLastIndex(isMain)
  const leading = measures.find(({ kind }) => !['ordinal', 'quantity', 'pieces'].includes(kind))?.kind
  let section: Section = { start, end, measures: [] }
  const sections = [section]
  for (const [at, measure] of measures.entries()) {
    const { kind } = measure
    if (hasKind(section, kind)) {
      if (at > lastMain || (['weight', 'price'].includes(kind) && kind !== leading)) continue
      section.end = measure.start
      section = { start: measure.start, end, measures: [] }
      sections.push(section)
    }
    section.measures.push(measure)
  }
  return sections
}

const number = String.raw`\d[\d .,]{0,14}`
const price = String.raw`(?:(?:[¥￥]|jpy)\s?\d{1,9}(?:[.,]\d{3}){0,2}(?!\d)|${number}(?:万\s?\d{0,4}\s?)?(?:¥|円|yên|yen|jpy)(?![a-zà-ỹ]))`
const moreWords = String.raw`(?:\s\p{L}{1,12}){0,4}`

// Free or included shipping is no fee: "miễn phí ship 2000 yên", "送料無料 5000円".
const notIncluded = String.raw`(?<!\p{L}|(?:miễn|free|gồm|bao|cả)(?:\sphí)?\s)`
const fee = String.raw`${notIncluded}(?:(?:phí|cước|thuế|tổng(?!\shợp)|total)(?!\p{L})${moreWords}|ship(?:\snội địa)?)`
const japaneseFee = String.raw`(?:(?:合計|送料(?!無料|込)|(?<!免)(?:消費)?税(?![込抜別]))(?:\s?[はが約])?[\s:]?){1,3}`
const volumetric = String.raw`(?<!\p{L})(?:quy đổi|thể tích|volumetric)(?!\p{L})${moreWords}|容積重量`

const valued = new RegExp(
  String.raw`(?:${fee}|${japaneseFee}|${volumetric})[\s:=]{0,3}${price}|(?:${volumetric})[\s:=]{0,3}${number}${weightUnit}`,
  'giu',
)

/** Replaces fees, total prices and volumetric weights with blanks, as in `phí ship 500 yên` or `quy đổi 18kg`. */
const withoutFees = (text: string) => text.replace(valued, (found) => ' '.repeat(found.length))

// A count with a colon begins a list, as in `tổng 2 món: áo 500 yên`.
const remark = new RegExp(
  String.raw`^[\s:(]*(?:(?:tổng(?!\shợp|(?:\scộng)?\s\d{1,3}\s?${pieces}\s?:)|total|phí|cước|thuế|quy đổi|thể tích)(?!\p{L})|ship[\s:]*[\d¥]|合計|送料(?!無料|込))`,
  'iu',
)

/** Whether a text begins as a total or a fee, such as `tổng 20kg`. */
const beginsAsRemark = (text: string) => remark.test(text)

/** Whether a text repeats a price with or without tax. */
const beginsWithTax = (text: string) => /^[\s:(]*税[込抜別]/u.test(text)
