import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval'
import { type Text, text } from '#text/text.ts'

// What storage has refused lives here until the page is closed; it stands before what storage still holds.
const memory = new Map<string, unknown>()
const listeners = new Set<(notice: Text) => void>()
let store: UseStore | undefined
let refusal: 'none' | 'untold' | 'told' = 'none'

/** Where drafts lie, as they were written: IndexedDB, or memory where it is refused or full. */
export const draftStore = {
  /** Everything there is, whoever's, in no order. */
  async all(): Promise<readonly (readonly [string, unknown])[]> {
    const both = new Map<string, unknown>([...(await stored()), ...memory])
    return [...both].filter(([, raw]) => raw !== undefined)
  },

  async put(key: string, raw: unknown): Promise<void> {
    try {
      await set(key, raw, database())
      memory.delete(key)
    } catch {
      memory.set(key, raw)
      if (refusal === 'none') refusal = 'untold'
      tell()
    }
  },

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    try {
      await delMany([...keys], database())
      for (const key of keys) memory.delete(key)
    } catch {
      for (const key of keys) memory.set(key, undefined)
    }
  },
}

/** Hears once a page load that drafts cannot be written; a listener that comes late is told at once. */
export function onDraftsRefused(listener: (notice: Text) => void): () => void {
  listeners.add(listener)
  tell()
  return () => void listeners.delete(listener)
}

function tell(): void {
  if (refusal !== 'untold' || listeners.size === 0) return
  refusal = 'told'
  for (const listener of listeners) {
    listener(
      text(
        'Trình duyệt không cho lưu bản nháp. Những gì bạn gõ vẫn còn trong biểu mẫu, nhưng sẽ mất nếu bạn đóng trang.',
      ),
    )
  }
}

async function stored(): Promise<readonly [string, unknown][]> {
  try {
    return await entries<string, unknown>(database())
  } catch {
    return []
  }
}

function database(): UseStore {
  store ??= createStore('ben-drafts', 'drafts')
  return store
}
