import { useEffect } from 'react'
import { isRecord, readText } from '#descriptor/read.ts'
import { useUserStore } from '#features/quote/use-user-store.ts'
import type { Language } from '#text/language.ts'
import {
  isSameMessage,
  type LineChange,
  lineKinds,
  type MessageLine,
  mergeMessage,
  takeLine,
  textOf,
} from './message-line.ts'

/** A message edited by hand: its text, and the generated message that it was made of. */
interface MessageEdit {
  readonly base: readonly MessageLine[]
  readonly text: string
  /** The lines that prices have changed since. */
  readonly changes: readonly LineChange[]
}

/** The edited messages of a quote, one for each language. */
export type MessageEdits = Readonly<Partial<Record<Language, MessageEdit>>>

/** The maximum length of a message. */
const mostText = 8000

/** A message has fewer lines. */
const mostChanges = 300

/** The edited messages of the quote in the form; they survive a reload. */
export function useMessageEdits() {
  const [stored, store] = useUserStore('message', readEdits)
  return { edits: stored ?? none, store, isLoading: stored === undefined }
}

const none: MessageEdits = {}

/** The message of a language: the generated lines, or the edited text, merged with them when they change. */
export function useMessageEdit(
  lines: readonly MessageLine[],
  language: Language,
  { edits, store }: Pick<ReturnType<typeof useMessageEdits>, 'edits' | 'store'>,
) {
  const edit = edits[language]
  const change = (next: MessageEdit | undefined) => {
    const isPlain = !next || (next.text === textOf(lines) && isSameMessage(next.base, lines))
    store({ ...edits, [language]: isPlain ? undefined : next })
  }
  const isStale = edit !== undefined && lines.length > 0 && !isSameMessage(edit.base, lines)
  useEffect(() => {
    if (!edit || !isStale) return
    const { text, changes } = mergeMessage(edit.base, edit.text, lines)
    const isNew = ({ key }: LineChange) => changes.every((one) => one.key !== key)
    const open = edit.changes.filter((one) => one.own !== undefined && isNew(one))
    store({ ...edits, [language]: { base: lines, text, changes: [...changes, ...open] } })
  }, [edit, edits, isStale, language, lines, store])
  return {
    text: edit?.text ?? textOf(lines),
    isEdited: edit !== undefined,
    changes: edit?.changes ?? noChanges,
    /** The edited text is not yet merged with the present prices. */
    isStale,
    onEdit: (text: string) =>
      change({
        base: edit?.base ?? lines,
        text: text.slice(0, mostText),
        changes: edit?.changes ?? noChanges,
      }),
    onReset: () => change(undefined),
    /** Replaces an edited line with the generated one. */
    onTake: ({ key, after }: LineChange) => {
      if (!edit) return
      const changes = edit.changes.filter((one) => one.key !== key)
      change({ ...edit, text: takeLine(edit.base, edit.text, key, after), changes })
    },
    /** Removes the names of changed lines; without one, of all. */
    onSeen: (seen?: LineChange) =>
      edit && change({ ...edit, changes: seen ? edit.changes.filter((one) => one !== seen) : [] }),
  }
}

const noChanges: readonly LineChange[] = []

/** Parses stored messages; damaged ones are dropped. */
export function readEdits(raw: unknown): MessageEdits {
  if (!isRecord(raw)) return none
  const read = (language: Language) => {
    const stored = raw[language]
    if (!isRecord(stored) || !Array.isArray(stored.base)) return []
    const base = stored.base.filter(isRecord).map(
      ({ key, text, kind }): MessageLine => ({
        key: readText(key),
        text: readText(text),
        kind: lineKinds.find((one) => one === kind) ?? 'hand',
      }),
    )
    const text = readText(stored.text).slice(0, mostText)
    // The base has the new prices already, so that a merge after a reload finds no change any more.
    return [[language, { base, text, changes: readChanges(stored.changes) }] as const]
  }
  return Object.fromEntries((['vi', 'jp', 'en'] as const).flatMap(read))
}

function readChanges(raw: unknown): readonly LineChange[] {
  if (!Array.isArray(raw)) return noChanges
  return raw
    .slice(0, mostChanges)
    .filter(isRecord)
    .flatMap(({ key, before, after, own }) => {
      const change = { key: readText(key), before: readLineOf(before), after: readLineOf(after) }
      if (change.key === '') return []
      return [typeof own === 'string' ? { ...change, own: readLineOf(own) } : change]
    })
}

const readLineOf = (raw: unknown) => readText(raw).slice(0, mostText)
