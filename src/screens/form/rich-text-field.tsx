import type { InputProps } from '#kit/inputs/input-props.tsx'
import { RichTextInput } from '#kit/inputs/rich-text-input.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useFormUpload } from './uploads.ts'
import { type Refused, useUploadFailure } from './use-upload-failure.ts'

/** Rich text whose pictures are uploaded when they are pasted, dropped or picked. */
export function RichTextField({ refused, ...props }: InputProps<string> & Refused) {
  const upload = useFormUpload()
  return (
    <RichTextInput
      {...props}
      onUpload={upload}
      resolve={pictureAddress}
      sayFailure={useUploadFailure(refused)}
    />
  )
}
