import { useText } from '#hooks/use-text.ts'
import { text } from '#text/text.ts'
import { ActionModal } from './action-modal.tsx'
import type { LazyFallbackProps } from './lazy-component.tsx'
import { useRetry } from './load-failures.ts'

/** The placeholder of a dialog, a drawer or a menu: nothing while its code is loading, a dialog with a retry button after a failure. */
export function LazyDialogFailure<P extends { readonly onClose: () => void }>(props: LazyFallbackProps<P>) {
  const { componentProps, hasFailed, onRetry } = props
  const t = useText()
  const { label, run, reloadAdvice } = useRetry(onRetry)
  if (!hasFailed) return null
  return (
    <ActionModal
      title={t('Chưa mở được.')}
      close={text('Đóng')}
      acts={[{ label, onClick: run }]}
      onClose={componentProps.onClose}
    >
      {`${t('Chưa tải được phần này.')} ${reloadAdvice ?? t('Kiểm tra mạng rồi bấm Thử lại.')}`}
    </ActionModal>
  )
}
