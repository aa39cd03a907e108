import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './drawer-frame.module.css'
import { focusFirstField } from './focus-first-field.ts'
import { topDrawer } from './top-drawer.ts'

interface DrawerFrameProps {
  readonly opened: boolean
  /** Whether its content is mounted while it is closed. */
  readonly isKept?: boolean
  readonly title: string
  /** Escape, the cross, or a click outside; the caller decides whether the drawer closes. */
  readonly onClose: () => void
  /** Called after the closing animation, when the content may be dropped. */
  readonly onClosed?: () => void
  readonly children: ReactNode
}

/** The side sheet for editing a simple record: 560 px, full width on a phone; closing returns the focus. */
export function DrawerFrame({
  opened,
  isKept = false,
  title,
  onClose,
  onClosed,
  children,
}: DrawerFrameProps) {
  const t = useText()
  const sheet = useRef<HTMLDivElement>(null)
  useReturnFocus(sheet)
  const close = () => {
    // Mantine handles Escape before a dialog above the drawer does: the key belongs to the dialog.
    if (document.querySelector('dialog:modal')) return
    // A drawer below another one ignores the key: only the top one closes.
    if (topDrawer() !== sheet.current) return
    // A dialog opened during the dispatch of this key would be closed by the same key.
    setTimeout(onClose)
  }
  return (
    <Drawer
      opened={opened}
      keepMounted={isKept}
      // The default mode runs no effects.
      keepMountedMode="display-none"
      onClose={close}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      position="right"
      lockScroll={false}
      size="min(35rem, 100vw)"
      title={title}
      closeButtonProps={{ 'aria-label': t('Đóng'), iconSize: 20 }}
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
        data-open={opened || undefined}
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

// The sheet, not its cross, gets the focus on opening and passes it to the first field.
function toFirstField({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) focusFirstField(currentTarget)
}

// The drawer itself returns the focus only where it closes before it is removed.
function useReturnFocus(sheet: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const before = document.activeElement
    // Read on removal: the sheet is rendered after this effect.
    const isInDrawer = (element: Element | null) => sheet.current?.closest('[role=dialog]')?.contains(element)
    return () => {
      const { activeElement, body } = document
      const isLost = activeElement === body || isInDrawer(activeElement)
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [sheet])
}
