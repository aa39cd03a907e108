/** Where a user is typing in a form. */
export interface Caret {
  /** The `data-path` of the field. */
  readonly field: string
  /** The number of characters before it; null for a field without text. */
  readonly at: number | null
}

/** The caret in a form; null where none of its fields has the focus. */
export function caretIn(form: ParentNode): Caret | null {
  const field = form.querySelector<HTMLElement>('[data-path]:focus')
  return field && { field: field.dataset['path'] ?? '', at: offsetIn(field) }
}

/** Sets the caret in another form with the same fields and texts. */
export function putCaret(form: ParentNode, { field, at }: Caret): void {
  const input = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)
  input?.focus({ preventScroll: true })
  input?.scrollIntoView?.({ block: 'center' })
  if (!input || at === null) return
  if (isTextBox(input)) input.setSelectionRange(at, at)
  else if (input.isContentEditable) document.getSelection()?.collapse(...pointIn(input, at))
}

/** The types of inputs with a selection; others throw. */
const withSelection: readonly string[] = ['text', 'search', 'url', 'tel', 'password', 'textarea']

function isTextBox(field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement {
  const isBox = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isBox && withSelection.includes(field.type)
}

function offsetIn(field: HTMLElement): number | null {
  if (isTextBox(field)) return field.selectionEnd
  const selection = document.getSelection()
  if (!field.isContentEditable || !selection?.focusNode || !field.contains(selection.focusNode)) return null
  const before = document.createRange()
  before.setStart(field, 0)
  before.setEnd(selection.focusNode, selection.focusOffset)
  return before.toString().length
}

/** The place behind a number of characters of an element; its end where it has fewer. */
function pointIn(element: HTMLElement, at: number): readonly [node: Node, offset: number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = at
  let last: Node | null = null
  while (texts.nextNode()) {
    last = texts.currentNode
    const length = last.textContent?.length ?? 0
    if (left <= length) return [last, left]
    left -= length
  }
  return last ? [last, last.textContent?.length ?? 0] : [element, 0]
}
