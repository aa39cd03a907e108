import { afterPaint } from '#browser/after-paint.ts'

/**
 * Called before records leave the screen: once they have left with the focus, the record that takes their position gets it.
 * Otherwise the next Tab would begin at the top of the page.
 */
export function focusBeside(ids: readonly string[]): void {
  const shown = [...document.querySelectorAll<HTMLElement>('main [data-id]')]
  const leaves = ({ dataset }: HTMLElement) => ids.includes(dataset['id'] ?? '')
  const at = shown.findIndex(leaves)
  if (at < 0) return
  const stays = (element: HTMLElement) => !leaves(element)
  const candidates = [...shown.slice(at), ...shown.slice(0, at).toReversed()].filter(stays)
  afterPaint(() => {
    if (document.activeElement !== document.body) return
    // Children of a tree row are removed with it.
    const beside = candidates.find(({ isConnected }) => isConnected)
    // The row of a tree takes the keys, not its link.
    const target = beside?.matches('[role=treeitem]')
      ? beside
      : beside?.querySelector<HTMLElement>('a, button')
    target?.focus({ preventScroll: true })
  })
}
