import { ImageInput } from '#kit/inputs/image-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useFormUpload } from './uploads.ts'
import { type Refused, useUploadFailure } from './use-upload-failure.ts'

/** A picture: uploaded when it is picked, dropped or pasted; the field keeps its address. */
export function ImageField({ refused, ...props }: InputProps<string> & Refused) {
  const upload = useFormUpload()
  return (
    <ImageInput
      {...props}
      onUpload={upload}
      resolve={pictureAddress}
      sayFailure={useUploadFailure(refused)}
    />
  )
}
