import { createEmitter } from '#browser/emitter.ts'
import { browserStore } from '#session/browser-store.ts'
import { type Text, text } from '#text/text.ts'

const refused = createEmitter<[notice: Text]>()
let refusal: 'none' | 'pending' | 'notified' = 'none'

const store = browserStore('ben-drafts', 'drafts', (operation) => {
  if (operation !== 'set') return
  if (refusal === 'none') refusal = 'pending'
  notifyListeners()
})

/** The store of the drafts, unparsed. */
export const draftStore = {
  /** The drafts of all users, in no order. */
  all: () => store.entries(),
  put: (key: string, raw: unknown): Promise<void> => store.set(key, raw),
  remove: (keys: readonly string[]): Promise<void> => store.remove(...keys),
}

/** Calls the listener once per page load if drafts cannot be stored, at once if that is already known. */
export function onDraftsRefused(listener: (notice: Text) => void): () => void {
  const stop = refused.subscribe(listener)
  notifyListeners()
  return stop
}

function notifyListeners(): void {
  if (refusal !== 'pending' || !refused.hasListeners()) return
  refusal = 'notified'
  refused.emit(
    text(
      'Trình duyệt không cho lưu bản nháp. Những gì bạn gõ vẫn còn trong biểu mẫu, nhưng sẽ mất nếu bạn đóng trang.',
    ),
  )
}
