import { linesOfText, type MessageLine } from './message-line.ts'

/** A quote as a picture or on paper shows it. */
export interface QuoteDocument {
  readonly title: string
  readonly number: string
  /** Its language, as BCP 47. */
  readonly locale: string
  readonly lines: readonly DocumentLine[]
}

/** A line of the document: an amount with its label, or a text without the bullet of the message. */
export interface DocumentLine {
  readonly key: string
  readonly kind: MessageLine['kind']
  readonly text: string
  readonly amount: string
}

/** The lines of a message as those of a document; the number has a place of its own there. */
export function documentLines(text: string, generated: readonly MessageLine[]): readonly DocumentLine[] {
  return linesOfText(text.trim(), generated)
    .filter(({ key }) => key !== 'number')
    .map((line) => ({
      key: line.key,
      kind: line.kind,
      text: (line.label ?? line.text).replace(/^• /, ''),
      amount: line.amount ?? '',
    }))
}
