import { type Measure, type MeasureKind, measuresIn } from './text-measures.ts'

/** A part of a line with one measure of each kind at most; it describes one parcel or one kind of goods. */
export interface TextPart {
  readonly start: number
  readonly text: string
  readonly measures: readonly Measure[]
}

/**
 * Splits a line into parts. Measures between the same separators belong together; sections that have no kind of measure in
 * common complete one another, as in `15kg, 60x52x30`, and an ordinal such as `kiện 2` begins another part.
 */
export function partsOf(line: string): readonly TextPart[] {
  const { measures, rest } = measuresIn(line)
  const parts: Section[] = []
  for (const section of sectionsOf(measures, rest).flatMap(splitAtRepeats)) {
    const last = parts.at(-1)
    const isOther = !last || section.measures.some(({ kind }) => kind === 'ordinal' || hasKind(last, kind))
    // A total belongs to no single part of several.
    if (last && (isOther || parts.length > 1) && isRemark(partOf(section, line))) continue
    if (isOther) parts.push(section)
    else {
      last.measures.push(...section.measures)
      last.end = section.end
    }
  }
  return parts.map((part) => partOf(part, line))
}

interface Section {
  readonly start: number
  end: number
  readonly measures: Measure[]
}

const partOf = ({ start, end, measures }: Section, line: string): TextPart => ({
  start,
  text: line.slice(start, end),
  measures,
})

const hasKind = ({ measures }: Section, kind: MeasureKind) => measures.some((one) => one.kind === kind)

const isMain = ({ kind }: Measure) => kind === 'sides' || kind === 'link'

const remark =
  /^[\s:(]*(?:(?:tổng|total|phí|cước|thuế|quy đổi|thể tích)(?!\p{L})|ship[\s:]*[\d¥]|合計|送料)/iu

/** Whether a part is a total, a fee or a volumetric weight, such as `tổng 20kg` or `phí ship 500 yên`. */
export const isRemark = ({ text, measures }: TextPart) => remark.test(text) && !measures.some(isMain)

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
