import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ImagePreview } from './image-preview.tsx'
import { fieldProps } from './input-props.tsx'
import { PictureField, type PictureInputProps } from './picture-field.tsx'
import { isUnfit, useImageUpload } from './use-image-upload.ts'

/** A picture by its address: picked, dropped or pasted, uploaded at once with a preview and a retry. */
export function ImageInput(props: PictureInputProps<string>) {
  const { onUpload, prepare, resolve, failureText, chooser, readOnly } = props
  const t = useText()
  const [address, setAddress] = useState(props.defaultValue ?? '')
  const change = (next: string) => {
    setAddress(next)
    props.onChange?.(next)
  }
  const { job, send, cancel } = useImageUpload(onUpload)
  const [notice, setNotice] = useState('')
  const take = async (files: readonly File[], isWanted: boolean) => {
    const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
    if (!file || readOnly) return
    setNotice(files.length > 1 ? t('Ô này nhận một ảnh, nên chỉ lấy “{name}”.', { name: file.name }) : '')
    const ready = prepare ? (await prepare([file], isWanted))?.[0] : file
    if (ready) void send(ready, change)
  }
  const failure = job?.error === undefined ? undefined : failureText(job.error)
  return (
    <PictureField
      field={fieldProps(props)}
      pickLabel={address ? t('Đổi ảnh') : t('Chọn ảnh')}
      isEditable={prepare !== undefined}
      chooser={chooser}
      present={address}
      failure={failure}
      notice={notice}
      onFiles={(files, isWanted) => void take(files, isWanted)}
      onChoose={(chosen) => {
        cancel()
        change(chosen)
      }}
      actions={
        <>
          {job?.error !== undefined && !isUnfit(job.error) && (
            <Button variant="light" onClick={job.retry}>
              {t('Thử lại')}
            </Button>
          )}
          {job ? (
            <Button variant="subtle" onClick={cancel}>
              {failure ? t('Bỏ qua') : t('Hủy')}
            </Button>
          ) : (
            address && (
              <Button variant="subtle" color="gray" onClick={() => change('')}>
                {t('Bỏ ảnh')}
              </Button>
            )
          )}
        </>
      }
    >
      <ImagePreview src={job?.preview ?? (address && resolve(address))} job={job} label={props.label} />
    </PictureField>
  )
}
