import { IconMenu2 as IconMenu } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { closeBeside } from '#kit/close-beside.ts'
import { openModal } from '#kit/open-modal.ts'
import { CloseButton, ToolButton } from '#kit/tool-button.tsx'
import classes from './shell.module.css'

interface NavDrawerProps {
  readonly brand: ReactNode
  readonly children: (close: () => void) => ReactNode
}

/** The navigation on a phone: a native dialog, which traps and returns the focus and closes on Escape. */
export function NavDrawer({ brand, children }: NavDrawerProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (!opened || !dialog.current) return undefined
    const close = openModal(dialog.current)
    dialog.current.querySelector('a[aria-current]')?.scrollIntoView({ block: 'nearest' })
    return close
  }, [opened])
  useEffect(() => (dialog.current ? closeBeside(dialog.current) : undefined), [])
  const onClose = () => setOpened(false)
  return (
    <>
      <ToolButton
        className={classes.phoneOnly}
        look="gray"
        size={36}
        onClick={() => setOpened(true)}
        aria-haspopup="dialog"
        aria-label={t('Mở điều hướng')}
      >
        <IconMenu size={20} stroke={1.6} />
      </ToolButton>
      <dialog
        ref={dialog}
        className={classes.drawer}
        aria-label={t('Điều hướng')}
        onClose={onClose}
        closedby="any"
      >
        {opened && (
          <nav aria-label={t('Điều hướng')}>
            <div className={classes.drawerHead}>
              {brand}
              <CloseButton size={36} onClick={onClose} aria-label={t('Đóng điều hướng')} />
            </div>
            <div className={classes.links}>{children(onClose)}</div>
          </nav>
        )}
      </dialog>
    </>
  )
}
