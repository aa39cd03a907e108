import '#kit/input-styles.css'
import { Button, Input } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { ChooserButton, type PictureChooser } from './chooser-button.tsx'
import { EditFirstButton } from './edit-first-button.tsx'
import { DropHint, ImageDropZone } from './image-drop-zone.tsx'
import { ImageFileInput } from './image-file-input.tsx'
import classes from './image-input.module.css'
import { ImagePreview } from './image-preview.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'
import { isUnfit, type Prepare, type Upload, useImageUpload } from './use-image-upload.ts'

interface ImageInputProps extends InputProps<string> {
  readonly onUpload: Upload
  /** Opens large pictures, and those that are picked for it, in an editor before their upload. */
  readonly prepare?: Prepare
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
  /** Returns the text for a failed upload. */
  readonly failureText?: (error: unknown) => string
  /** Picks a stored picture instead of uploading one; resolves with its address, null for none. */
  readonly chooser?: PictureChooser
}

/** A picture by its address: picked, dropped or pasted, uploaded at once with a preview and a retry. */
export function ImageInput({ onUpload, prepare, resolve, failureText, chooser, ...props }: ImageInputProps) {
  const t = useText()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(props.defaultValue ?? '')
  const change = (next: string) => {
    setAddress(next)
    props.onChange?.(next)
  }
  const { job, send, cancel } = useImageUpload(onUpload)
  // Whether the pictures of the file dialog are edited; those that are dropped or pasted are not.
  const isEdited = useRef(false)
  const [notice, setNotice] = useState('')
  const upload = (file: File | undefined) => {
    if (file) void send(file, change)
  }
  const take = async ([file, ...others]: readonly File[], isWanted = false) => {
    if (!file || props.readOnly) return
    setNotice(others.length > 0 ? t('Ô này nhận một ảnh, nên chỉ lấy “{name}”.', { name: file.name }) : '')
    upload(prepare ? (await prepare([file], isWanted))?.[0] : file)
  }
  const pick = (isWanted: boolean) => {
    isEdited.current = isWanted
    picker.current?.click()
  }
  const choose = (chosen: string) => {
    cancel()
    change(chosen)
  }
  const failure =
    job?.error !== undefined
      ? (failureText?.(job.error) ?? t('Chưa tải ảnh lên được. Kiểm tra mạng rồi bấm Thử lại.'))
      : undefined
  const { label, description, required, error, 'data-path': path } = fieldProps(props)
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      required={required}
      error={error ?? failure}
    >
      <ImageDropZone
        label={props.label}
        className={classes.zone}
        filesOf={picturesOf}
        onFiles={(files) => void take(files)}
      >
        <ImagePreview src={job?.preview ?? (address && resolve(address))} job={job} label={props.label} />
        <ImageFileInput ref={picker} onFiles={(files) => void take(files, isEdited.current)} />
        {!props.readOnly && (
          <div className={classes.actions} data-state={failure ? 'failed' : undefined}>
            <Button
              id={id}
              variant="default"
              data-path={path}
              onFocus={props.onFocus}
              onBlur={props.onBlur}
              onClick={() => pick(false)}
            >
              {address ? t('Đổi ảnh') : t('Chọn ảnh')}
            </Button>
            {prepare && <EditFirstButton onClick={() => pick(true)} />}
            {chooser && <ChooserButton present={address} chooser={chooser} onChoose={choose} />}
            {failure && !isUnfit(job?.error) && (
              <Button variant="light" onClick={() => upload(job?.file)}>
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
            <DropHint />
          </div>
        )}
        <output className={classes.notice}>{notice}</output>
      </ImageDropZone>
    </Input.Wrapper>
  )
}

function picturesOf({ files }: DataTransfer): readonly File[] {
  return [...files].filter(({ type }) => type.startsWith('image/'))
}
