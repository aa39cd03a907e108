import type { InputProps } from '#kit/inputs/input-props.tsx'
import type { Upload } from '#kit/inputs/use-image-upload.ts'
import type { FindLinks } from './link-target.ts'
import type { PickImage } from './rich-text-head.tsx'

/** What the editor of rich text takes. */
export interface RichTextInputProps extends InputProps<string> {
  /** Sends a picture and gives its address; without it the text takes no pictures. */
  readonly onUpload?: Upload
  /** Picks a picture that is stored already. */
  readonly pickImage?: PickImage
  /** Searches the pages of this site that a text may link to. */
  readonly findLinks?: FindLinks
  /** The full address of a stored one, which may be relative to the CDN. */
  readonly resolve?: (address: string) => string
  /** What to say about a failed upload. */
  readonly sayFailure?: (error: unknown) => string
}
