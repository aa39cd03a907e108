import { useContext } from 'react'
import type { AdvisedSize } from '#descriptor/advised-size.ts'
import { checkPicture, UnfitPicture } from '#hooks/upload/check-picture.ts'
import { useText } from '#hooks/use-text.ts'
import { ImagesInput } from '#kit/inputs/images-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import type { Upload } from '#kit/inputs/use-image-upload.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import { useAdvisedSize } from './advised-size.tsx'
import { UploadsContext, useFormUpload } from './uploads.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { useFormPictures } from './use-form-pictures.ts'
import { type PictureTexts, useUploadFailure } from './use-upload-failure.ts'

interface ImagesFieldProps extends InputProps<readonly string[]>, PictureTexts {
  readonly max: number
  readonly advised?: AdvisedSize | undefined
}

/** Several pictures, uploaded or chosen from the file manager; their addresses are the value. */
export function ImagesField({ refused, advised, ...props }: ImagesFieldProps) {
  const t = useText()
  const upload = useFormUpload()
  const uploads = useContext(UploadsContext)
  const { pick, prepare: preloadPicker, picker } = useFilePicker()
  const { prepare, editor } = useFormPictures(advised)
  const checkAndUpload: Upload = async (file, about) => {
    const problem = await checkPicture(file)
    if (problem) throw new UnfitPicture(problem)
    return upload(file, about)
  }
  // A save also waits for the check.
  const send: Upload = (file, about) => {
    const sent = checkAndUpload(file, about)
    return uploads ? uploads.watch(sent) : sent
  }
  const openLibrary = async (present: string) => (await pick(present))?.url ?? null
  return (
    <>
      <ImagesInput
        {...props}
        description={useAdvisedSize(advised, props.description)}
        onUpload={send}
        prepare={prepare}
        resolve={pictureAddress}
        failureText={useUploadFailure(refused)}
        chooser={{ label: t('Chọn từ kho tệp'), openLibrary, prepare: preloadPicker }}
      />
      {picker}
      {editor}
    </>
  )
}
