import type { ReactNode, Ref } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useDragOver } from '#kit/use-drag-over.ts'
import classes from './image-drop-zone.module.css'
import { InputFieldset } from './input-fieldset.tsx'

interface ImageDropZoneProps {
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly label: string
  /** The layout of the children. */
  readonly className: string | undefined
  /** The files that are taken from a drop or a paste. */
  readonly filesOf: (data: DataTransfer) => readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  /** Leaves drags without files to other handlers, such as those of tiles. */
  readonly ignoresOthers?: boolean
  readonly children: ReactNode
}

/** The frame of an input for pictures, onto which they are dropped or pasted. */
export function ImageDropZone({ ref, label, className, filesOf, onFiles, ...props }: ImageDropZoneProps) {
  const { isOver, onOver, onLeave, onEnd } = useDragOver()
  const isTaken = ({ types }: DataTransfer) => !props.ignoresOthers || types.includes('Files')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same
    <InputFieldset
      ref={ref}
      aria-label={label}
      className={`${classes.zone} ${className}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isTaken(event.dataTransfer)) return
        event.preventDefault()
        onOver()
      }}
      onDragLeave={(event) => onLeave(event, event.currentTarget.getBoundingClientRect())}
      onDrop={(event) => {
        if (!isTaken(event.dataTransfer)) return
        event.preventDefault()
        onEnd()
        onFiles(filesOf(event.dataTransfer))
      }}
      onPaste={(event) => {
        const files = filesOf(event.clipboardData)
        if (files.length > 0) event.preventDefault()
        onFiles(files)
      }}
    >
      {props.children}
    </InputFieldset>
  )
}

/** The hint that pictures can be dropped or pasted. */
export function DropHint() {
  const t = useText()
  return <span className={classes.hint}>{t('hoặc kéo thả, dán ảnh vào đây')}</span>
}
