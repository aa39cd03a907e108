import { savedText } from './saved-text.ts'

/** The attribute of the rendered parts that are stored: the markup of a picture, '' for a break or a rule. */
export const STORED = 'data-stored'

const PICTURE_ATTRIBUTES: ReadonlySet<string> = new Set(['src', 'alt', 'title', 'width', 'height'])

/**
 * Turns a text that `StoredText` has rendered, and that its browser may have edited, into stored markup in place. Its text
 * nodes stay the same objects. The element must not be in a document that loads pictures.
 */
export function restoreStored(surface: Element): void {
  for (const frame of surface.querySelectorAll(`figure[${STORED}]`)) {
    const picture = surface.ownerDocument.createElement('div')
    picture.innerHTML = frame.getAttribute(STORED) ?? ''
    for (const image of picture.children)
      for (const name of image.getAttributeNames())
        if (!PICTURE_ATTRIBUTES.has(name)) image.removeAttribute(name)
    frame.replaceWith(...picture.children)
  }
  // A browser keeps the look of joined lines in inline styles.
  for (const styled of surface.querySelectorAll('[style]')) styled.removeAttribute('style')
  for (const plain of surface.querySelectorAll('span:not([class])')) plain.replaceWith(...plain.childNodes)
  // Any other break at the end of a line only gives it a height.
  for (const filler of surface.querySelectorAll(`br:last-child:not([${STORED}])`))
    if (filler.nextSibling === null) filler.remove()
  for (const stored of surface.querySelectorAll(`[${STORED}]`)) stored.removeAttribute(STORED)
}

/** The space that browsers type at the end of a line. */
export const NO_BREAK_SPACE = '\u00a0'

/** The stored HTML of an edited text that `StoredText` has rendered from `initial`. */
export function storedHtml(surface: Element, initial: string): string {
  // In a document without a window the stored addresses of the pictures are not fetched.
  const copy = document.implementation.createHTMLDocument('').importNode(surface, true)
  restoreStored(copy)
  // The stored divisions are rendered as paragraphs: these are lines that the browser has made.
  for (const line of copy.querySelectorAll('div')) {
    const paragraph = copy.ownerDocument.createElement('p')
    paragraph.append(...line.childNodes)
    line.replaceWith(paragraph)
  }
  const html = savedText(copy.innerHTML)
  const hasOwn = initial.includes(NO_BREAK_SPACE) || initial.includes('&nbsp;')
  return hasOwn ? html : html.replaceAll('&nbsp;', ' ')
}
