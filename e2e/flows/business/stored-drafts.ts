import type { Page } from '@playwright/test'

/** A draft as IndexedDB stores it. */
export interface StoredDraft {
  readonly key: string
  readonly raw: unknown
}

/** Returns the drafts of all users in IndexedDB; `added` is stored first. */
export function storedDrafts(page: Page, added?: StoredDraft): Promise<readonly StoredDraft[]> {
  return entriesOf(page, { database: 'ben-drafts', store: 'drafts', added })
}

/** Returns the other data of all users in IndexedDB, such as the heads of their runs. */
export function storedUserData(page: Page): Promise<readonly StoredDraft[]> {
  return entriesOf(page, { database: 'ben-kept', store: 'kept' })
}

interface Place {
  readonly database: string
  readonly store: string
  readonly added?: StoredDraft | undefined
}

function entriesOf(page: Page, place: Place): Promise<readonly StoredDraft[]> {
  return page.evaluate(async ({ database: name, store: storeName, added }) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const opening = indexedDB.open(name)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
    const database = await answered(opening)
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
    if (added) await answered(store.put(added.raw, added.key))
    const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
    database.close()
    return keys.map((key, index) => ({ key: key as string, raw: values[index] as unknown }))
  }, place)
}
