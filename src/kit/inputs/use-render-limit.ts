import { type UIEvent, useState } from 'react'

/** Number of options that a list renders at first: more would open slowly. */
const STEP = 100

/** The height of two options, in pixels: scrolling may end a little above the bottom. */
const NEAR = 80

/** Limits the rendered options; near the end of the list it renders more loaded ones or calls `onMore`. */
export function useRenderLimit(count: number, onMore: (() => void) | undefined) {
  const [limit, setLimit] = useState(STEP)
  // For an element around the picker: its list has no scroll callback.
  const onScrollCapture = ({ target }: UIEvent) => {
    if (!(target instanceof Element) || target.getAttribute('role') !== 'listbox') return
    if (target.scrollTop + target.clientHeight < target.scrollHeight - NEAR) return
    if (limit < count) setLimit(limit + STEP)
    else onMore?.()
  }
  return { limit, onScrollCapture }
}
