import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './drawer-frame.module.css'

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
  // Mantine hears Escape before a question above the drawer does: that key is the question's.
  const close = () => document.querySelector('dialog:modal') ?? onClose()
  return (
    <Drawer
      opened={opened}
      onClose={close}
      {...(onGone && { onExitTransitionEnd: onGone })}
      position="right"
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
      <div data-drawer>{children}</div>
    </Drawer>
  )
}
