/**
 * Focuses the first field of an element, so that a form is typed into as soon as it opens; not on touch screens, where
 * the keyboard would cover half the screen. A form may name another field, which is focused on every screen.
 */
export function focusFirstField(element: HTMLElement | null): void {
  const form =
    element?.closest<HTMLElement>('[data-focus-field]') ??
    element?.querySelector<HTMLElement>('[data-focus-field]')
  if (form?.dataset['focusField'] && focusField(form, form.dataset['focusField'])) return
  if (!matchMedia('(pointer: fine)').matches) return
  element?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
}

const fields = 'input:not([type=hidden], [type=file], [readonly], [disabled]), textarea, select'

/** Scrolls to a field of a form and focuses it; false where the form has no such field. */
function focusField(form: HTMLElement, field: string): boolean {
  const part = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)
  // Lines of a table are a group of inputs.
  const input = part?.matches('fieldset') ? part.querySelector<HTMLElement>(`${fields}, button`) : part
  input?.focus({ preventScroll: true })
  input?.scrollIntoView?.({ block: 'center' })
  return input != null
}
