/** The drawer that stands above all others: what was opened last is last in the document. */
export function topDrawer(): Element | undefined {
  return [...document.querySelectorAll('[data-drawer]')].at(-1)
}
