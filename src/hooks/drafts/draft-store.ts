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

let known = new Map<string, unknown>()

/** The store of the drafts, unparsed. */
export const draftStore = {
  /** The drafts of all users, in no order. */
  async all(): Promise<readonly (readonly [string, unknown])[]> {
    const stored = await store.entries()
    known = new Map(stored)
    return stored
  },
  /** The drafts as they were read last, with the changes of this tab since: for a first render, which cannot wait. */
  known: (): readonly (readonly [string, unknown])[] => [...known],
  put: (key: string, raw: unknown): Promise<void> =>
    inBoth(
      () => known.set(key, raw),
      () => store.set(key, raw),
    ),
  remove: (keys: readonly string[]): Promise<void> =>
    inBoth(
      () => keys.forEach((key) => known.delete(key)),
      () => store.remove(...keys),
    ),
}

// Repeated after the write: a read that began before it may have ended since.
async function inBoth(change: () => unknown, write: () => Promise<void>): Promise<void> {
  change()
  await write()
  change()
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
