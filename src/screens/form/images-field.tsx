import type { AdvisedSize } from '#descriptor/advised-size.ts'
import { useText } from '#hooks/use-text.ts'
import { ImagesInput } from '#kit/inputs/images-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useAdvisedSize } from './advised-size.tsx'
import { usePictureUpload } from './uploads.ts'
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
  const upload = usePictureUpload()
  const { pick, prepare: preloadPicker, picker } = useFilePicker()
  const { prepare, editor } = useFormPictures(advised)
  const openLibrary = async (present: string) => (await pick(present))?.url ?? null
  return (
    <>
      <ImagesInput
        {...props}
        description={useAdvisedSize(advised, props.description)}
        onUpload={upload}
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
