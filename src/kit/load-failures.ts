import { createContext, use } from 'react'
import { createEmitter } from '#browser/emitter.ts'
import { useText } from '#hooks/use-text.ts'

/** Keyed by the message of the error: most browsers include the address of the file. */
const retried = new Set<string>()
const failedAgain = new Set<string>()
const changes = createEmitter()

/** Records a retry by the user for code that failed with this error. */
export function noteRetry(error: unknown): void {
  retried.add(String(error))
}

/** Records a failed load: online, code that fails again after a retry needs a reload of the page. */
export function noteFailure(error: unknown): void {
  if (!navigator.onLine || !retried.has(String(error)) || needsReload(error)) return
  failedAgain.add(String(error))
  changes.emit()
}

/** Whether the code that failed with this error needs a reload of the page. */
export function needsReload(error: unknown): boolean {
  return failedAgain.has(String(error))
}

/** Calls the listener once for each file that has failed again after a retry. */
export const onNeedsReload = changes.subscribe

/** Whether the placeholder inside replaces code that needs a reload of the page. */
export const NeedsReload = createContext(false)

/** The retry button, which reloads the page where a retry cannot help, and the advice beside it. */
export function useRetry(onRetry: () => void) {
  const t = useText()
  if (use(NeedsReload)) {
    return {
      label: t('Tải lại trang'),
      run: () => location.reload(),
      reloadAdvice: t('Bấm Tải lại trang để lấy phần còn thiếu.'),
    }
  }
  return { label: t('Thử lại'), run: onRetry }
}
