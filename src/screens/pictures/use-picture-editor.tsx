import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { AdvisedSize } from '#descriptor/field-parts.ts'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { isAnimated } from '#hooks/upload/is-animated.ts'
import { isCutOff, isEditable, isTooLarge, usualSize } from '#hooks/upload/picture-edit.ts'
import { pictureSize, type Size } from '#hooks/upload/picture-size.ts'
import type { Prepare } from '#kit/inputs/use-image-upload.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'

const PictureEditor = lazyComponent(async () => (await import('./picture-editor.tsx')).PictureEditor)

interface PictureFacts {
  readonly file: File
  /** null for a file that cannot be edited, which the upload itself checks. */
  readonly size: Size | null
  readonly isAnimated: boolean
  /** Whether the browser cannot decode all of it. */
  readonly isDamaged: boolean
}

interface Pending {
  /** Its number, so that the editor of later pictures begins with them. */
  readonly key: number
  readonly facts: readonly PictureFacts[]
  readonly resolve: (files: readonly File[] | null) => void
}

/** The editor of pictures before their upload: it opens where one is larger than its field needs or would be cut off there, or on demand. */
export function usePictureEditor(advised: AdvisedSize = usualSize): {
  /** With `isWanted` the editor opens for small pictures as well. */
  readonly prepare: Prepare
  readonly editor: ReactNode
} {
  const [pending, setPending] = useState<Pending | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const opened = useRef(0)
  const waiting = useRef(new Set<Pending['resolve']>())
  const isGone = useRef(false)
  // A save that waits for the pictures of a field that is gone goes on without them.
  useEffect(() => {
    const { current } = waiting
    isGone.current = false
    return () => {
      isGone.current = true
      for (const resolve of current) resolve(null)
    }
  }, [])
  const prepare = useCallback<Prepare>(
    async (files, isWanted = false) => {
      const facts: PictureFacts[] = []
      // oxlint-disable-next-line no-await-in-loop -- large files are not read at the same time
      for (const file of files) facts.push(await factsOf(file, advised))
      const isOffered = facts.some(
        ({ file, size, isDamaged }) =>
          size && (isWanted || isDamaged || isTooLarge(file, size, advised) || isCutOff(size, advised)),
      )
      if (!isOffered || !(await isLoaded())) return files
      // One editor at a time: another one would replace it, and its pictures would never be uploaded.
      const edited = last.current.then(
        () =>
          new Promise<readonly File[] | null>((resolve) => {
            if (isGone.current) return resolve(null)
            waiting.current.add(resolve)
            setPending({ key: ++opened.current, facts, resolve })
          }),
      )
      last.current = edited
      return edited
    },
    [advised],
  )
  const finish = (files: readonly File[] | null) => {
    setPending(null)
    if (pending) waiting.current.delete(pending.resolve)
    pending?.resolve(files)
  }
  const pictures = pending?.facts.flatMap(({ file, size }) => (size ? [{ file, size }] : [])) ?? []
  const editor = pending && (
    <PictureEditor
      key={pending.key}
      pictures={pictures}
      most={advised}
      animated={pending.facts.filter((one) => one.isAnimated).length}
      onDone={(files) => {
        const edited = new Map(pictures.map(({ file }, at) => [file, files[at] ?? null]))
        finish(pending.facts.flatMap(({ file }) => (edited.has(file) ? (edited.get(file) ?? []) : file)))
      }}
      onClose={() => finish(null)}
    />
  )
  return { prepare, editor }
}

/** Loads the code of the editor; without it, pictures are uploaded as they are, as a save waits for them. */
function isLoaded(): Promise<boolean> {
  return PictureEditor.preload().then(
    () => true,
    () => false,
  )
}

async function factsOf(file: File, advised: AdvisedSize): Promise<PictureFacts> {
  const types: readonly string[] = pictureLimits.types
  const unreadable = { file, size: null, isAnimated: false, isDamaged: false }
  if (!types.includes(file.type)) return unreadable
  try {
    const size = await pictureSize(file)
    if (!size) return unreadable
    const isMoving = await isAnimated(file)
    // The editor finds out by itself for the pictures that it opens for anyway.
    const isChecked = isEditable(file, size) && (isMoving || !isTooLarge(file, size, advised))
    const { canDecode } = await import('#hooks/upload/draw-picture.ts')
    const isDamaged = isChecked && !(await canDecode(file))
    return { file, size: isMoving && !isDamaged ? null : size, isAnimated: isMoving && !isDamaged, isDamaged }
  } catch {
    // An unreadable file, which was moved or deleted since.
    return unreadable
  }
}
