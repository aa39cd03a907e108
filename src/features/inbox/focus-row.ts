/** Focuses the link of a record in the list; returns whether the list has it. */
export function focusRow(id: string): boolean {
  const link = document.querySelector<HTMLElement>(`main li[data-id="${CSS.escape(id)}"] a`)
  link?.focus()
  return link !== null
}
