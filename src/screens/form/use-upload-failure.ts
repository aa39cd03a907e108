import { useCallback } from 'react'
import { useText } from '#hooks/use-text.ts'
import { explainFailure } from '#hooks/write/explain-failure.ts'
import { UnfitPicture } from '#kit/inputs/unfit-picture.ts'
import { sentences } from '#text/sentences.ts'

/** The texts of the resource for a picture field. */
export interface PictureTexts {
  /** The literal text for a failed upload, where the specification has one (S8-19). */
  readonly refused?: string | undefined
}

/** Returns the text for a failed upload: the specification's literal text first, if any, then an advice. */
export function useUploadFailure(refused: string | undefined): (error: unknown) => string {
  const t = useText()
  return useCallback(
    (error) => {
      const reasons = error instanceof UnfitPicture ? [error.text] : explainFailure('picture', error)
      return sentences(t, refused ?? '', reasons)
    },
    [t, refused],
  )
}
