import { isRecord, readText } from '#descriptor/read.ts'
import { useUserStore } from '#features/quote/use-user-store.ts'
import type { Language } from '#text/language.ts'
import {
  changedAmounts,
  hasHandAmount,
  lineKinds,
  linesOfText,
  type MessageLine,
  textOf,
  withPresentLines,
} from './message-line.ts'

/** A message edited by hand: its text, and the generated lines that it was made of. */
interface MessageEdit {
  readonly base: readonly MessageLine[]
  readonly text: string
}

/** The edited messages of a quote, one for each language. */
export type MessageEdits = Readonly<Partial<Record<Language, MessageEdit>>>

/** The maximum length of a message. */
const mostText = 8000

/** The edited messages of the quote in the form; they survive a reload. */
export function useMessageEdits() {
  const [stored, store] = useUserStore('message', readEdits)
  return { edits: stored ?? none, store, isLoading: stored === undefined }
}

const none: MessageEdits = {}

/** The message of a language: the generated lines, or the edited text with the present prices in the lines that were not edited. */
export function useMessageEdit(
  lines: readonly MessageLine[],
  language: Language,
  { edits, store }: Pick<ReturnType<typeof useMessageEdits>, 'edits' | 'store'>,
) {
  const edit = edits[language]
  // No lines are generated until their language is loaded.
  const isMerged = edit !== undefined && lines.length > 0
  const shown = isMerged ? withPresentLines(edit.text, edit.base, lines) : (edit?.text ?? textOf(lines))
  const onEdit = (next: string) => {
    const text = next.slice(0, mostText)
    const base = isMerged ? baseOf(edit, text, lines) : (edit?.base ?? lines)
    // An emptied message is not the generated one whose lines are still loading.
    const isGenerated = text === textOf(lines) && (lines.length > 0 || base.length === 0)
    store({ ...edits, [language]: isGenerated ? undefined : { base, text } })
  }
  return {
    text: shown,
    isEdited: edit !== undefined,
    changes: isMerged ? changedAmounts(edit.text, edit.base, lines) : [],
    onEdit,
    /** Accepts the message as it is for the present prices. */
    onSeen: () => store({ ...edits, [language]: { base: lines, text: shown } }),
    /** Writes the message from the present prices again. */
    onReset: () => store({ ...edits, [language]: undefined }),
  }
}

/**
 * The present lines; one that was edited before, and not again, keeps the amount that it was edited from. A relabelled line
 * is edited again when its amount is, or when the generated line is typed again.
 */
function baseOf(edit: MessageEdit, text: string, lines: readonly MessageLine[]): readonly MessageLine[] {
  const texts = text.split('\n')
  const before = linesOfText(edit.text, edit.base)
  const after = linesOfText(text, lines)
  const unedited = new Set(before)
  const isEditedAgain = (line: MessageLine) => {
    const found = before.find(({ key }) => key === line.key)
    if (found) return !texts.includes(found.text)
    const isRetyped = after.some(({ key }) => key === line.key)
    return isRetyped || (hasHandAmount(before, line) && !hasHandAmount(after, line))
  }
  const kept = new Map(
    edit.base.filter((line) => !unedited.has(line) && !isEditedAgain(line)).map((line) => [line.key, line]),
  )
  const gone = [...kept.values()].filter(({ key }) => lines.every((line) => line.key !== key))
  return [...lines.map((line) => kept.get(line.key) ?? line), ...gone]
}

/** Parses stored messages; damaged ones are dropped. Earlier versions also stored the changes of their lines. */
export function readEdits(raw: unknown): MessageEdits {
  if (!isRecord(raw)) return none
  const read = (language: Language) => {
    const stored = raw[language]
    if (!isRecord(stored) || !Array.isArray(stored.base)) return []
    const base = stored.base.filter(isRecord).map(
      ({ key, text, kind, label, amount }): MessageLine => ({
        key: readText(key),
        text: readText(text),
        kind: lineKinds.find((one) => one === kind) ?? 'hand',
        ...(typeof amount === 'string' && { label: readText(label), amount }),
      }),
    )
    return [[language, { base, text: readText(stored.text).slice(0, mostText) }] as const]
  }
  return Object.fromEntries((['vi', 'jp', 'en'] as const).flatMap(read))
}
