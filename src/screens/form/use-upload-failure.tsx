import { type ReactNode, useCallback } from 'react'
import { useText } from '#hooks/use-text.ts'
import { explainFailure } from '#hooks/write/explain-failure.ts'
import { afterwards } from '#hooks/write/failure-afterwards.ts'
import { standsAlone } from '#hooks/write/shown-failure.ts'
import { UnfitPicture } from '#kit/inputs/use-image-upload.ts'
import { LiteralLine } from '#kit/literal-line.tsx'
import { sentences } from '#text/sentences.ts'

/** The texts of the resource for a picture field. */
export interface PictureTexts {
  /** The literal text for a failed upload, where the specification has one (S8-19). */
  readonly refused?: string | undefined
}

/** Returns the words for a failed upload: a sentence and an advice, the specification's literal text below them, if any. */
export function useUploadFailure(refused = ''): (error: unknown) => ReactNode {
  const t = useText()
  return useCallback(
    (error) => {
      const reasons = error instanceof UnfitPicture ? [error.text] : explainFailure('picture', error)
      const { title } = afterwards.picture
      const isHeadline = standsAlone(refused)
      return (
        <>
          <span>{sentences(t, isHeadline ? refused : title, reasons)}</span>
          <LiteralLine>{isHeadline ? '' : t(refused)}</LiteralLine>
        </>
      )
    },
    [t, refused],
  )
}
