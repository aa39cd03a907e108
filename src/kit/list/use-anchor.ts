import { type MouseEvent, useCallback, useState } from 'react'

/** The button that was pressed to open a layer, and its props; the code of the layer is fetched on intent. */
export function useAnchor(Layer?: { readonly preload: () => Promise<void> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const preload = () => void Layer?.preload().catch(() => undefined)
  return {
    anchor,
    close: useCallback(() => setAnchor(null), []),
    opener: {
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
        setAnchor((opened) => (opened ? null : currentTarget)),
    },
  }
}
