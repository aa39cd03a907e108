import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './save-bar.module.css'
import bar from './sticky-bar.module.css'
import { topDrawer } from './top-drawer.ts'

interface SaveBarProps {
  /** How many fields differ from the saved record. */
  readonly count: number
  readonly isBusy?: boolean
  readonly onDiscard: () => void
  /** Further actions of the form. */
  readonly tools?: ReactNode
}

/** The footer of a form, inside its <form>: number of changed fields, Discard and Save; Ctrl+S saves too. */
export function SaveBar({ count, isBusy = false, onDiscard, tools }: SaveBarProps) {
  const t = useText()
  const save = useRef<HTMLButtonElement>(null)
  useEffect(() => onSaveKey(() => isOnTop(save.current) && save.current?.click()), [])
  const idle = count === 0 && !isBusy
  return (
    <div className={`${bar.bar} ${classes.bar}`}>
      <span className={classes.count} aria-live="polite" data-idle={idle || undefined}>
        {count === 0 ? t('Chưa có gì thay đổi') : t('{count} ô đã sửa', { count })}
      </span>
      {tools}
      <Button
        variant="default"
        onClick={idle || isBusy ? undefined : onDiscard}
        data-disabled={idle || isBusy || undefined}
        aria-disabled={idle || isBusy}
      >
        {t('Bỏ thay đổi')}
      </Button>
      {/* Not `disabled`: a button that disables itself on success would drop the focus. */}
      <Button
        ref={save}
        type={idle ? 'button' : 'submit'}
        loading={isBusy}
        data-disabled={idle || undefined}
        aria-disabled={idle}
      >
        {t('Lưu')}
      </Button>
    </div>
  )
}

// A form in a drawer may cover another form: the key is for the visible one.
function isOnTop(button: HTMLElement | null): boolean {
  const top = topDrawer()
  return !top || top.contains(button)
}

function onSaveKey(save: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
