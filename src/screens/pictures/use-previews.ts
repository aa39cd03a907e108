import { useEffect, useState } from 'react'
import { previewPicture } from '#hooks/upload/draw-picture.ts'
import { isEditable } from '#hooks/upload/picture-edit.ts'
import type { EditablePicture } from './use-edited-pictures.ts'

/** The pixels of a preview; null while they are decoded, 'failed' for a damaged picture or one that is too large. */
export type Preview = ImageBitmap | 'failed' | null

/** The largest side of a preview in pixels. */
export const previewSide = 1000

/** Small pixels of pictures, decoded one after the other; they are closed with the component. */
export function usePreviews(pictures: readonly EditablePicture[]): readonly Preview[] {
  // The pictures of an open dialog do not change.
  const [given] = useState(pictures)
  const [previews, setPreviews] = useState<readonly Preview[]>(() => given.map(() => null))
  useEffect(() => {
    const ended = new AbortController()
    const bitmaps: ImageBitmap[] = []
    const note = (at: number, preview: Preview) => {
      if (preview instanceof ImageBitmap) bitmaps.push(preview)
      if (ended.signal.aborted) close()
      else setPreviews((all) => all.map((one, place) => (place === at ? preview : one)))
    }
    const close = () => {
      for (const bitmap of bitmaps.splice(0)) bitmap.close()
    }
    for (const [at, { file, size }] of given.entries()) {
      const decoded = isEditable(file, size)
        ? previewPicture(file, size, { width: previewSide, height: previewSide }, ended.signal)
        : Promise.reject(new RangeError('too large'))
      decoded.then(
        (bitmap) => note(at, bitmap),
        () => note(at, 'failed'),
      )
    }
    return () => {
      ended.abort()
      close()
    }
  }, [given])
  return previews
}
