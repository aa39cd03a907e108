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
/** The last read, unless another tab has changed a draft since. */
let current: Promise<unknown> | undefined

const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('ben-drafts') : undefined
const changed = createEmitter()
tabs?.addEventListener('message', () => {
  current = undefined
  changed.emit()
})

/** Calls the listener after each change of a draft in another tab; returns the function that ends it. */
export const onDraftsChanged = changed.subscribe

/** The store of the drafts, unparsed. */
export const draftStore = {
  /** The drafts of all users, in no order. */
  all(): Promise<readonly (readonly [string, unknown])[]> {
    const reading = readAll()
    current = tabs && reading
    return reading
  },
  /** Resolves when `known` has the stored drafts: without a read unless another tab has changed one since the last. */
  async ready(): Promise<void> {
    await (current ?? draftStore.all())
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

async function readAll() {
  const stored = await store.entries()
  known = new Map(stored)
  return stored
}

// Repeated after the write: a read that began before it may have ended since.
async function inBoth(change: () => unknown, write: () => Promise<void>): Promise<void> {
  change()
  await write()
  change()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  tabs?.postMessage('')
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
