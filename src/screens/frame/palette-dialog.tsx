import { IconSearch } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { closeBeside } from '#kit/close-beside.ts'
import shared from '#kit/dialog.module.css'
import { openModal } from '#kit/open-modal.ts'
import { CloseButton } from '#kit/tool-button.tsx'
import { type CommandPaletteProps, useFeatures } from '#screens/features-context.ts'
import classes from './palette-dialog.module.css'

type PaletteDialogProps = Omit<CommandPaletteProps, 'query' | 'input' | 'listId'>

/**
 * The modal dialog of the command palette. It keeps the focus inside and returns it at the end. Its input takes text at once; the
 * results, whose code may be loaded later, handle the other keys of the input and set its attributes for the active result.
 */
export function PaletteDialog(props: PaletteDialogProps) {
  const { onClose } = props
  const t = useText()
  const { CommandPalette } = useFeatures()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const listId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const close = openModal(element)
    const stop = closeBeside(element)
    return () => {
      stop()
      close()
    }
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={`${shared.dialog} ${classes.dialog}`}
      aria-label={t('Tìm hoặc đi tới')}
      closedby="any"
      onClose={onClose}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('Tìm hoặc đi tới')}
          aria-expanded={false}
          aria-controls={listId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('Tên màn hình, việc muốn làm, hoặc vài chữ trong mục cần tìm')}
          // Not while an IME composition is open.
          onChange={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setQuery(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <CloseButton className={classes.close} size={40} aria-label={t('Đóng')} onClick={onClose} />
      </div>
      <CommandPalette {...props} query={query} input={input} listId={listId} />
    </dialog>,
    document.body,
  )
}
