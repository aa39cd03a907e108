import { type UIEvent, useState } from 'react'

/** As many options as a list draws at first: more would make it slow to open. */
const STEP = 100

/** The height of two options, in pixels: the last ones may never come quite to the foot. */
const NEAR = 80

/** How many options are drawn; near the end of the list more of those that are here, else the next ones are fetched. */
export function useDrawnLimit(count: number, onMore: (() => void) | undefined) {
  const [limit, setLimit] = useState(STEP)
  // To be put around the picker: its list tells nobody that it is scrolled.
  const onScrollCapture = ({ target }: UIEvent) => {
    if (!(target instanceof Element) || target.getAttribute('role') !== 'listbox') return
    if (target.scrollTop + target.clientHeight < target.scrollHeight - NEAR) return
    if (limit < count) setLimit(limit + STEP)
    else onMore?.()
  }
  return { limit, onScrollCapture }
}
