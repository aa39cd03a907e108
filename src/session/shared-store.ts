import { createEmitter } from '#browser/emitter.ts'
import { type Text, text } from '#text/text.ts'
import { browserStore } from './browser-store.ts'

const refused = createEmitter<[notice: Text]>()
let isRefused = false

/** The session and what belongs to it, shared by all tabs of this browser. */
export const sharedStore = browserStore('ben', 'session', () => {
  if (isRefused) return
  isRefused = true
  refused.emit(notice())
})

sharedStore.onResumed(() => {
  isRefused = false
})

/** Calls the listener once when this browser does not store the session; at once when that is known already. */
export function onStorageNotice(listener: (notice: Text) => void): () => void {
  const stop = refused.subscribe(listener)
  if (isRefused) listener(notice())
  return stop
}

function notice(): Text {
  return text(
    'Trình duyệt không cho lưu phiên đăng nhập. Bạn vẫn làm việc được, nhưng tải lại trang sẽ phải đăng nhập lại.',
  )
}
