import { isRecord, readText } from '#descriptor/read.ts'
import type { FoundDraft } from './found-draft.ts'

/** The name of the draft of an import: its table. */
export const importDraft = 'import'

/** The table that is stored for an import. */
interface StoredTable {
  /** The file's name; '' for pasted cells. */
  readonly file: string
  /** The number of its rows that were not sent. */
  readonly rows: number
}

/** The table of the draft of an import; null where it cannot be read. */
export function tableIn({ values }: FoundDraft): StoredTable | null {
  const stored = parsed(values?.[importDraft])
  if (!isRecord(stored) || !isRecord(stored.table) || !Array.isArray(stored.table.rows)) return null
  const sent = Array.isArray(stored.sent) ? stored.sent.length : 0
  return { file: readText(stored.name), rows: Math.max(0, stored.table.rows.length - sent) }
}

/** Whether a draft is no table all of whose rows were sent: the page was left while the last ones were. */
export const hasUnsentRows = (draft: FoundDraft): boolean =>
  draft.id !== importDraft || tableIn(draft)?.rows !== 0

/** The rows of a table that an earlier version has stored to be pasted, by field name; null for another draft. */
export function pastedRowsIn({
  id,
  values,
}: FoundDraft): readonly Readonly<Record<string, unknown>>[] | null {
  const stored = id === 'paste' ? parsed(values?.paste) : null
  return Array.isArray(stored) && stored.length > 0 && stored.every(isRecord) ? stored : null
}

function parsed(stored: unknown): unknown {
  try {
    return JSON.parse(readText(stored))
  } catch {
    return null
  }
}
