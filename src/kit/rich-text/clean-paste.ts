import { safeUrl } from '#kit/cells/safe-url.ts'
import { MUTED, muteStyles, styleOf } from './mute-styles.ts'
import { isSafePicture, isShownHere } from './safe-picture.ts'
import { rebuildWordLists } from './word-lists.ts'

/** What a pasted text has become. */
export interface CleanPaste {
  readonly html: string
  /** Pictures that came with it, in their order; each stands in the text as `<img data-pasted="n">`. */
  readonly pictures: readonly File[]
  /** Pictures that lie on somebody's disk or on another site and cannot come along. */
  readonly left: number
}

/** Cleans what other programs put on the clipboard; what the editor's schema does not know, it drops by itself. */
export function cleanPaste(html: string, resolve: (address: string) => string): CleanPaste {
  const { body } = new DOMParser().parseFromString(muteStyles(html), 'text/html')
  for (const one of body.querySelectorAll('meta, link, script, noscript, template')) one.remove()
  for (const one of body.querySelectorAll('*')) if (one.localName.includes(':')) unwrap(one)
  for (const one of body.querySelectorAll('iframe, video, embed')) asLink(one)
  rebuildWordLists(body)
  for (const one of body.querySelectorAll('p[class]')) asHeading(one)
  for (const one of body.querySelectorAll(`b[${MUTED}], strong[${MUTED}]`)) if (isLight(one)) unwrap(one)
  for (const one of body.querySelectorAll(`span[${MUTED}]`)) asMarks(one)
  for (const one of body.querySelectorAll('a:not([href])')) unwrap(one)
  for (const one of body.querySelectorAll('a u, a span, a font')) unwrap(one)
  // Both put the words of each cell and item into paragraphs and an empty one between them.
  for (const one of body.querySelectorAll('p')) if (isEmpty(one)) one.remove()
  for (const one of body.querySelectorAll(`br.Apple-interchange-newline, ${BLOCKS} + br`)) one.remove()
  const { pictures, left } = takePictures(body, resolve)
  return { html: body.innerHTML, pictures, left }
}

const BLOCKS = ':is(p, h1, h2, h3, h4, h5, h6, ul, ol, table, div)'

/** Puts what is inside an element in its place. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

// A film is a link to it: a frame of another site has no place in the text.
function asLink(frame: Element): void {
  const address = frame.getAttribute('src') ?? ''
  const [, film] = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/i.exec(address) ?? []
  const href = film === undefined ? safeUrl(address) : `https://www.youtube.com/watch?v=${film}`
  if (href === undefined) return frame.remove()
  const link = frame.ownerDocument.createElement('a')
  link.href = href
  link.textContent = href
  return frame.replaceWith(link)
}

// Google wraps all in a bold that is none.
function isLight(element: Element): boolean {
  const weight = styleOf(element, 'font-weight')
  return weight === 'normal' || (weight !== '' && Number(weight) < 600)
}

// Word's title is no heading of its own making, but a paragraph named so.
function asHeading(paragraph: Element): void {
  const [, name = '', level = '1'] = /^Mso(Title|Heading)([1-6])?$/.exec(paragraph.className) ?? []
  if (name === '') return
  const heading = paragraph.ownerDocument.createElement(`h${level}`)
  heading.append(...paragraph.childNodes)
  paragraph.replaceWith(heading)
}

const MARKS: readonly (readonly [tag: string, isMeant: (span: Element) => boolean])[] = [
  ['strong', (span) => /^(bold|bolder|[6-9]00)$/.test(styleOf(span, 'font-weight'))],
  ['em', (span) => styleOf(span, 'font-style') === 'italic'],
  ['u', (span) => /underline/.test(decorationOf(span))],
  ['s', (span) => /line-through/.test(decorationOf(span))],
]

function decorationOf(span: Element): string {
  return styleOf(span, 'text-decoration') + styleOf(span, 'text-decoration-line')
}

// What a span says by its style, said by elements. Its colour is left to the palette.
function asMarks(span: Element): void {
  const isLink = span.closest('a') !== null || span.querySelector('a') !== null
  // Headings are bold by themselves, links underlined.
  const isHeading = span.closest('h1, h2, h3, h4, h5, h6') !== null
  for (const [tag, isMeant] of MARKS) {
    if (!isMeant(span) || (isLink && tag === 'u') || (isHeading && tag === 'strong')) continue
    const mark = span.ownerDocument.createElement(tag)
    mark.append(...span.childNodes)
    span.append(mark)
  }
  if (isLink || isHeading) unwrap(span)
}

function isEmpty(paragraph: Element): boolean {
  const isAlone =
    paragraph.parentElement?.matches('td, th, li') && paragraph.parentElement.children.length === 1
  return !isAlone && !paragraph.querySelector('img, table') && paragraph.textContent.trim() === ''
}

function takePictures(body: HTMLElement, resolve: (address: string) => string) {
  const pictures: File[] = []
  let left = 0
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    const file = /^data:image\//i.test(address) ? fileOf(address, pictures.length) : undefined
    if (file) {
      image.removeAttribute('src')
      image.setAttribute('data-pasted', String(pictures.push(file) - 1))
    } else if (!(isSafePicture(address) && isShownHere(resolve(address), resolve))) {
      image.remove()
      left += 1
    }
  }
  return { pictures, left }
}

// By hand: fetching such an address is a call that the page's policy refuses.
function fileOf(address: string, index: number): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(address) ?? []
  if (type === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (sign) => sign.codePointAt(0) ?? 0)
    return new File([bytes], `anh-dan-${index + 1}.${type.slice(6).replace(/\+.*/, '')}`, { type })
  } catch {
    return undefined
  }
}
