import { readAdviceFor } from '#hooks/advice.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { RichTextInput } from '#kit/inputs/rich-text-input.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useFormUpload } from './uploads.ts'

/** Rich text whose pictures are uploaded when they are pasted, dropped or picked. */
export function RichTextField(props: InputProps<string>) {
  const t = useText()
  const upload = useFormUpload()
  return (
    <RichTextInput
      {...props}
      onUpload={upload}
      resolve={pictureAddress}
      sayFailure={(error) => t(readAdviceFor(error))}
    />
  )
}
