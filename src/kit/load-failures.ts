import { createContext, use } from 'react'
import { useText } from '#hooks/use-text.ts'

/** Keyed by the message of the error: most browsers include the address of the file. */
const failures = new Map<string, 'retried' | 'failed again'>()

/** Records a retry by the user for code that failed with this error. */
export function noteRetry(error: unknown): void {
  failures.set(String(error), 'retried')
}

/** Records a failed load. Returns true when, online, code fails again after a retry: it needs a reload of the page. */
export function noteFailure(error: unknown): boolean {
  if (!navigator.onLine || failures.get(String(error)) !== 'retried') return false
  failures.set(String(error), 'failed again')
  return true
}

/** Whether the code that failed with this error needs a reload of the page. */
export function needsReload(error: unknown): boolean {
  return failures.get(String(error)) === 'failed again'
}

/** The error of the code that the placeholder inside replaces; null for data that failed to load. */
export const FailedCode = createContext<unknown>(null)

/** The retry button, which reloads the page where a retry cannot help, and the advice beside it. */
export function useRetry(onRetry: () => void) {
  const t = useText()
  const error = use(FailedCode)
  if (needsReload(error)) {
    return {
      label: t('Tải lại trang'),
      run: () => location.reload(),
      reloadAdvice: t('Bấm Tải lại trang để lấy phần còn thiếu.'),
    }
  }
  const run = () => {
    if (error !== null) noteRetry(error)
    onRetry()
  }
  return { label: t('Thử lại'), run }
}
