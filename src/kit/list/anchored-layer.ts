import type { PopoverProps } from '@mantine/core'
import { type Ref, useCallback, useImperativeHandle } from 'react'

interface AnchorTargetProps {
  readonly anchor: HTMLElement
  readonly ref?: Ref<HTMLElement>
}

/** Gives Mantine a button as the target that is rendered elsewhere, such as in a row: all rows share one menu. */
export function AnchorTarget({ anchor, ref }: AnchorTargetProps) {
  useImperativeHandle(ref, () => anchor, [anchor])
  return null
}

/** The props of Mantine's layer under the end of a button, or above it; beside the navigation, not over it. */
export function placedBy(anchor: HTMLElement) {
  const boundary = anchor.closest('main') ?? 'clippingAncestors'
  return {
    opened: true,
    position: 'bottom-end',
    offset: 4,
    // A layer that vanished with its button would stay open, and keep the keys of the page.
    hideDetached: false,
    middlewares: {
      flip: { boundary, padding: 8, fallbackStrategy: 'bestFit' },
      shift: { boundary, padding: 8 },
      size: { padding: 8 },
    },
    // A dialog that opens takes the focus, and would be covered.
    clickOutsideEvents: ['mousedown', 'touchstart', 'focusin'],
  } satisfies PopoverProps
}

/** The ref of a layer: the first element that matches gets the focus before the next key, and its button has it back. */
export function useLayer(anchor: HTMLElement, first: string) {
  return useCallback(
    (layer: HTMLElement | null) => {
      if (!layer) return undefined
      anchor.setAttribute('aria-expanded', 'true')
      const element = layer.querySelector<HTMLElement>(first) ?? layer.querySelector<HTMLElement>('button')
      element?.focus({ preventScroll: true })
      return () => {
        anchor.removeAttribute('aria-expanded')
        // A dialog that opens in its place must find the focus on the button, to return it there.
        const { activeElement, body } = document
        if (layer.contains(activeElement) || activeElement === body) anchor.focus({ preventScroll: true })
      }
    },
    [anchor, first],
  )
}
