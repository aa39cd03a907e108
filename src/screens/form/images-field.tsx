import { useText } from '#hooks/use-text.ts'
import { ImagesInput } from '#kit/inputs/images-input.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { useFilePicker } from '#screens/files/use-file-picker.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useFormUpload } from './uploads.ts'
import { type Refused, useUploadFailure } from './use-upload-failure.ts'

interface ImagesFieldProps extends InputProps<readonly string[]>, Refused {
  readonly max: number
}

/** Several pictures: each uploaded as a single one is, or chosen from the file manager; the field keeps their addresses. */
export function ImagesField({ refused, ...props }: ImagesFieldProps) {
  const t = useText()
  const upload = useFormUpload()
  const { pick, prepare, picker } = useFilePicker()
  const ask = async () => (await pick())?.url ?? null
  return (
    <>
      <ImagesInput
        {...props}
        onUpload={upload}
        resolve={pictureAddress}
        sayFailure={useUploadFailure(refused)}
        choose={{ label: t('Chọn từ kho tệp'), ask, prepare }}
      />
      {picker}
    </>
  )
}
