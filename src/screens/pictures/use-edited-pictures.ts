import { useEffect, useState } from 'react'
import type { AdvisedSize } from '#descriptor/field-parts.ts'
import { editPicture, previewPicture } from '#hooks/upload/draw-picture.ts'
import { isEditable, middleCut, noEdit, type PictureEdit } from '#hooks/upload/picture-edit.ts'
import type { Size } from '#hooks/upload/picture-size.ts'

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

/** A picture before its upload, as it is and as it is edited. */
export interface EditedPicture {
  readonly file: File
  readonly size: Size
  readonly edit: PictureEdit
  /** The file is uploaded as it is. */
  readonly isOriginal: boolean
  /** The edited file; null until it is made, 'failed' for a damaged picture or one that is too large to be decoded. */
  readonly result: File | 'failed' | null
}

/** A picture that can be edited. */
export type EditablePicture = Pick<EditedPicture, 'file' | 'size'>

/** Milliseconds without a change after which an edited file is made. */
const settledMs = 200

/** The pictures before their upload; their edited files are made one after the other. */
export function useEditedPictures(pictures: readonly EditablePicture[], most: AdvisedSize) {
  const [items, setItems] = useState<readonly EditedPicture[]>(() =>
    pictures.map(({ file, size }) => ({
      file,
      size,
      edit: firstEdit(size, most),
      isOriginal: false,
      result: isEditable(file, size) ? null : 'failed',
    })),
  )
  useEffect(() => {
    const at = items.findIndex(({ result, isOriginal }) => result === null && !isOriginal)
    const item = items[at]
    if (!item) return undefined
    const outdated = new AbortController()
    const { signal } = outdated
    const make = async () => {
      const result = await editPicture(item.file, item.edit, most, signal).catch(() => 'failed' as const)
      if (!signal.aborted) setItems((all) => withPicture(all, at, { result }))
    }
    const timer = setTimeout(() => void make(), settledMs)
    return () => {
      outdated.abort()
      clearTimeout(timer)
    }
  }, [items, most])
  return {
    items,
    setEdit: (at: number, edit: PictureEdit) =>
      setItems((all) =>
        withPicture(all, at, { edit, result: all[at]?.result === 'failed' ? 'failed' : null }),
      ),
    setOriginal: (at: number, isOriginal: boolean) => setItems((all) => withPicture(all, at, { isOriginal })),
  }
}

function withPicture(
  all: readonly EditedPicture[],
  at: number,
  next: Partial<EditedPicture>,
): readonly EditedPicture[] {
  return all.map((one, place) => (place === at ? { ...one, ...next } : one))
}

/** The file of a picture that is uploaded; null until it is made, and for one that is left out. */
export function uploadedFile({ file, isOriginal, result }: EditedPicture): File | null {
  if (isOriginal) return file
  return result === 'failed' ? null : result
}

/** A picture that is always shown in one ratio is cut to it. */
function firstEdit(size: Size, most: AdvisedSize): PictureEdit {
  return most.fixedRatio ? { turns: 0, cut: ratioCut(size, most.width / most.height) } : noEdit
}

/** The cut of a ratio; null for a picture that has it already. */
export function ratioCut(turned: Size, ratio: number): PictureEdit['cut'] {
  return Math.abs(turned.width / turned.height / ratio - 1) < 0.01 ? null : middleCut(turned, ratio)
}
