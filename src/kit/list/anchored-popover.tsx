import { type KeyboardEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import classes from './anchored-popover.module.css'

interface AnchoredPopoverProps {
  /** The button that the popover is anchored to; closing returns the focus to it. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly children: ReactNode
  readonly role?: 'menu' | 'dialog'
  readonly label: string
  readonly onKeyDown?: KeyboardEventHandler
}

/** A native popover under the end of a button; closes on Escape, on a click outside and on scrolling. */
export function AnchoredPopover({ anchor, onClose, children, role, label, onKeyDown }: AnchoredPopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    anchor.setAttribute('aria-expanded', 'true')
    element.showPopover()
    position(element, anchor)
    element.querySelector<HTMLElement>('button, input')?.focus()
    return () => {
      anchor.removeAttribute('aria-expanded')
      // A dialog that opens in its place must find the focus on the button, to return it there.
      if (element.contains(document.activeElement) || document.activeElement === document.body) {
        anchor.focus({ preventScroll: true })
      }
    }
  }, [anchor])
  useEffect(() => {
    const scrolled = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) onClose()
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true })
      window.removeEventListener('resize', onClose)
    }
  }, [onClose])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is a menu or a dialog
    <div
      ref={box}
      popover="auto"
      role={role ?? 'dialog'}
      aria-label={label}
      className={classes.popover}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

const GAP = 4

function position(element: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const below = button.bottom + GAP
  const hasRoom = below + height <= window.innerHeight || button.top < height
  element.style.top = `${hasRoom ? below : button.top - GAP - height}px`
  element.style.left = `${Math.max(8, Math.min(button.right - width, window.innerWidth - width - 8))}px`
}
