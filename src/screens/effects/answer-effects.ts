import { closesRecords, inboxStates } from '#descriptor/inbox.ts'
import { unsentAnswers } from '#hooks/drafts/answer-draft.ts'
import type { Translate } from '#hooks/use-text.ts'
import { isChanged, type SaveChange, type SaveEffect } from './save-effect.ts'

/** The unsent answer to a record that a save closes; it stays a draft. */
export async function answerEffects(change: SaveChange, t: Translate): Promise<readonly SaveEffect[]> {
  const { resource, row, values } = change
  if (!row || !closesRecords(resource, values)) return []
  if (!isChanged(change, [inboxStates(resource).field])) return []
  const unsent = await unsentAnswers(resource, [row.id])
  const detail = t('Vẫn giữ trong bản nháp')
  const lines = unsent.map(({ id, answer }) => ({ key: id, label: answer, detail, before: '', after: '' }))
  return [{ title: t('Lời đáp chưa đến khách'), lines, rest: 0 }]
}
