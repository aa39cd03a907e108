import type { Translate } from '#hooks/use-text.ts'
import { sentences } from '#text/sentences.ts'
import type { RowStatus } from './paste-row.ts'
import type { Planned } from './plan-rows.ts'
import type { Sent } from './use-send-rows.ts'

/** A short text for the outcome of a row, else for its planned action. */
export function rowStatus(planned: Planned | undefined, sent: Sent | undefined, t: Translate): RowStatus {
  if (sent?.status === 'failed') {
    const { failure } = sent
    const more = failure.more('paste', Object.keys(failure.problems))
    return { tone: 'bad', text: t('Chưa lưu được'), more: sentences(t, failure.text, more) }
  }
  if (sent) return { tone: 'done', text: sent.status === 'created' ? t('Đã tạo') : t('Đã cập nhật') }
  switch (planned?.action) {
    case 'create':
      return { tone: 'new', text: t('Tạo mới') }
    case 'update':
      return { tone: 'change', text: t('Cập nhật') }
    case 'same':
      return { tone: 'same', text: t('Không đổi') }
    case 'refused':
      return { tone: 'bad', text: t('Cần sửa') }
    default:
      return { tone: 'none', text: '' }
  }
}

/** The cell errors of a row: from validation, or from the back-end. */
export function errorTexts(
  planned: Planned | undefined,
  sent: Sent | undefined,
  t: Translate,
): Readonly<Record<string, string>> {
  const problems = { ...planned?.problems, ...(sent?.status === 'failed' ? sent.failure.problems : {}) }
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, t(problem)]))
}
