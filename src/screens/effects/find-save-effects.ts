import { closesRecords, inboxStates } from '#descriptor/inbox.ts'
import { unsentAnswers } from '#hooks/drafts/answer-draft.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { Features } from '#screens/features-context.ts'
import { bandFindings } from './band-findings.ts'
import { rateEffects } from './rate-effects.ts'
import { type BandFinding, isChanged, type SaveChange, type SaveEffect } from './save-effect.ts'

/** The effects of a save beyond its record. */
export interface SaveFindings {
  readonly bands: readonly BandFinding[]
  readonly effects: readonly SaveEffect[]
  /** The lists were not read in time, so that nothing is known. */
  readonly isLate?: boolean
}

/** The effects of a save on its price list, an unsent answer, amounts of other records and stored quotes; null for none. */
export async function findSaveEffects(
  change: SaveChange,
  quoteEffects: Features['quoteEffects'],
  t: Translate,
): Promise<SaveFindings | null> {
  const [bands, answers, rates, quotes] = await Promise.all([
    bandFindings(change),
    answerEffects(change, t),
    rateEffects(change, t),
    quoteEffects(change, t),
  ])
  const effects = [...answers, ...rates, ...quotes].filter(({ lines, rest }) => lines.length + rest > 0)
  return bands.length + effects.length > 0 ? { bands, effects } : null
}

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
