/** A remark of the history. Text without a head has neither date nor name. */
export interface NoteEntry {
  readonly at: string
  readonly by: string
  readonly text: string
}

// The head of a line: `22/11/2026 08:12 · Minh Anh: `.
const head = /^(\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}) · ([^:\n]{1,120}): /

/** A remark as a line of the note; further lines of its text follow it. */
export function noteLine(text: string, by: string, now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(now.getDate())}/${two(now.getMonth() + 1)}/${now.getFullYear()}`
  const name = by.replace(/[:\n]/g, ' ').trim().slice(0, 120) || '?'
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())} · ${name}: ${text.trim()}`
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
    const [start = '', at = '', by = ''] = head.exec(line) ?? []
    const last = entries.at(-1)
    if (start !== '') entries.push({ at, by, text: line.slice(start.length) })
    else if (last) entries[entries.length - 1] = { ...last, text: `${last.text}\n${line}` }
    else if (line.trim() !== '') entries.push({ at: '', by: '', text: line })
  }
  return entries.map((entry) => ({ ...entry, text: entry.text.trim() }))
}

const isLineOf = (note: string, line: string) => `\n${note}\n`.includes(`\n${line}\n`)
