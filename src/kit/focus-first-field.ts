/**
 * Focuses the first field of an element, so that a form is typed into as soon as it opens; not on touch screens, where
 * the keyboard would cover half the screen.
 */
export function focusFirstField(element: HTMLElement | null): void {
  if (!matchMedia('(pointer: fine)').matches) return
  element?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
}

const fields = 'input:not([type=hidden], [type=file], [readonly], [disabled]), textarea, select'
