import type { Row } from '#descriptor/row.ts'
import type { UnsentAnswer } from '#hooks/drafts/answer-draft.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'

/** Records that are about to be closed, some with an answer that was not sent. */
export interface Closing {
  readonly rows: readonly Row[]
  readonly unsent: readonly UnsentAnswer[]
  readonly start: (rows: readonly Row[]) => void
}

/** Names the records whose answer was not sent before they are closed with others; their answers stay drafts. */
export function UnsentAnswersDialog({ rows, unsent, start, onClose }: Closing & { onClose: () => void }) {
  const t = useText()
  const names = unsent.map(({ label }) => t('“{name}”', { name: label }))
  const others = rows.filter(({ id }) => unsent.every((one) => one.id !== id))
  const run = (some: readonly Row[]) => {
    onClose()
    start(some)
  }
  return (
    <ActionModal
      title={t('Còn lời đáp chưa đến khách')}
      close={text('Xem lại')}
      onClose={onClose}
      acts={[
        {
          label: text('Đóng cả {n} mục', { n: formatNumber(rows.length) }),
          isMinor: others.length > 0,
          onClick: () => run(rows),
        },
        ...(others.length > 0
          ? [
              {
                label: text('Chỉ đóng {n} mục khác', { n: formatNumber(others.length) }),
                onClick: () => run(others),
              },
            ]
          : []),
      ]}
    >
      {t('Lời đáp cho {names} đã viết mà chưa gửi; đóng lại thì lời đáp vẫn giữ trong bản nháp.', {
        names: names.slice(0, 5).join(', ') + (names.length > 5 ? '…' : ''),
      })}
    </ActionModal>
  )
}
