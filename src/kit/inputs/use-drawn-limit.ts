import { useState } from 'react'

/** As many options as a list draws at first: more would make it slow to open. */
const STEP = 100

/** How many options are drawn; at the end of the list more of those that are here, else the next ones are fetched. */
export function useDrawnLimit(count: number, onMore: (() => void) | undefined) {
  const [limit, setLimit] = useState(STEP)
  const reachEnd = () => (limit < count ? setLimit(limit + STEP) : onMore?.())
  return { limit, scrollAreaProps: { onBottomReached: reachEnd } }
}
