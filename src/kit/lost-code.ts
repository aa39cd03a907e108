import { createContext, use } from 'react'
import { useText } from '#hooks/use-text.ts'

/** By the message of the failure: most browsers put the address of the file into it. */
const retried = new Set<string>()
const lost = new Set<string>()
const listeners = new Set<() => void>()

/** Notes that a person has asked for another try of code that failed with this error. */
export function noteRetry(error: unknown): void {
  retried.add(String(error))
}

/** Notes a failed load: code that fails again after another try, with a network, only a reload of the page can fetch. */
export function noteFailure(error: unknown): void {
  if (!navigator.onLine || !retried.has(String(error)) || needsReload(error)) return
  lost.add(String(error))
  for (const listener of listeners) listener()
}

/** Whether the code that failed with this error needs a reload of the page. */
export function needsReload(error: unknown): boolean {
  return lost.has(String(error))
}

/** Calls the listener once for each file that has failed again after another try. */
export function onNeedsReload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether what is below it stands in for code that needs a reload of the page. */
export const NeedsReload = createContext(false)

/** The button that tries again, or reloads the page where another try cannot help, and the advice beside it. */
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
