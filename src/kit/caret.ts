/** Where a user is typing in a form. */
export interface Caret {
  /** The `data-path` of the field. */
  readonly field: string
  /** The number of characters before it: in a text box, or in the block of a rich text; null for a field without a caret. */
  readonly at: number | null
  /** The index of the block of a rich text. */
  readonly block?: number
}

/** The caret in a form; null where none of its fields has the focus. */
export function caretIn(form: ParentNode): Caret | null {
  const element = form.querySelector<HTMLElement>('[data-path]:focus')
  if (!element) return null
  const field = element.dataset['path'] ?? ''
  if (isTextBox(element)) return { field, at: element.selectionEnd }
  return { field, ...(caretInText(element) ?? { at: null }) }
}

/** Sets the caret in another form with the same fields and values, and scrolls to it. */
export function putCaret(form: ParentNode, { field, at, block }: Caret): void {
  const element = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)
  if (!element) return
  element.focus({ preventScroll: true })
  const place = block === undefined ? undefined : element.querySelectorAll<HTMLElement>(blocks)[block]
  if (place) {
    document.getSelection()?.collapse(...pointIn(place, at ?? 0))
    return place.scrollIntoView?.({ block: 'nearest' })
  }
  if (at !== null && isTextBox(element)) element.setSelectionRange(at, at)
  element.scrollIntoView?.({ block: 'center' })
}

/** The types of inputs with a selection; others throw. */
const withSelection: readonly string[] = ['text', 'search', 'url', 'tel', 'password', 'textarea']

function isTextBox(field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement {
  const isBox = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isBox && withSelection.includes(field.type)
}

/** The elements of a rich text with text in them; its preview has the same ones as its editor. */
const blocks = 'p, h1, h2, h3, h4, h5, h6, pre'

function caretInText(element: HTMLElement): Required<Pick<Caret, 'at' | 'block'>> | null {
  const { focusNode, focusOffset = 0 } = document.getSelection() ?? {}
  const parent = focusNode instanceof Element ? focusNode : focusNode?.parentElement
  const place = parent?.closest(blocks)
  const block = place ? [...element.querySelectorAll(blocks)].indexOf(place) : -1
  if (!place || !focusNode || block < 0) return null
  const before = document.createRange()
  before.setStart(place, 0)
  before.setEnd(focusNode, focusOffset)
  return { block, at: before.toString().length }
}

/** The place behind a number of characters of an element; its end where it has fewer. */
function pointIn(element: HTMLElement, at: number): readonly [node: Node, offset: number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = at
  let last: Node = element
  let length = 0
  while (texts.nextNode()) {
    last = texts.currentNode
    length = last.textContent?.length ?? 0
    if (left <= length) return [last, left]
    left -= length
  }
  return [last, length]
}
