import '#kit/input-styles.css'
import { Button, Input } from '@mantine/core'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { ChooserButton, type PictureChooser } from './chooser-button.tsx'
import { EditFirstButton } from './edit-first-button.tsx'
import { DropHint, ImageDropZone } from './image-drop-zone.tsx'
import { ImageFileInput } from './image-file-input.tsx'
import { ImageTiles } from './image-tiles.tsx'
import classes from './images-input.module.css'
import { fieldProps, type InputProps } from './input-props.tsx'
import { useImageItems } from './use-image-items.ts'
import type { Prepare, Upload } from './use-image-upload.ts'

interface ImagesInputProps extends InputProps<readonly string[]> {
  readonly max: number
  readonly onUpload: Upload
  /** Opens large pictures, and those that are picked for it, in an editor before their upload. */
  readonly prepare?: Prepare
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
  /** Returns the text for a failed upload. */
  readonly failureText: (error: unknown) => string
  /** Picks stored pictures instead of uploading them. */
  readonly chooser?: PictureChooser
}

const NONE: readonly string[] = []

/** Several pictures: picked, dropped, pasted or chosen, uploaded at once, sorted by dragging or by keys. */
export function ImagesInput({
  max,
  onUpload,
  prepare,
  resolve,
  failureText,
  chooser,
  ...props
}: ImagesInputProps) {
  const t = useText()
  const id = useId()
  const zone = useRef<HTMLFieldSetElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { items, add, setAddress, remove, move } = useImageItems({
    initial: props.defaultValue ?? NONE,
    max,
    onChange: props.onChange,
  })
  const [notice, setNotice] = useState('')
  const refocus = useRefocus(zone)
  // Whether the pictures of the file dialog are edited; those that are dropped or pasted are not.
  const isEdited = useRef(false)
  const take = async (files: readonly File[], isWanted = false) => {
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
  const moveTo = (key: string, to: number) => {
    refocus()
    move(key, to - 1)
    setNotice(t('Ảnh đã ở vị trí {n}', { n: to }))
  }
  const removeFocused = (key: string) => {
    // The focused remove button is removed with its picture.
    addButton.current?.focus()
    remove(key)
  }
  const isFull = items.length >= max
  const pick = (isWanted: boolean) => {
    isEdited.current = isWanted
    if (!isFull) picker.current?.click()
  }
  const { label, description, required, error, 'data-path': path } = fieldProps(props)
  return (
    <Input.Wrapper id={id} label={label} description={description} required={required} error={error}>
      <ImageDropZone
        ref={zone}
        label={props.label}
        className={classes.zone}
        filesOf={({ files }) => [...files]}
        onFiles={(files) => void take(files)}
        ignoresOthers
      >
        {items.length > 0 && (
          <ImageTiles
            items={items}
            readOnly={props.readOnly ?? false}
            onUpload={onUpload}
            resolve={resolve}
            failureText={failureText}
            onUploaded={setAddress}
            onMove={moveTo}
            onRemove={removeFocused}
            onDrop={(key, moved, where) => move(moved, dropPosition(items, key, moved, where))}
          />
        )}
        <ImageFileInput ref={picker} multiple onFiles={(files) => void take(files, isEdited.current)} />
        {!props.readOnly && (
          <div className={classes.actions}>
            <Button
              ref={addButton}
              id={id}
              variant="default"
              data-path={path}
              aria-disabled={isFull || undefined}
              data-disabled={isFull || undefined}
              onFocus={props.onFocus}
              onBlur={props.onBlur}
              onClick={() => pick(false)}
            >
              {t('Thêm ảnh')}
            </Button>
            {prepare && !isFull && <EditFirstButton onClick={() => pick(true)} />}
            {chooser && !isFull && (
              <ChooserButton
                present={items.findLast(({ address }) => address)?.address ?? ''}
                chooser={chooser}
                onChoose={(address) => add([{ address }])}
              />
            )}
            <DropHint />
          </div>
        )}
        <output className={classes.notice}>{notice}</output>
      </ImageDropZone>
    </Input.Wrapper>
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

// Browsers drop the focus of an element that is moved in the document: restore it after the move.
function useRefocus(zone: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const button = focused.current
    focused.current = null
    if (button instanceof HTMLElement && zone.current?.contains(button)) button.focus()
  })
  return () => {
    focused.current = document.activeElement
  }
}
