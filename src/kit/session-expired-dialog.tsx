import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
import { ActionModal } from './action-modal.tsx'

interface SessionExpiredDialogProps {
  /** Signs out and goes to the login page. */
  readonly onConfirm: () => void
  /** Dismissed: the page stays open for reading and copying. */
  readonly onClose: () => void
}

/** The dialog of an expired session (S8-31 to S8-33). */
export function SessionExpiredDialog({ onConfirm, onClose }: SessionExpiredDialogProps) {
  const t = useText()
  return (
    <ActionModal
      title={t('Phiên làm việc đã hết hạn!')}
      onClose={onClose}
      close={text('Để sau')}
      acts={[{ label: text('Đăng nhập'), isFocused: true, onClick: onConfirm }]}
    >
      {t(
        'Phiên làm việc hiện tại đã hết hạn. Hãy đăng nhập lại để tiếp tục; nội dung bạn đang nhập vẫn được giữ.',
      )}
    </ActionModal>
  )
}
