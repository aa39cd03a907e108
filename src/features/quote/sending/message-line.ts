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

/** An edited text with the present lines in place of the generated ones that it was made of; edited and removed lines stay so. */
export function withPresentLines(
  text: string,
  base: readonly MessageLine[],
  present: readonly MessageLine[],
): string {
  const presentOf = new Map(present.map((line) => [line.key, line]))
  const lines = linesOfText(text, base).flatMap((line) =>
    base.includes(line) ? (presentOf.get(line.key) ?? []) : line,
  )
  const known = new Set(base.map(({ key }) => key))
  for (const [at, line] of present.entries()) {
    if (known.has(line.key)) continue
    const above = new Set(present.slice(0, at).map(({ key }) => key))
    lines.splice(lines.findLastIndex(({ key }) => above.has(key)) + 1, 0, line)
  }
  return textOf(lines)
}

/** An amount whose line was edited by hand, and which has changed since; `after` is '' where it is gone. */
export interface ChangedAmount {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Whether a line by hand has the amount of a generated one, such as under another label. */
export function hasHandAmount(lines: readonly MessageLine[], { amount }: MessageLine): boolean {
  if (amount === undefined) return false
  const isIn = (line: string) => withPlainSpaces(line).includes(withPlainSpaces(amount))
  return lines.some(({ kind, text }) => kind === 'hand' && isIn(text))
}

/** Generated amounts have no-break spaces, which keyboards have not. */
const withPlainSpaces = (line: string) => line.replaceAll(/\s/g, ' ')

/** The amounts that have changed since their lines were edited; one that is gone from the quote and from the text is none. */
export function changedAmounts(
  text: string,
  base: readonly MessageLine[],
  present: readonly MessageLine[],
): readonly ChangedAmount[] {
  const lines = linesOfText(text, base)
  const isInText = (line: MessageLine) =>
    lines.some(({ key }) => key === line.key) || hasHandAmount(lines, line)
  const presentOf = new Map(present.map((line) => [line.key, line.amount]))
  return base.flatMap((line) => {
    const { key, label = '', amount: before } = line
    if (before === undefined || lines.includes(line)) return []
    const after = presentOf.get(key) ?? ''
    return after === before || (after === '' && !isInText(line)) ? [] : [{ key, label, before, after }]
  })
}
