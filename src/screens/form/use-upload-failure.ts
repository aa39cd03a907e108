import { useCallback } from 'react'
import { UnfitPicture } from '#hooks/upload/check-picture.ts'
import { useText } from '#hooks/use-text.ts'
import { explainFailure } from '#hooks/write/explain-failure.ts'
import { sentences } from '#text/sentences.ts'

/** What a field of pictures gets of its resource's words. */
export interface Refused {
  /** The literal text of a picture that did not arrive, where the specification has one (S8-19). */
  readonly refused?: string | undefined
}

/** Says that a picture did not arrive: the specification's words first where it has any, then what to do. */
export function useUploadFailure(refused: string | undefined): (error: unknown) => string {
  const t = useText()
  return useCallback(
    (error) => {
      const why = error instanceof UnfitPicture ? [error.text] : explainFailure('picture', error)
      return sentences(t, refused ?? '', why)
    },
    [t, refused],
  )
}
