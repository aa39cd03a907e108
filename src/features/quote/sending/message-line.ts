import { diffArrays } from 'diff'

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

/** A line whose generated text has changed with new prices; it is not applied to a line that was edited by hand. */
export interface LineChange {
  readonly key: string
  /** The generated line before; '' for a new one. */
  readonly before: string
  /** The generated line now; '' where there is none any more. */
  readonly after: string
  /** The line that was edited by hand and stays; absent where the line has taken the change. */
  readonly own?: string
}

interface Merged {
  readonly text: string
  readonly changes: readonly LineChange[]
}

/** A line of an edited text; `base` is the generated line that it is, or that it took the place of. */
interface Aligned {
  readonly text: string
  readonly base: MessageLine | undefined
}

/** Merges an edited message with the message of new prices, line by line: edited lines stay, and changed ones are named. */
export function mergeMessage(
  base: readonly MessageLine[],
  edited: string,
  next: readonly MessageLine[],
): Merged {
  const nextText = new Map(next.map(({ key, text }) => [key, text]))
  const changes: LineChange[] = []
  const merged = align(base, edited).flatMap(({ text, base: from }) => {
    if (!from) return [{ key: '', text }]
    const after = nextText.get(from.key)
    const isEdited = text !== from.text
    const isNews = isEdited || from.kind !== 'note'
    if (isNews && after !== from.text && after !== text) {
      const own = isEdited ? { own: text } : {}
      changes.push({ key: from.key, before: from.text, after: after ?? '', ...own })
    }
    if (isEdited) return [{ key: from.key, text }]
    return after === undefined ? [] : [{ key: from.key, text: after }]
  })
  const known = new Set(base.map(({ key }) => key))
  for (const [index, line] of next.entries()) {
    if (known.has(line.key)) continue
    const above = new Set(next.slice(0, index).map(({ key }) => key))
    merged.splice(merged.findLastIndex(({ key }) => above.has(key)) + 1, 0, line)
    if (line.kind !== 'note') changes.push({ key: line.key, before: '', after: line.text })
  }
  return { text: merged.map(({ text }) => text).join('\n'), changes }
}

/** Replaces an edited line with a generated one; '' removes it. */
export function takeLine(base: readonly MessageLine[], edited: string, key: string, line: string): string {
  return align(base, edited)
    .flatMap((one) => (one.base?.key !== key ? one.text : line === '' ? [] : line))
    .join('\n')
}

/** Aligns the lines of an edited text with the generated ones; typed lines are matched with the removed ones in their order. */
function align(base: readonly MessageLine[], edited: string): readonly Aligned[] {
  const aligned: Aligned[] = []
  const texts = base.map(({ text }) => text)
  let at = 0
  let removed: readonly MessageLine[] = []
  for (const { value, added, removed: isRemoved } of diffArrays(texts, edited.split('\n'))) {
    if (added) aligned.push(...value.map((text, index) => ({ text, base: removed[index] })))
    else if (!isRemoved) aligned.push(...value.map((text, index) => ({ text, base: base[at + index] })))
    removed = isRemoved ? base.slice(at, at + value.length) : []
    if (!added) at += value.length
  }
  return aligned
}
