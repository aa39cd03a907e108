import { useEffect, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { onSessionEnded, sessionEnded } from '#http/expiry.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { keepReturnPath } from '#session/return-path.ts'
import { session } from '#session/session.ts'
import type { SessionChange } from '#session/tabs.ts'
import { text } from '#text/text.ts'

/** The session-expired dialog (S4-23 to S4-27): shown once until dismissed, above the page, which stays mounted. */
export function ExpiryDialog() {
  const [isShown, setShown] = useState(false)
  useEffect(() => onSessionEnded(() => afterPress(() => setShown(true))), [])
  useEffect(() => session.onChange((_, why) => isOver(why) && setShown(false)), [])
  if (!isShown) return null
  const close = () => {
    setShown(false)
    sessionEnded.reset()
  }
  const confirm = () => {
    close()
    keepReturnPath(location.pathname + location.search)
    void session.signOut()
  }
  return <SessionExpiredDialog onConfirm={confirm} onClose={close} />
}

/**
 * Runs once nothing is pressed, at the latest after a second. A pressed button loads its page ahead, and a dialog that opens
 * above it for that would take its click.
 */
function afterPress(run: () => void, until = Date.now() + 1000): void {
  if (document.querySelector(':active') && Date.now() < until) setTimeout(afterPress, 50, run, until)
  else run()
}

// After a sign-out, also in another tab, the sign-in page replaces the dialog.
const isOver = (why: SessionChange) => why === 'signed-in' || why === 'signed-out'

interface SessionExpiredDialogProps {
  /** Signs out and goes to the login page. */
  readonly onConfirm: () => void
  /** Dismissed: the page stays open for reading and copying. */
  readonly onClose: () => void
}

/** The dialog of an expired session (S8-31 to S8-33). */
function SessionExpiredDialog({ onConfirm, onClose }: SessionExpiredDialogProps) {
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
