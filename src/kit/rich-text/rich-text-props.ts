import type { ReactNode } from 'react'
import type { Caret } from '#kit/caret.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import type { Prepare, Upload } from '#kit/inputs/use-image-upload.ts'
import type { FindLinks } from './link-target.ts'
import type { PickImage } from './rich-text-head.tsx'

/** The props of the rich-text editor. */
export interface RichTextInputProps extends InputProps<string> {
  /** The place that takes the focus as soon as the editor is there. */
  readonly caret?: Caret | null
  /** Uploads a picture and resolves with its address; without it the text cannot contain new pictures. */
  readonly onUpload?: Upload
  /** Opens large pictures in an editor before their upload. */
  readonly prepare?: Prepare
  /** See `pictureJobs`. */
  readonly onPicture?: (done: Promise<void>) => void
  /** Picks a stored picture. */
  readonly pickImage?: PickImage
  /** Searches the pages of this site for links. */
  readonly findLinks?: FindLinks
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve?: (address: string) => string
  /** Returns the text for a failed upload. */
  readonly failureText?: (error: unknown) => ReactNode
}
