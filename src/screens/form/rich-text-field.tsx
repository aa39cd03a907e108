import { useCallback, useContext } from 'react'
import { useText } from '#hooks/use-text.ts'
import { RichTextInput } from '#kit/rich-text/rich-text-input.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { findLinks } from './find-links.ts'
import type { RichTextFieldProps } from './rich-text-preview.tsx'
import { UploadsContext, useFormUpload } from './uploads.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { useFormPictures } from './use-form-pictures.ts'
import { useUploadFailure } from './use-upload-failure.ts'

/** Rich text with uploads of its pictures and a link search over the pages of this site. */
export function RichTextField({ refused, ...props }: Omit<RichTextFieldProps, 'onCaret'>) {
  const t = useText()
  const upload = useFormUpload()
  const uploads = useContext(UploadsContext)
  const resources = useContext(ResourcesContext)
  const find = useCallback((words: string) => findLinks(resources, words, t), [resources, t])
  const { pick, picker } = useFilePicker()
  const { prepare, editor } = useFormPictures()
  return (
    <>
      <RichTextInput
        {...props}
        onUpload={upload}
        prepare={prepare}
        onPicture={uploads?.addPicture}
        pickImage={pick}
        findLinks={find}
        resolve={pictureAddress}
        failureText={useUploadFailure(refused)}
      />
      {picker}
      {editor}
    </>
  )
}
