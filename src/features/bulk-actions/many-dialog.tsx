import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'

/** The most records that one press changes without a question. */
export const mostUnasked = 200

/** A change of very many records that waits for a second press. */
export interface ManyChange {
  readonly count: number
  /** The label of the field and the word of its new value. */
  readonly field: string
  readonly word: string
  readonly start: () => void
}

/** Asks once before a press changes very many records, with their number. */
export function ManyDialog({ count, field, word, start, onClose }: ManyChange & { onClose: () => void }) {
  const t = useText()
  const n = formatNumber(count)
  return (
    <ActionModal
      title={t('Đổi {n} mục cùng lúc?', { n })}
      close={text('Xem lại')}
      onClose={onClose}
      acts={[
        {
          label: text('Đổi {n} mục', { n }),
          onClick: () => {
            onClose()
            start()
          },
        },
      ]}
    >
      {t('“{field}” của cả {n} mục sẽ thành “{word}”. Đổi xong bạn vẫn hoàn tác được.', { field, n, word })}
    </ActionModal>
  )
}
