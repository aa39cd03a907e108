/** The kinds of lines; a note, such as the number, is no news when it changes, and a line by hand is not generated. */
export const lineKinds = ['greeting', 'fact', 'price', 'total', 'note', 'hand'] as const

/** A line of a message: its key is the same for other prices of the quote. */
export interface MessageLine {
  readonly key: string
  readonly text: string
  readonly kind: (typeof lineKinds)[number]
  /** The parts of a line with an amount, for columns. */
  readonly label?: string
  readonly amount?: string
}

/** The text of a message. */
export function textOf(lines: readonly MessageLine[]): string {
  return lines.map(({ text }) => text).join('\n')
}

/** Whether two messages have the same lines. */
export function isSameMessage(one: readonly MessageLine[], other: readonly MessageLine[]): boolean {
  return textOf(one) === textOf(other)
}

/**
 * The lines of a text that may have been edited: generated ones with their parts, one whose amount was edited with the new
 * amount, the others as they were typed.
 */
export function linesOfText(text: string, generated: readonly MessageLine[]): readonly MessageLine[] {
  const rest = [...generated]
  const take = (isIt: (one: MessageLine) => boolean) => {
    const found = rest.findIndex(isIt)
    return rest.splice(found, found < 0 ? 0 : 1)[0]
  }
  const lines = text.split('\n')
  const unchanged = lines.map((line) => take((one) => one.text === line))
  return lines.map((line, at) => {
    const known = unchanged[at]
    if (known) return known
    const edited = take((one) => editedAmount(one, line) !== '')
    if (edited) return { ...edited, text: line, amount: editedAmount(edited, line) }
    return { key: `hand ${at}`, text: line, kind: 'hand' }
  })
}

/** The amount of a message's total as it was typed; '' where it is the generated one, or the message has no total. */
export function editedTotal(text: string, generated: readonly MessageLine[]): string {
  const totalOf = (lines: readonly MessageLine[]) => lines.find(({ kind }) => kind === 'total')?.amount
  const amount = totalOf(linesOfText(text, generated))
  return amount === undefined || amount === totalOf(generated) ? '' : amount
}

/** The amount of an edited line that still starts as the generated one; '' for another line. */
function editedAmount({ text, amount }: MessageLine, line: string): string {
  if (amount === undefined || !text.endsWith(amount)) return ''
  const start = text.slice(0, text.length - amount.length)
  return start !== '' && line.startsWith(start) ? line.slice(start.length).trim() : ''
}
