import type { Tint } from '#descriptor/field-parts.ts'
import type { Problems } from '#descriptor/problem.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import type { Translate } from '#hooks/use-text.ts'
import { sentences } from '#text/sentences.ts'
import type { Text } from '#text/text.ts'

/** The state of a row in words. */
export interface ChangeState {
  readonly tint: Tint | 'bad'
  readonly text: string
  /** The reason of a failure, with advice. */
  readonly more?: string
  /** The literal text of a failure. */
  readonly literal?: string
}

const none: ChangeState = { tint: 'off', text: '' }

/** A short text for the outcome of a row, else for its planned change; the reason is that of the last failure. */
export function changeState(
  resource: Resource,
  change: PlannedChange | undefined,
  outcome: RowOutcome | undefined,
  t: Translate,
): ChangeState {
  const reason = outcome?.text === undefined ? {} : reasonOf(outcome, outcome.text, t)
  // A plan that was made afterwards has the created record.
  const isCreated = outcome?.id !== undefined || !change?.before
  switch (outcome?.state) {
    case 'sending':
      return { tint: 'off', text: t('Đang lưu…') }
    case 'undoing':
      return { tint: 'off', text: t('Đang hoàn tác…') }
    case 'done':
      return {
        tint: 'done',
        text: isCreated ? t('Đã tạo') : t('Đã cập nhật'),
        ...differingFields(resource, outcome, t),
        ...reason,
      }
    case 'same':
      return { tint: 'off', text: t('Vốn đã vậy') }
    case 'undone':
      return { tint: 'off', text: t('Đã hoàn tác') }
    case 'kept':
      return { tint: 'working', ...keptTexts(resource, outcome, t) }
    case 'failed':
    case 'unsure':
      if (change?.status !== 'same') return { tint: 'bad', text: t('Chưa lưu được'), ...reason }
      return { tint: 'off', text: t('Không đổi') }
    default:
      return plannedState(change, t)
  }
}

function reasonOf({ more = [], literal }: RowOutcome, text: Text, t: Translate) {
  return { more: sentences(t, text, more), ...(literal && { literal: t(literal) }) }
}

/** The errors of a row's cells: of the plan, or of the back-end. */
export function changeProblems(change: PlannedChange | undefined, outcome: RowOutcome | undefined): Problems {
  const isFailed = outcome?.state === 'failed' || outcome?.state === 'unsure'
  return { ...change?.problems, ...(isFailed ? outcome.problems : {}) }
}

function plannedState(change: PlannedChange | undefined, t: Translate): ChangeState {
  switch (change?.status) {
    case 'new':
      return { tint: 'done', text: t('Tạo mới') }
    case 'changed':
      return { tint: 'new', text: t('Cập nhật') }
    case 'held':
      return { tint: 'working', text: t('Chờ bạn chọn') }
    case 'same':
      return { tint: 'off', text: t('Không đổi') }
    case 'refused':
      return { tint: 'bad', text: t('Cần sửa') }
    default:
      return none
  }
}

/** Names the fields of which the server keeps another value. */
function differingFields(
  resource: Resource,
  { kept = [] }: RowOutcome,
  t: Translate,
): Pick<ChangeState, 'more'> {
  const fields = labelsOf(resource, kept, t)
  return fields === ''
    ? {}
    : { more: t('Máy chủ giữ giá trị khác ở: {fields}. Bạn xem lại nhé.', { fields }) }
}

const labelsOf = (resource: Resource, names: readonly string[], t: Translate) =>
  names.map((name) => t(fieldOf(resource, name).label)).join(', ')

/** Only an undo names the fields that it has left. */
function keptTexts(resource: Resource, { left }: RowOutcome, t: Translate) {
  if (!left) {
    const more = t('Người khác đã đổi giá trị này sau bạn, nên nó được giữ nguyên.')
    return { text: t('Giữ nguyên'), more }
  }
  const fields = labelsOf(resource, left, t)
  const more =
    fields === ''
      ? t('Mục đã thêm vẫn còn: bạn tự xóa nhé.')
      : t('Có người sửa sau đó nên giữ nguyên: {fields}.', { fields })
  return { text: t('Không hoàn tác'), more }
}
