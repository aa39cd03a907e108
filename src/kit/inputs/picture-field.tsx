import '#kit/input-styles.css'
import '@mantine/dropzone/styles.layer.css'
import { ActionIcon, Button, Group, Input, InputWrapperContext, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCrop } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, type Ref, use, useId, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './picture-field.module.css'
import type { Prepare, Upload } from './use-image-upload.ts'

/** A source of stored pictures, such as the file manager. */
export interface PictureChooser {
  readonly label: string
  /** Opens the source at the present picture, '' for none. */
  readonly openLibrary: (present: string) => Promise<string | null>
  /** Called on hover or focus, to load the picker's code. */
  readonly prepare?: () => void
}

/** The props of the inputs for pictures. */
export interface PictureInputProps<V> extends InputProps<V> {
  readonly onUpload: Upload
  /** Opens large pictures, and those that are picked for it, in an editor before their upload. */
  readonly prepare?: Prepare
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
  /** Returns the text for a failed upload. */
  readonly failureText: (error: unknown) => ReactNode
  /** Picks stored pictures instead of uploading them. */
  readonly chooser?: PictureChooser
}

interface PictureFieldProps {
  readonly field: ReturnType<typeof fieldProps>
  /** Of the button that picks. */
  readonly ref?: Ref<HTMLButtonElement>
  readonly pickLabel: string
  readonly multiple?: boolean
  readonly isFull?: boolean
  /** Whether pictures can be edited before their upload. */
  readonly isEditable: boolean
  readonly chooser: PictureChooser | undefined
  /** The address of the present picture; '' for none. */
  readonly present: string
  /** Why the upload has failed. */
  readonly failure?: ReactNode
  /** The message about the last pictures, such as those without room. */
  readonly notice: string
  /** With `isWanted` they were picked to be edited first. */
  readonly onFiles: (files: readonly File[], isWanted: boolean) => void
  readonly onChoose: (address: string) => void
  /** Further buttons. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of an input for pictures: they are dropped or pasted into it, picked, or chosen from the library. */
export function PictureField({ ref, field, chooser, isFull = false, ...props }: PictureFieldProps) {
  const t = useText()
  const id = useId()
  // Whether the pictures of the file dialog are edited; those that are dropped or pasted are not.
  const isEdited = useRef(false)
  const openFiles = useRef<() => void>(null)
  const pick = (isWanted: boolean) => {
    isEdited.current = isWanted
    if (!isFull) openFiles.current?.()
  }
  const { label, description, required, readOnly, onBlur, onFocus, 'data-path': path } = field
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      required={required}
      error={field.error ?? props.failure}
    >
      <PictureDropzone
        openRef={openFiles}
        aria-label={label}
        // A disabled zone would leave the file to the browser, which opens it in place of the page.
        acceptColor={readOnly ? 'gray' : undefined}
        onDrop={(files) => {
          if (!readOnly) props.onFiles(files, false)
        }}
        inputProps={{
          accept: 'image/*',
          multiple: props.multiple,
          style: { display: 'none' },
          // The handler of the zone treats a picked picture like a dropped one, so the event does not reach it.
          onChange: (event) => {
            event.stopPropagation()
            props.onFiles([...(event.currentTarget.files ?? [])], isEdited.current)
            // Otherwise the same file cannot be picked again after a failure.
            event.currentTarget.value = ''
          },
        }}
      >
        {props.children}
        {!readOnly && (
          <Group gap="xs" flex="1 1 180px" data-state={props.failure ? 'failed' : undefined}>
            <Button
              ref={ref}
              id={id}
              variant="default"
              data-path={path}
              aria-disabled={isFull || undefined}
              data-disabled={isFull || undefined}
              onFocus={onFocus}
              onBlur={onBlur}
              onClick={() => pick(false)}
            >
              {props.pickLabel}
            </Button>
            {props.isEditable && !isFull && <EditButton onClick={() => pick(true)} />}
            {chooser && !isFull && (
              <ChooserButton chooser={chooser} present={props.present} onChoose={props.onChoose} />
            )}
            {props.actions}
            <Text size="xs" c="dimmed" flex="1 0 100%" className={classes.hint}>
              {t('hoặc kéo thả, dán ảnh vào đây')}
            </Text>
          </Group>
        )}
        <Text component="output" size="xs" c="dimmed" className={classes.notice}>
          {props.notice}
        </Text>
      </PictureDropzone>
    </Input.Wrapper>
  )
}

/** Picks pictures that are edited before their upload. */
function EditButton({ onClick }: { readonly onClick: () => void }) {
  const t = useText()
  const label = t('Chọn ảnh để cắt, xoay rồi tải lên')
  return (
    <ActionIcon variant="default" size={36} aria-label={label} data-tip={label} onClick={onClick}>
      <IconCrop size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

interface ChooserButtonProps extends Pick<PictureFieldProps, 'present' | 'onChoose'> {
  readonly chooser: PictureChooser
}

/** Chooses a stored picture. */
function ChooserButton({ chooser, present, onChoose }: ChooserButtonProps) {
  const choose = async () => {
    const address = await chooser.openLibrary(present)
    if (address !== null) onChoose(address)
  }
  return (
    <Button
      variant="default"
      onFocus={chooser.prepare}
      onPointerEnter={chooser.prepare}
      onClick={() => void choose()}
    >
      {chooser.label}
    </Button>
  )
}

/** Mantine's drop zone as a group, described by the texts of its `Input.Wrapper`. */
function PictureDropzone({ children, ...props }: ComponentProps<typeof Dropzone>) {
  return (
    <Dropzone
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is Mantine's
      role="group"
      aria-describedby={use(InputWrapperContext)?.describedBy}
      p="sm"
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      classNames={{ inner: classes.inner }}
      {...props}
    >
      {children}
    </Dropzone>
  )
}
