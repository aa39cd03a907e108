import { useEffect, useEffectEvent } from 'react'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import { findFolder, isPicture } from './find-folder.ts'
import type { StoredFile } from './stored-file.ts'
import { filesOptions } from './use-files.ts'

/** The events by which a user goes elsewhere. */
const userEvents = ['pointerdown', 'keydown', 'wheel', 'dragenter'] as const

// The pictures of forms are no files of the file manager: they are searched once.
const absent = new Set<string>()

/** Finds the folder of the present picture and calls `onFound`, unless the user acts before. */
export function usePresentFolder(present: string, onFound: (folder: string) => void): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (present === '' || absent.has(present) || cachedFolderOf(present) !== null) return undefined
    const search = new AbortController()
    const { signal } = search
    const end = () => search.abort()
    for (const type of userEvents)
      document.addEventListener(type, end, { capture: true, passive: true, signal })
    const read = (folder: string) => cache.fetchQuery(filesOptions(folder))
    void findFolder(pictureAddress(present), pictureAddress, { read, signal }).then((folder) => {
      if (signal.aborted) return
      end()
      if (folder === null) absent.add(present)
      else found(folder)
    })
    return end
  }, [present])
}

/** The folder of the present picture, if it was loaded before; null if it was not. */
export function cachedFolderOf(present: string): string | null {
  if (present === '') return null
  const address = pictureAddress(present)
  const folders = cache.getQueriesData<readonly StoredFile[]>({ queryKey: keys.allFiles })
  const found = folders.find(([, files]) => files?.some((file) => isPicture(file, address, pictureAddress)))
  return found ? String(found[0][1]) : null
}
