import type { ReactNode } from 'react'
import type { AdvisedSize } from '#descriptor/field-parts.ts'
import type { Operation } from '#descriptor/operation.ts'
import { useText } from '#hooks/use-text.ts'
import { ImageInput } from '#kit/inputs/image-input.tsx'
import { ImagesInput } from '#kit/inputs/images-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { formatNumber } from '#text/format.ts'
import { usePictureUpload } from './uploads.ts'
import { useFilePicker, useFormPictures } from './use-file-picker.tsx'
import { type PictureTexts, useUploadFailure } from './use-upload-failure.tsx'

interface PicturesProps extends PictureTexts {
  /** The field's own upload operation, if any. */
  readonly by?: Operation | undefined
  readonly advised?: AdvisedSize | undefined
}

/** A picture, uploaded or chosen from the file manager; its address is the value. */
export function FormImage({ refused, by, advised, ...props }: InputProps<string> & PicturesProps) {
  const { input, dialogs } = usePictures({ refused, by, advised }, props.description)
  return (
    <>
      <ImageInput {...props} {...input} />
      {dialogs}
    </>
  )
}

/** Several pictures, uploaded or chosen from the file manager; their addresses are the value. */
export function FormImages({
  refused,
  advised,
  ...props
}: InputProps<readonly string[]> & PicturesProps & { readonly max: number }) {
  const { input, dialogs } = usePictures({ refused, advised }, props.description)
  return (
    <>
      <ImagesInput {...props} {...input} />
      {dialogs}
    </>
  )
}

function usePictures(
  { refused, by, advised }: PicturesProps,
  description: InputProps<string>['description'],
) {
  const t = useText()
  const { pick, prepare: preloadPicker, picker } = useFilePicker()
  const { prepare, editor } = useFormPictures(advised)
  const openLibrary = async (present: string) => (await pick(present))?.url ?? null
  const input = {
    description: useAdvisedSize(advised, description),
    onUpload: usePictureUpload(by),
    prepare,
    resolve: pictureAddress,
    failureText: useUploadFailure(refused),
    chooser: { label: t('Chọn từ kho tệp'), openLibrary, prepare: preloadPicker },
  }
  const dialogs = (
    <>
      {picker}
      {editor}
    </>
  )
  return { input, dialogs }
}

/** The help below a picture's input: that of the field, and the size that its pictures should have. */
function useAdvisedSize(advised: AdvisedSize | undefined, help: ReactNode): ReactNode {
  const t = useText()
  if (!advised) return help
  const size = { width: formatNumber(advised.width), height: formatNumber(advised.height) }
  return (
    <>
      <span>{help}</span>
      <span>{` ${t('Cỡ nên dùng: {width} × {height} điểm ảnh.', size)}`}</span>
    </>
  )
}
