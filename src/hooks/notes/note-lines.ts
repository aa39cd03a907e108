import { sourceText, text } from '#text/text.ts'

/** A remark of the history. Text without a head has neither date nor name. */
export interface NoteEntry {
  readonly at: string
  readonly by: string
  /** What was done with the text, in the words of the note; missing in a line of an earlier version. */
  readonly way?: string
  readonly text: string
}

/** How an answer was brought to its customer; `note`: it was only written down. */
export type SentWay = 'copied' | 'zalo' | 'mail' | 'note'

// Read by everybody who opens the record: in Vietnamese, as the notes are.
const words: Readonly<Record<SentWay, string>> = {
  copied: sourceText(text('đã chép')),
  zalo: sourceText(text('đã mở Zalo')),
  mail: sourceText(text('đã mở thư')),
  note: sourceText(text('ghi chú')),
}

/** Whether a stored value is a way of sending. */
export function isSentWay(value: unknown): value is SentWay {
  return typeof value === 'string' && Object.hasOwn(words, value)
}

// The head of a line: `22/11/2026 08:12 · Minh Anh · đã chép: `.
const head = new RegExp(
  String.raw`^(\d{2}/\d{2}/\d{4} \d{2}:\d{2}) · ([^:\n]{1,120}?)(?: · (${Object.values(words).join('|')}))?: `,
)

/** A remark as a line of the note; further lines of its text follow it. */
export function noteLine(remark: string, by: string, now: Date, way?: SentWay): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(now.getDate())}/${two(now.getMonth() + 1)}/${now.getFullYear()}`
  const name = by.replace(/[:\n]/g, ' ').trim().slice(0, 120) || '?'
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())} · ${name}${way ? ` · ${words[way]}` : ''}: ${remark.trim()}`
}

/** The note with a line at its end; unchanged if it has the line already, so that a repeated save adds it once. */
export function withNoteLine(note: string, line: string): string {
  if (line === '' || isLineOf(note, line)) return note
  return note.trim() === '' ? line : `${note.trimEnd()}\n${line}`
}

/** The note without a line; unchanged if it does not have it. */
export function withoutNoteLine(note: string, line: string): string {
  if (line === '' || !isLineOf(note, line)) return note
  const at = `\n${note}\n`.lastIndexOf(`\n${line}\n`)
  return `${note.slice(0, at)}${note.slice(at + line.length + 1)}`.replace(/\n$/, '')
}

/** The remarks of a note, oldest first. */
export function noteEntries(note: string): readonly NoteEntry[] {
  const entries: NoteEntry[] = []
  for (const line of note.split('\n')) {
    const [start = '', at = '', by = '', way] = head.exec(line) ?? []
    const last = entries.at(-1)
    if (start !== '') entries.push({ at, by, ...(way && { way }), text: line.slice(start.length) })
    else if (last) entries[entries.length - 1] = { ...last, text: `${last.text}\n${line}` }
    else if (line.trim() !== '') entries.push({ at: '', by: '', text: line })
  }
  return entries.map((entry) => ({ ...entry, text: entry.text.trim() }))
}

const isLineOf = (note: string, line: string) => `\n${note}\n`.includes(`\n${line}\n`)
