import { createStore, type UseStore } from 'idb-keyval'
import { createEmitter } from '#browser/emitter.ts'

/** Milliseconds of half the bound: counted in two steps, so that a device that slept in the first gets the second. */
const halfBound = 1500

/** IndexedDB has not responded within three seconds: an upgrade that another tab blocks, a defect of the browser. */
class StorageSilent extends Error {
  override readonly name = 'StorageSilent'
}

/** An object store of IndexedDB whose operations end in time. */
export interface BoundedStore {
  /** Runs an operation; rejects with `StorageSilent` after three seconds, and at once while storage stays silent. */
  run<T>(operation: (store: UseStore) => Promise<T>): Promise<T>
  /** Calls the listener when every late operation has ended, so that storage can be used again. */
  onResumed(listener: () => void): void
}

const silentDatabases = new Set<string>()

/** The store `name` of a database, which is opened by the first operation. */
export function boundedStore(database: string, name: string): BoundedStore {
  const store = createStore(database, name)
  const pending = new Set<() => void>()
  const resumed = createEmitter()
  let lateCount = 0
  let hasResponded = false

  const giveUp = () => {
    silentDatabases.add(database)
    for (const abandon of pending) abandon()
    pending.clear()
  }
  const resume = () => {
    silentDatabases.delete(database)
    resumed.emit()
  }
  const run = <T>(operation: (store: UseStore) => Promise<T>): Promise<T> => {
    if (lateCount > 0) return Promise.reject(new StorageSilent())
    return new Promise<T>((resolve, reject) => {
      let isLate = false
      const abandon = () => {
        isLate = true
        lateCount += 1
        reject(new StorageSilent())
      }
      const stopTimer = afterBound(giveUp)
      const end = () => {
        stopTimer()
        pending.delete(abandon)
        hasResponded = true
        if (isLate) lateCount -= 1
        if (isLate && lateCount === 0) resume()
      }
      pending.add(abandon)
      operation(store).then(resolve, reject).finally(end)
      // The bound is waited for once: a database that has never responded is not waited for beside a silent one.
      if (!hasResponded && silentDatabases.size > 0) giveUp()
    })
  }
  return { run, onResumed: resumed.subscribe }
}

function afterBound(act: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(act, halfBound)
  }, halfBound)
  return () => clearTimeout(timer)
}
