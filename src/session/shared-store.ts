import { type Text, text } from '#text/text.ts'
import { browserStore } from './browser-store.ts'

const listeners = new Set<(notice: Text) => void>()
let isRefused = false

/** The session and what belongs to it, shared by all tabs of this browser. */
export const sharedStore = browserStore('ben', 'session', () => {
  if (isRefused) return
  isRefused = true
  for (const listener of listeners) listener(notice())
})

sharedStore.onResumed(() => {
  isRefused = false
})

/** Calls the listener once when this browser does not store the session; at once when that is known already. */
export function onStorageNotice(listener: (notice: Text) => void): () => void {
  listeners.add(listener)
  if (isRefused) listener(notice())
  return () => listeners.delete(listener)
}

function notice(): Text {
  return text(
    'Trình duyệt không cho lưu phiên đăng nhập. Bạn vẫn làm việc được, nhưng tải lại trang sẽ phải đăng nhập lại.',
  )
}
