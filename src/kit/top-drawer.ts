/** The topmost open drawer: the last one opened is last in the document. */
export function topDrawer(): Element | undefined {
  return [...document.querySelectorAll('[data-drawer][data-open]')].at(-1)
}
