/** The topmost drawer: the last one opened is last in the document. */
export function topDrawer(): Element | undefined {
  return [...document.querySelectorAll('[data-drawer]')].at(-1)
}
