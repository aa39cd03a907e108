import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf, valuesOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { noteLine, withNoteLine, withoutNoteLine } from '#hooks/notes/note-lines.ts'
import { userName } from '#hooks/notes/user-name.ts'
import { cache } from '#hooks/read/cache.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { updateCacheAfterSave } from '#hooks/write/update-cache.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { type RecordWrite, savedRow, writeRecord } from '#hooks/write/write-record.ts'
import { notify } from '#kit/notice.tsx'
import { translate } from '#text/language.ts'
import { text } from '#text/text.ts'

/** Whether the number of a quote can be noted in the records of a resource. */
export function canNote({ quote }: Resource): boolean {
  return quote?.request?.note !== undefined
}

/** Adds a line to the note of a record as it is now, or takes it away; other lines and fields stay as they are. */
export function notePlan(resource: Resource, line: string, isUndo = false): RecordWrite['plan'] {
  const name = resource.quote?.request?.note
  return (now) => {
    if (!now || name === undefined) throw new RangeError('a quote is noted in an existing record')
    const stored = valueOf(now, name)
    // An unknown note would be overwritten unseen.
    if (stored === undefined) return { status: 'conflict' }
    const note = readText(stored)
    const next = isUndo ? withoutNoteLine(note, line) : withNoteLine(note, line)
    if (next === note) return { status: 'unchanged' }
    const values = { ...valuesOf(resource, now), [name]: next }
    return { status: 'send', sent: { before: now, values, typed: values, mergedCount: 0 } }
  }
}

/** Writes a remark on a quote into the note of the record that it answers, with an undo; returns whether it is saved. */
export async function noteQuote(resource: Resource, id: string, remark: string): Promise<boolean> {
  const line = noteLine(remark, userName(), new Date())
  const save = async (isUndo: boolean): Promise<Row | null> => {
    const known = await cache.fetchQuery(oneOptions(resource, id, cache))
    const plan = notePlan(resource, line, isUndo)
    const outcome = await writeRecord(resource, { known, plan, isListRow: true })
    const row = savedRow(resource, outcome)
    await updateCacheAfterSave(resource, row, id, cache)
    return row ?? known
  }
  const run = async (isUndo: boolean) => {
    try {
      const row = await save(isUndo)
      const name = row ? recordName(resource, row, translate) : ''
      if (isUndo)
        notify({ tone: 'plain', text: text('Đã bỏ số báo giá khỏi ghi chú của “{name}”.', { name }) })
      else
        notify({
          tone: 'good',
          text: text('Đã ghi số báo giá vào ghi chú của “{name}”.', { name }),
          undo: () => void run(true),
        })
      return true
    } catch (error) {
      const failed = error instanceof WriteFailed && { more: error.more('answer'), literal: error.text }
      notify({ tone: 'bad', text: text('Chưa ghi được số báo giá vào ghi chú.'), ...failed })
      return false
    }
  }
  return run(false)
}
