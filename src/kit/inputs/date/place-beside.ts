const gap = 4
const edge = 8

/** Places an open dialog below its input, or above it where that has more room, within the window. */
export function placeBeside(dialog: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = dialog
  const below = bottom + gap
  const above = top - gap - height
  const y = below + height <= window.innerHeight - edge || above < edge ? below : above
  const within = (at: number, size: number, limit: number) =>
    Math.max(edge, Math.min(at, limit - size - edge))
  // Not in a style attribute, which the content security policy refuses.
  dialog.style.left = `${within(left, width, window.innerWidth)}px`
  dialog.style.top = `${within(y, height, window.innerHeight)}px`
}
