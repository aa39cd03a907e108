import type { DocumentLine, QuoteDocument } from '#features/quote/sending/quote-paper.tsx'

/**
 * Breaks a text into lines of at most a width: between words, in Japanese between any two of them, and inside a word
 * that is longer than a line. Punctuation never begins a line.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  const fits = (one: string) => measure(one.trimEnd()) <= width
  for (const piece of piecesOf(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = ''
    for (const letter of fits(piece) ? [piece.trimStart()] : lettersOf(piece)) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += letter
    }
  }
  return [...lines, line.trimEnd()]
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment)

/** Words with the punctuation after them. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    const isOpening = /^[\p{Ps}\p{Pi}“「『]+$/u.test(segment)
    const follows = last !== undefined && /[\p{Ps}\p{Pi}「『]$/u.test(last)
    const isClosing = !isWordLike && !isOpening && segment.trim() !== ''
    if (last !== undefined && (follows || (isClosing && !/\s$/.test(last))))
      pieces.push(`${pieces.pop()}${segment}`)
    else pieces.push(segment)
  }
  return pieces
}

/** A text of the picture: its baseline, in CSS pixels. */
export interface PictureText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold: boolean
  readonly color: string
  readonly align: 'left' | 'right'
}

/** A horizontal line of the picture. */
interface PictureRule {
  readonly y: number
  readonly thickness: number
  readonly color: string
}

/** A quote laid out as a picture, in CSS pixels. */
interface PictureLayout {
  readonly width: number
  readonly height: number
  readonly texts: readonly PictureText[]
  readonly rules: readonly PictureRule[]
}

/** Measures the width of a text in CSS pixels. */
type Measure = (text: string, size: number, isBold: boolean) => number

/** The width of the picture, and the space around its content. */
export const pictureWidth = 720
export const pictureMargin = 40

const inner = pictureWidth - 2 * pictureMargin
const headHeight = 72
const gapAboveRule = 10
const colors = { text: '#1f2a2e', dim: '#566167', accent: '#0b7285', line: '#d9d6cf' } as const

interface LineStyle {
  readonly size: number
  readonly isBold: boolean
  readonly color: string
  /** The space above and below. */
  readonly above: number
  readonly below: number
  readonly rule?: string
}

const plain: LineStyle = { size: 17, isBold: false, color: colors.text, above: 2, below: 2 }
const styles: Readonly<Record<DocumentLine['kind'], LineStyle>> = {
  greeting: { ...plain, size: 18, below: 14 },
  fact: plain,
  hand: plain,
  price: { ...plain, above: 9, below: 9, rule: colors.line },
  total: { ...plain, size: 22, isBold: true, above: 14, below: 16, rule: colors.text },
  note: { ...plain, size: 14, color: colors.dim },
}

/** Lays a quote out: long texts wrap, amounts are at the right, below their label where both do not fit. */
export function layOutPicture(quote: QuoteDocument, measure: Measure): PictureLayout {
  const texts: PictureText[] = []
  const rules: PictureRule[] = []
  const right = pictureWidth - pictureMargin
  const head = { size: 15, isBold: true, color: colors.text }
  texts.push(
    {
      ...head,
      text: 'Bến',
      x: pictureMargin + 52,
      y: pictureMargin + 27,
      size: 24,
      color: colors.accent,
      align: 'left',
    },
    { ...head, text: `${quote.title} ${quote.number}`, x: right, y: pictureMargin + 25, align: 'right' },
  )
  let y = pictureMargin + headHeight
  rules.push({ y: y - 20, thickness: 2, color: colors.accent })
  for (const [at, { kind, text, amount }] of quote.lines.entries()) {
    const { size, isBold, color, above, below, rule } = styles[kind]
    const isFirst = rule && !styles[quote.lines[at - 1]?.kind ?? 'total'].rule
    if (isFirst) y += gapAboveRule
    if (rule) rules.push({ y, thickness: kind === 'total' ? 2 : 1, color: rule })
    y += above
    const lineHeight = size * 1.5
    const amountLines = amount === '' ? [] : wrapText(amount, inner, (one) => measure(one, size, true))
    const amountWidth = Math.max(0, ...amountLines.map((one) => measure(one, size, true)))
    const isBeside = amount !== '' && amountWidth <= inner * 0.6
    const width = isBeside ? inner - amountWidth - 24 : inner
    const wrapped = wrapText(text, width, (one) => measure(one, size, isBold))
    for (const [index, part] of wrapped.entries()) {
      texts.push({
        text: part,
        x: pictureMargin,
        y: y + index * lineHeight + size * 1.1,
        size,
        isBold,
        color,
        align: 'left',
      })
    }
    const start = isBeside ? y : y + wrapped.length * lineHeight
    for (const [index, part] of amountLines.entries()) {
      texts.push({
        text: part,
        x: right,
        y: start + index * lineHeight + size * 1.1,
        size,
        isBold: true,
        color,
        align: 'right',
      })
    }
    const count = isBeside
      ? Math.max(wrapped.length, amountLines.length)
      : wrapped.length + amountLines.length
    y += count * lineHeight + below
  }
  return { width: pictureWidth, height: Math.ceil(y + pictureMargin - 8), texts, rules }
}
