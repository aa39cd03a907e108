import type { Page } from '@playwright/test'

/** A draft as IndexedDB stores it. */
export interface StoredDraft {
  readonly key: string
  readonly raw: unknown
}

/** Returns the drafts of all users in IndexedDB; `added` is stored first. */
export async function storedDrafts(page: Page, added?: StoredDraft): Promise<readonly StoredDraft[]> {
  return page.evaluate(async (draft) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const opening = indexedDB.open('ben-drafts')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'))
    const database = await answered(opening)
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
    if (draft) await answered(store.put(draft.raw, draft.key))
    const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
    database.close()
    return keys.map((key, index) => ({ key: key as string, raw: values[index] as unknown }))
  }, added)
}
