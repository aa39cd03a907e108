import { checkPicture, UnfitPicture } from '#hooks/upload/check-picture.ts'
import { useText } from '#hooks/use-text.ts'
import { ImagesInput } from '#kit/inputs/images-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import type { Upload } from '#kit/inputs/use-image-upload.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import { useFormUpload } from './uploads.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { type PictureTexts, useUploadFailure } from './use-upload-failure.ts'

interface ImagesFieldProps extends InputProps<readonly string[]>, PictureTexts {
  readonly max: number
}

/** Several pictures, uploaded or chosen from the file manager; their addresses are the value. */
export function ImagesField({ refused, ...props }: ImagesFieldProps) {
  const t = useText()
  const upload = useFormUpload()
  const { pick, prepare, picker } = useFilePicker()
  const send: Upload = async (file, about) => {
    const problem = await checkPicture(file)
    if (problem) throw new UnfitPicture(problem)
    return upload(file, about)
  }
  const openLibrary = async (present: string) => (await pick(present))?.url ?? null
  return (
    <>
      <ImagesInput
        {...props}
        onUpload={send}
        resolve={pictureAddress}
        failureText={useUploadFailure(refused)}
        chooser={{ label: t('Chọn từ kho tệp'), openLibrary, prepare }}
      />
      {picker}
    </>
  )
}
