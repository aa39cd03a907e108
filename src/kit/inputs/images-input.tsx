import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { ImagePreview } from './image-preview.tsx'
import { ImageTile } from './image-tile.tsx'
import { fieldProps } from './input-props.tsx'
import { PictureField, type PictureInputProps } from './picture-field.tsx'
import { useImageItems } from './use-image-items.ts'
import { isUnfit, type Upload, useImageUpload } from './use-image-upload.ts'

interface ImagesInputProps extends PictureInputProps<readonly string[]> {
  readonly max: number
}

const NONE: readonly string[] = []

/** Several pictures: picked, dropped, pasted or chosen, uploaded at once, sorted by dragging or by keys. */
export function ImagesInput({ max, onUpload, prepare, resolve, failureText, ...props }: ImagesInputProps) {
  const t = useText()
  const addButton = useRef<HTMLButtonElement>(null)
  const { items, add, setAddress, remove, move } = useImageItems({
    initial: props.defaultValue ?? NONE,
    max,
    onChange: props.onChange,
  })
  const [notice, setNotice] = useState('')
  const take = async (files: readonly File[], isWanted: boolean) => {
    if (files.length === 0 || props.readOnly) return
    // Pictures for which there is no room are not edited first.
    const taken = files.slice(0, Math.max(0, max - items.length))
    const left = files.length - taken.length
    if (!prepare || taken.length === 0) return upload(taken, left)
    const prepared = await prepare(taken, isWanted)
    // Starts the uploads in this task: a save that waits for the pictures goes on in the next one.
    if (prepared) flushSync(() => upload(prepared, left))
  }
  const upload = (files: readonly File[], left: number) => {
    const rejected = left + files.length - add(files.map((file) => ({ file })))
    setNotice(
      rejected > 0 ? t('Tối đa {max} ảnh; {count} ảnh chưa được thêm.', { max, count: rejected }) : '',
    )
  }
  const removeItem = (key: string) =>
    focusAfter(
      () => remove(key),
      () => addButton.current,
    )
  const moveTo = (key: string, to: number) => {
    const focused = document.activeElement
    // Browsers drop the focus of an element that is moved in the document.
    focusAfter(
      () => {
        move(key, to - 1)
        setNotice(t('Ảnh đã ở vị trí {n}', { n: to }))
      },
      () => focused,
    )
  }
  return (
    <PictureField
      field={fieldProps(props)}
      ref={addButton}
      pickLabel={t('Thêm ảnh')}
      multiple
      isFull={items.length >= max}
      isEditable={prepare !== undefined}
      chooser={props.chooser}
      present={items.findLast(({ address }) => address)?.address ?? ''}
      notice={notice}
      onFiles={(files, isWanted) => void take(files, isWanted)}
      onChoose={(address) => add([{ address }])}
    >
      {items.length > 0 && (
        <Group component="ul" gap="sm" align="start" w="100%">
          {items.map(({ key, address, file }, at) =>
            file ? (
              <PendingImage
                key={key}
                file={file}
                onUpload={onUpload}
                failureText={failureText}
                onUploaded={(uploaded) => setAddress(key, uploaded)}
                onCancel={() => removeItem(key)}
              />
            ) : (
              <ImageTile
                key={key}
                id={key}
                position={at + 1}
                count={items.length}
                readOnly={props.readOnly ?? false}
                onMove={(to) => moveTo(key, to)}
                onRemove={() => removeItem(key)}
                onDrop={(moved, where) => move(moved, dropPosition(items, key, moved, where))}
              >
                <ImagePreview src={resolve(address)} job={null} label={t('Ảnh {n}', { n: at + 1 })} />
              </ImageTile>
            ),
          )}
        </Group>
      )}
    </PictureField>
  )
}

/** The position of a picture that is dropped before or after another one. */
function dropPosition(
  items: readonly { readonly key: string }[],
  key: string,
  moved: string,
  where: 'before' | 'after',
): number {
  const others = items.filter((item) => item.key !== moved)
  return others.findIndex((item) => item.key === key) + (where === 'after' ? 1 : 0)
}

interface PendingImageProps {
  readonly file: File
  readonly onUpload: Upload
  readonly failureText: (error: unknown) => ReactNode
  readonly onUploaded: (address: string) => void
  readonly onCancel: () => void
}

/** A picture being uploaded; a failed one stays, with a retry button. */
function PendingImage({ file, onUpload, failureText, onUploaded, onCancel }: PendingImageProps) {
  const t = useText()
  const { job, send } = useImageUpload(onUpload)
  const start = useRef(() => void send(file, onUploaded))
  useEffect(() => start.current(), [])
  const hasFailed = job?.error !== undefined
  return (
    <Group
      component="li"
      gap={4}
      maw={hasFailed ? undefined : 96}
      w={hasFailed ? '100%' : undefined}
      justify={hasFailed ? undefined : 'center'}
      data-state={hasFailed ? 'failed' : undefined}
    >
      <ImagePreview src={job?.preview ?? ''} job={job} label={file.name} />
      {hasFailed && !isUnfit(job.error) && (
        <Button variant="light" size="compact-sm" onClick={job.retry}>
          {t('Thử lại')}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        {hasFailed ? t('Bỏ qua') : t('Hủy')}
      </Button>
      {hasFailed && (
        <Text role="alert" c="var(--mantine-color-error)" flex="1 0 100%">
          <b>{file.name}</b>
          <span> </span>
          <span>{failureText(job.error)}</span>
        </Text>
      )}
    </Group>
  )
}
