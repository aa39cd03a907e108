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
  /** Follows its button while the page scrolls or changes, and is a sheet at the bottom of a phone. */
  readonly isPanel?: boolean
}

/** A native popover under the end of a button; closes on Escape and on a click outside, a menu also when its button moves. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, onClose, children, role, label, onKeyDown, isPanel = false } = props
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    anchor.setAttribute('aria-expanded', 'true')
    element.showPopover()
    position(element, anchor)
    // On a touch screen the keyboard would cover the panel.
    const input = isPanel && matchMedia('(pointer: fine)').matches ? element.querySelector('input') : null
    const first = isPanel ? 'button' : 'button, input, a'
    ;(input ?? element.querySelector<HTMLElement>(first))?.focus()
    return () => {
      anchor.removeAttribute('aria-expanded')
      // A dialog that opens in its place must find the focus on the button, to return it there.
      if (element.contains(document.activeElement) || document.activeElement === document.body) {
        anchor.focus({ preventScroll: true })
      }
    }
  }, [anchor, isPanel])
  useEffect(() => {
    // Not every scroll event moves the button: the browser also sends one when it keeps rows in place that others push.
    const start = anchor.getBoundingClientRect()
    const moved = () => {
      if (!isPanel && isDistant(start, anchor.getBoundingClientRect())) onClose()
      if (isPanel && box.current) position(box.current, anchor)
    }
    const scrolled = (event: Event) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) moved()
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    window.addEventListener('resize', moved)
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true })
      window.removeEventListener('resize', moved)
    }
  }, [anchor, onClose, isPanel])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is a menu or a dialog
    <div
      ref={box}
      popover="auto"
      role={role ?? 'dialog'}
      aria-label={label}
      className={classes.popover}
      data-panel={isPanel || undefined}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

/** Whether a button has moved by more than rounding. */
function isDistant(start: DOMRect, now: DOMRect): boolean {
  return Math.abs(start.top - now.top) > 2 || Math.abs(start.right - now.right) > 2
}

const gap = 4
/** The distance to the edges of the window. */
const edge = 8

/** Places a popover under its button, or above it where there is more room; never over the menu of the app. */
function position(element: HTMLElement, anchor: HTMLElement): void {
  element.style.maxHeight = ''
  const button = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const below = window.innerHeight - button.bottom - gap - edge
  const above = button.top - gap - edge
  const isBelow = height <= below || below >= above
  const page = anchor.closest('main')?.firstElementChild?.getBoundingClientRect().left ?? edge
  const right = Math.min(button.right, window.innerWidth - edge)
  const left =
    right - width >= page
      ? right - width
      : Math.max(edge, Math.min(button.left, window.innerWidth - edge - width))
  const { style } = element
  style.maxHeight = `${isBelow ? below : above}px`
  style.top = isBelow ? `${button.bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${window.innerHeight - button.top + gap}px`
  style.left = `${left}px`
}
