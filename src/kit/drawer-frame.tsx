import { CloseButton } from '@mantine/core'
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import classes from './drawer-frame.module.css'
import { focusFirstField } from './focus-first-field.ts'
import { keepTabWithin } from './keep-tab-within.ts'
import { returnFocus } from './return-focus.ts'
import { topDrawer } from './top-drawer.ts'

interface DrawerFrameProps {
  /** Its content is mounted while it is closed, too. */
  readonly opened: boolean
  readonly title: string
  /** Escape, the cross, or a click outside; the caller decides whether the drawer closes. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The side sheet for editing a simple record: 560 px, full width on a phone; closing returns the focus. The WAI-ARIA
 * pattern of a modal dialog and not the browser's own: the lists of inputs and the notices lie above it.
 */
export function DrawerFrame({ opened, title, onClose, children }: DrawerFrameProps) {
  const t = useText()
  const titleId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  useReturnFocus(sheet)
  useFocusWithin(sheet, opened)
  useEscape(sheet, opened, onClose)
  return createPortal(
    <div className={classes.frame} hidden={!opened}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same */}
      <div className={classes.overlay} onClick={onClose} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the styles and keys of `dialog` are for those of the top layer */}
      <section role="dialog" tabIndex={-1} aria-modal aria-labelledby={titleId} className={classes.content}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton
            size={32}
            iconSize={20}
            className={classes.close}
            aria-label={t('Đóng')}
            onClick={onClose}
          />
        </header>
        <div className={classes.body}>
          <div
            ref={sheet}
            data-drawer
            data-open={opened || undefined}
            tabIndex={-1}
            className={classes.sheet}
            onFocus={toFirstField}
          >
            {children}
          </div>
        </div>
      </section>
    </div>,
    document.body,
  )
}

// The sheet, not its cross, gets the focus on opening and passes it to the first field.
function toFirstField({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) focusFirstField(currentTarget)
}

function useReturnFocus(sheet: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const before = document.activeElement
    // Read on removal: the sheet is rendered after this effect.
    const isInDrawer = (element: Element | null) => sheet.current?.closest('[role=dialog]')?.contains(element)
    return () => {
      const { activeElement, body } = document
      const isLost = activeElement === body || isInDrawer(activeElement)
      if (isLost) returnFocus(before, { preventScroll: true })
    }
  }, [sheet])
}

function useFocusWithin(sheet: RefObject<HTMLElement | null>, opened: boolean) {
  // Within the render that opens it: the next key is typed into the form.
  useLayoutEffect(() => {
    if (opened) sheet.current?.focus({ preventScroll: true })
  }, [sheet, opened])
  useEffect(() => {
    if (!opened) return undefined
    const keep = (event: KeyboardEvent) => {
      const dialog = sheet.current?.closest<HTMLElement>('[role=dialog]')
      if (dialog && isOnTop(sheet)) keepTabWithin(dialog, event)
    }
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  }, [sheet, opened])
}

/** Closes within the press: a task later, the next keys would be typed into the form that closes. */
function useEscape(sheet: RefObject<HTMLElement | null>, opened: boolean, onClose: () => void) {
  // A layout effect: the key must work as soon as the drawer is painted.
  useLayoutEffect(() => {
    if (!opened) return undefined
    const close = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event
      if (key !== 'Escape' || isComposing || !isOnTop(sheet)) return
      // The open list of a Mantine input closes first, and an open popover.
      if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return
      if (document.querySelector('[popover]:popover-open')) return
      // The default action of the key would close a dialog that opens during its dispatch.
      event.preventDefault()
      onClose()
    }
    // Before the inputs, which close their lists on the same key.
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [sheet, opened, onClose])
}

/** Whether no dialog and no other drawer lies above: a key is for the one on top. */
function isOnTop(sheet: RefObject<HTMLElement | null>): boolean {
  return !document.querySelector('dialog:modal') && topDrawer() === sheet.current
}
