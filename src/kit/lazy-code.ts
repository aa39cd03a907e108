import { requestLostSheets } from '#browser/lost-sheets.ts'

/** A module's export that is fetched on need; `loaded` is set once it has arrived. */
export interface LazyCode<T> {
  (): Promise<T>
  readonly loaded: T | undefined
}

/** Remembers the result of a loader. A failed load is tried again by the next call. */
export function lazyCode<T extends object>(load: () => Promise<T>): LazyCode<T> {
  const memory: { loaded: T | undefined } = { loaded: undefined }
  const fetched = async () => {
    await requestLostSheets()
    return load()
  }
  const code = Object.assign(async () => (code.loaded ??= await fetched()), memory)
  return code
}
