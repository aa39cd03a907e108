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

/** The lines of a text that may have been edited: generated ones with their parts, the others as they were typed. */
export function linesOfText(text: string, generated: readonly MessageLine[]): readonly MessageLine[] {
  const rest = [...generated]
  return text.split('\n').map((line, at) => {
    const found = rest.findIndex((one) => one.text === line)
    return rest.splice(found, found < 0 ? 0 : 1)[0] ?? { key: `hand ${at}`, text: line, kind: 'hand' }
  })
}
