import { type ReactNode, useState } from 'react'
import { draftsOf, dropDraftsOf, recordOf } from '#hooks/drafts/drafts.ts'
import { useText } from '#hooks/use-text.ts'
import { forgetRecent } from '#hooks/user/forget-recent.ts'
import { sendPendingDeletes } from '#hooks/write/pending-deletes.ts'
import { ConfirmDialog } from '#kit/confirm-dialog.tsx'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { session } from '#session/session.ts'

/** Signs out in every tab. It deletes the user's drafts, so it asks for confirmation where there are any. */
export function useSignOut(): { readonly signOut: () => void; readonly dialog: ReactNode } {
  const t = useText()
  const [count, setCount] = useState(0)
  const signOutNow = async () => {
    const subject = session.storedUser()?.subject
    await sendPendingDeletes()
    await session.signOut()
    forgetRecent()
    if (subject !== undefined) await dropDraftsOf(subject)
  }
  const confirmSignOut = async () => {
    const drafts = await draftsOf(session.storedUser()?.subject ?? '')
    // The last keys may not be stored as a draft yet.
    const found = Math.max(new Set(drafts.map(recordOf)).size, unsavedNow() > 0 ? 1 : 0)
    if (found > 0) setCount(found)
    else await signOutNow()
  }
  return {
    signOut: () => void confirmSignOut(),
    dialog: count > 0 && (
      <ConfirmDialog
        title={t('Đăng xuất khi còn bản nháp?')}
        confirm={t('Đăng xuất')}
        onConfirm={() => void signOutNow()}
        onClose={() => setCount(0)}
      >
        {t('Bạn có {count} bản nháp chưa lưu; đăng xuất sẽ xóa chúng.', { count })}
      </ConfirmDialog>
    ),
  }
}
