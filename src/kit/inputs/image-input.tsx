import { Button, Input } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './image-input.module.css'
import { ImagePreview } from './image-preview.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'
import { type Upload, useImageUpload } from './use-image-upload.ts'

interface ImageInputProps extends InputProps<string> {
  readonly onUpload: Upload
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
  /** Returns the text for a failed upload. */
  readonly failureText?: (error: unknown) => string
  /** Called when an upload begins and ends: a save during it would leave the picture out. */
  readonly onBusy?: (isBusy: boolean) => void
  /** Picks a stored picture instead of uploading one; resolves with its address, null for none. */
  readonly chooser?: PictureChooser
}

/** A source of stored pictures, such as the file manager. */
export interface PictureChooser {
  readonly label: string
  readonly openLibrary: () => Promise<string | null>
  /** Called on hover or focus, to load the picker's code. */
  readonly prepare?: () => void
}

/** A picture by its address: picked, dropped or pasted, uploaded at once with a preview and a retry. */
export function ImageInput({ onUpload, resolve, failureText, onBusy, chooser, ...props }: ImageInputProps) {
  const t = useText()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(props.defaultValue ?? '')
  const [isOver, setOver] = useState(false)
  const change = (next: string) => {
    setAddress(next)
    props.onChange?.(next)
  }
  const { job, send, cancel } = useImageUpload(onUpload)
  const take = async (file: File | undefined) => {
    if (!file || props.readOnly) return
    onBusy?.(true)
    await send(file, change)
    onBusy?.(false)
  }
  const openChooser = async ({ openLibrary }: PictureChooser) => {
    const chosen = await openLibrary()
    if (chosen === null) return
    cancel()
    change(chosen)
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0])
    // Otherwise the same file cannot be picked again after a failure.
    event.currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(pictureOf(event.dataTransfer))
  }
  const paste = (event: ClipboardEvent) => {
    const file = pictureOf(event.clipboardData)
    if (file) event.preventDefault()
    void take(file)
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same */}
      <fieldset
        aria-label={props.label}
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <ImagePreview src={job?.preview ?? (address && resolve(address))} job={job} label={props.label} />
        <input ref={picker} type="file" accept="image/*" hidden onChange={pick} />
        {!props.readOnly && (
          <div className={classes.actions}>
            <Button
              id={id}
              variant="default"
              size="sm"
              data-path={path}
              onFocus={props.onFocus}
              onBlur={props.onBlur}
              onClick={() => picker.current?.click()}
            >
              {address ? t('Đổi ảnh') : t('Chọn ảnh')}
            </Button>
            {chooser && (
              <Button
                variant="subtle"
                size="sm"
                onFocus={chooser.prepare}
                onPointerEnter={chooser.prepare}
                onClick={() => void openChooser(chooser)}
              >
                {chooser.label}
              </Button>
            )}
            {failure && (
              <Button variant="light" size="sm" onClick={() => void take(job?.file)}>
                {t('Thử lại')}
              </Button>
            )}
            {job ? (
              <Button variant="subtle" size="sm" onClick={cancel}>
                {failure ? t('Bỏ qua') : t('Hủy')}
              </Button>
            ) : (
              address && (
                <Button variant="subtle" color="gray" size="sm" onClick={() => change('')}>
                  {t('Bỏ ảnh')}
                </Button>
              )
            )}
            <span className={classes.hint}>{t('hoặc kéo thả, dán ảnh vào đây')}</span>
          </div>
        )}
      </fieldset>
    </Input.Wrapper>
  )
}

function pictureOf(data: DataTransfer): File | undefined {
  return [...data.files].find(({ type }) => type.startsWith('image/'))
}
