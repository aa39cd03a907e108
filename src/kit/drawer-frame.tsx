import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './drawer-frame.module.css'
import { topDrawer } from './top-drawer.ts'

interface DrawerFrameProps {
  readonly opened: boolean
  readonly title: string
  /** Escape, the cross, or a click beside it; whether it really closes is the caller's decision. */
  readonly onClose: () => void
  /** After it has gone from the screen: the moment to forget what it showed. */
  readonly onGone?: () => void
  readonly children: ReactNode
}

/** The side sheet a simple record is edited in: 560 px, the whole width on a phone; the focus goes back on closing. */
export function DrawerFrame({ opened, title, onClose, onGone, children }: DrawerFrameProps) {
  const t = useText()
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => {
    // Mantine hears Escape before a question above the drawer does: that key is the question's.
    if (document.querySelector('dialog:modal')) return
    // Nor does a drawer below another one: the key is for the one above.
    if (topDrawer() !== sheet.current) return
    // A question asked while the key is still going its way would be closed by that same key.
    setTimeout(onClose)
  }
  return (
    <Drawer
      opened={opened}
      onClose={close}
      {...(onGone && { onExitTransitionEnd: onGone })}
      position="right"
      lockScroll={false}
      size="min(35rem, 100vw)"
      title={title}
      closeButtonProps={{ 'aria-label': t('Đóng') }}
      classNames={{
        title: classes.title,
        header: classes.header,
        body: classes.body,
        content: classes.content,
      }}
    >
      <div
        ref={sheet}
        data-drawer
        data-autofocus
        tabIndex={-1}
        className={classes.sheet}
        onFocus={toFirstField}
      >
        {children}
      </div>
    </Drawer>
  )
}

// The sheet, not its cross, gets the focus on opening and hands it to the first field that is there;
// not under a finger, where that would cover half the screen with a keyboard.
function toFirstField({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !matchMedia('(pointer: fine)').matches) return
  currentTarget.querySelector<HTMLElement>(fields)?.focus()
}

const fields = 'input:not([type=hidden], [type=file], [readonly], [disabled]), textarea, select'
