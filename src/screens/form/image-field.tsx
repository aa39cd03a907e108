import type { AdvisedSize } from '#descriptor/advised-size.ts'
import type { Operation } from '#descriptor/operation.ts'
import { useText } from '#hooks/use-text.ts'
import { ImageInput } from '#kit/inputs/image-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useAdvisedSize } from './advised-size.tsx'
import { usePictureUpload } from './uploads.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { useFormPictures } from './use-form-pictures.ts'
import { type PictureTexts, useUploadFailure } from './use-upload-failure.ts'

interface ImageFieldProps extends InputProps<string>, PictureTexts {
  /** The field's own upload operation, if any. */
  readonly by?: Operation | undefined
  readonly advised?: AdvisedSize | undefined
}

/** A picture, uploaded or chosen from the file manager; its address is the value. */
export function ImageField({ refused, by, advised, ...props }: ImageFieldProps) {
  const t = useText()
  const upload = usePictureUpload(by)
  const { pick, prepare: preloadPicker, picker } = useFilePicker()
  const { prepare, editor } = useFormPictures(advised)
  const openLibrary = async (present: string) => (await pick(present))?.url ?? null
  return (
    <>
      <ImageInput
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
