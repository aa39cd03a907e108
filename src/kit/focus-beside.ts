/**
 * Called before records leave the screen: once they have left with the focus, the record that takes their position gets it,
 * before the next key is handled. Otherwise that key would begin at the top of the page.
 */
export function focusBeside(ids: readonly string[]): void {
  const shown = [...document.querySelectorAll<HTMLElement>('main [data-id]')]
  const leaves = ({ dataset }: HTMLElement) => ids.includes(dataset['id'] ?? '')
  const at = shown.findIndex(leaves)
  if (at < 0) return
  const stays = (element: HTMLElement) => !leaves(element)
  const candidates = [...shown.slice(at), ...shown.slice(0, at).toReversed()].filter(stays)
  const focus = () => {
    if (document.activeElement !== document.body) return false
    // Children of a tree row are removed with it.
    const beside = candidates.find(({ isConnected }) => isConnected)
    // The row of a tree takes the keys, not its link.
    const target = beside?.matches('[role=treeitem]')
      ? beside
      : beside?.querySelector<HTMLElement>('a, button')
    target?.focus({ preventScroll: true })
    return target !== undefined
  }
  const leaving = shown.filter(leaves)
  const haveLeft = () => leaving.every((element) => !element.isConnected || !leaves(element))
  const observer = new MutationObserver(() => haveLeft() && focus() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  afterPaint(() => {
    observer.disconnect()
    focus()
  })
}

/** Milliseconds after which a callback runs without a frame: a hidden page paints none. */
const timeoutMs = 100

/** Calls back once the next frame is painted: for work whose result is not part of that frame. */
export function afterPaint(run: () => void): void {
  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    run()
  }
  const timer = setTimeout(end, timeoutMs)
  const frame = requestAnimationFrame(() => setTimeout(end))
}
