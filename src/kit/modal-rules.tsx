import { setNonce } from 'get-nonce'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { topModal } from '#browser/modal-layers.ts'
import { returnFocus } from './return-focus.ts'
import { styleNonce } from './theme-provider.tsx'

// Of the style element by which Mantine keeps the page behind from scrolling.
setNonce(styleNonce())

interface ModalRulesProps {
  /** Whether the layer is shown; its content may be mounted before. */
  readonly opened: boolean
  /** Whether nothing of the page behind can be reached, even from the bars of the browser. */
  readonly isBlocking?: boolean
  /** Focuses an element of the content. */
  readonly focus: (content: HTMLElement) => void
  readonly onClose: () => void
}

/**
 * What a modal dialog and a drawer add to Mantine's, inside their content: the focus moves and returns within the press, before
 * the next key, and Escape closes the topmost layer only.
 */
export function ModalRules({ opened, isBlocking = false, focus, onClose }: ModalRulesProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const focusNow = useEffectEvent(focus)
  const close = useEffectEvent(onClose)
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
    return isBlocking ? blockPage() : undefined
  }, [isBlocking])
  useLayoutEffect(() => {
    const layer = contentOf(mark)
    return () => {
      const { activeElement, body } = document
      const isLost = activeElement === body || layer?.contains(activeElement)
      if (isLost) returnFocus(before.current, { preventScroll: true })
    }
  }, [])
  useLayoutEffect(() => {
    const layer = contentOf(mark)
    if (!opened || !layer) return
    closeTopLayer()
    focusNow(layer)
  }, [opened])
  useLayoutEffect(() => {
    if (!opened) return undefined
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, defaultPrevented, target } = event
      const layer = contentOf(mark)
      if (isComposing || defaultPrevented || !layer || topModal() !== layer) return
      if (key === 'Tab') tabFromNotices(event, layer)
      if (key !== 'Escape') return
      // The open list of an input closes first, and the full screen of an editor.
      if (target instanceof Element && target !== document.body) {
        if (!layer.contains(target) || target.getAttribute('data-mantine-stop-propagation') === 'true') return
      }
      if (layer.querySelector('[data-full-editor]')) return
      // Marks the event as handled for the layers below.
      event.preventDefault()
      close()
    }
    // Before the inputs, which close their lists on the same key.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [opened])
  // Mantine's focus trap focuses the element with `data-autofocus` in a timeout. An inert element takes no focus, so that the
  // focus stays where the effect above has set it.
  return <span ref={mark} inert data-autofocus />
}

const noticeButtons = () => [...document.querySelectorAll<HTMLElement>('[data-notices] button')]

/**
 * Tab leads from the last element of a layer to the notices above it, and from the last of these to the first element. Mantine's
 * trap leads to the next element of the layer, from the focused one or from the layer itself.
 */
function tabFromNotices({ shiftKey }: KeyboardEvent, layer: HTMLElement): void {
  const { activeElement: from, body } = document
  const buttons = noticeButtons()
  // The focused element may have been removed.
  if (from === body || from === buttons.at(shiftKey ? 0 : -1)) layer.focus({ preventScroll: true })
  if (!from || !layer.contains(from)) return
  const tab = () => {
    const { activeElement: to } = document
    const back = shiftKey ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
    if (to === from || (to && from.compareDocumentPosition(to) & back)) buttons.at(shiftKey ? -1 : 0)?.focus()
  }
  // After the trap, which listens to the document.
  window.addEventListener('keydown', tab, { once: true })
}

let blocking = 0

/** Makes the page behind inert; returns a function that ends it, unless another dialog is open. */
function blockPage(): () => void {
  const root = document.querySelector('#root')
  const count = (by: number) => {
    blocking += by
    root?.toggleAttribute('inert', blocking > 0)
  }
  count(1)
  return () => count(-1)
}

// The top layer of the browser, which would cover what opens now: the palette.
function closeTopLayer(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

function contentOf(mark: RefObject<HTMLElement | null>): HTMLElement | null {
  return mark.current?.closest<HTMLElement>('[role=dialog]') ?? null
}
