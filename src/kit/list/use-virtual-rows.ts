import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

interface Place {
  /** The element that scrolls the rows; null for the page. */
  readonly frame: HTMLElement | null
  /** The distance of the first row from the start of what scrolls, in pixels. */
  readonly top: number
  readonly height: number
}

/**
 * The rows [start, end) near the viewport, the space above and below them, and the scroll to a row. All rows must have
 * the same height, which the style ensures; it is measured, so that enlarged text and the cards of a phone are right too.
 */
export function useVirtualRows(body: RefObject<HTMLElement | null>, count: number, usualHeight: number) {
  const [place, setPlace] = useState<Place>({ frame: null, top: 0, height: usualHeight })
  const { frame, top, height } = place
  const options = {
    count,
    estimateSize: () => height,
    scrollMargin: top,
    overscan: 8,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  }
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes hooks here
  const inPage = useWindowVirtualizer({ ...options, enabled: frame === null })
  // oxlint-disable-next-line react/incompatible-library -- as above
  const inFrame = useVirtualizer({ ...options, enabled: frame !== null, getScrollElement: () => frame })
  const virtualizer = frame ? inFrame : inPage
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- parts above the rows move them; the same place renders nothing
  useLayoutEffect(() => {
    if (body.current && !virtualizer.isScrolling) setPlace(placeIn(body.current, place))
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])
  const items = virtualizer.getVirtualItems()
  const [first] = items
  const last = items.at(-1)
  return {
    start: first?.index ?? 0,
    end: last ? last.index + 1 : 0,
    before: first ? first.start - top : 0,
    after: last ? top + virtualizer.getTotalSize() - last.end : 0,
    scrollToIndex: virtualizer.scrollToIndex,
  }
}

/** The place of rows, the same object unless it has changed. */
function placeIn(body: HTMLElement, former: Place): Place {
  const frame = scrollerOf(body)
  const origin = frame ? frame.getBoundingClientRect().top - frame.scrollTop : -window.scrollY
  const top = Math.round(body.getBoundingClientRect().top - origin)
  const height = measuredHeight(body) ?? former.height
  const isSame = former.frame === frame && former.top === top && Math.abs(former.height - height) < 0.05
  return isSame ? former : { frame, top, height }
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent
  }
  return null
}

function measuredHeight(body: HTMLElement): number | undefined {
  const rows = body.querySelectorAll<HTMLElement>(':scope > [data-id]')
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last || first === last) return undefined
  const span = last.getBoundingClientRect().top - first.getBoundingClientRect().top
  return span > 0 ? span / (rows.length - 1) : undefined
}
