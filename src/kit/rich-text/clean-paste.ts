import { neutralizeMarkup, STYLE_ATTRIBUTE, styleOf } from '#browser/neutralize-markup.ts'
import { safeUrl } from '#kit/cells/safe-url.ts'
import { isSafePicture, isShownHere } from './safe-address.ts'

/** The result of cleaning a paste. */
export interface CleanPaste {
  readonly html: string
  /** The embedded pictures in their order; each is in the text as `<img data-pasted="n">`. */
  readonly pictures: readonly File[]
  /** The number of pictures with a local or foreign address, which cannot be uploaded. */
  readonly skipped: number
}

/** Cleans the HTML of other programs; the editor itself drops the parts that its schema lacks. */
export function cleanPaste(html: string, resolve: (address: string) => string): CleanPaste {
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(html), 'text/html')
  for (const one of body.querySelectorAll('meta, link, script, noscript, template')) one.remove()
  for (const one of body.querySelectorAll('*')) if (one.localName.includes(':')) unwrap(one)
  for (const one of body.querySelectorAll('iframe, video, embed')) replaceByLink(one)
  for (const one of body.querySelectorAll(`[${STYLE_ATTRIBUTE}*="white-space"]`)) keepShownBlanks(one)
  rebuildWordLists(body)
  for (const one of body.querySelectorAll('p[class]')) convertHeading(one)
  for (const one of body.querySelectorAll(`b[${STYLE_ATTRIBUTE}], strong[${STYLE_ATTRIBUTE}]`))
    if (isNormalWeight(one)) unwrap(one)
  for (const one of body.querySelectorAll(`span[${STYLE_ATTRIBUTE}]`)) convertStyles(one)
  for (const one of body.querySelectorAll('a:not([href])')) unwrap(one)
  for (const one of body.querySelectorAll('a u, a span, a font')) unwrap(one)
  // Both wrap the text of each cell and item in paragraphs, with an empty one between them.
  for (const one of body.querySelectorAll('p')) if (isEmpty(one)) one.remove()
  for (const one of body.querySelectorAll(`br.Apple-interchange-newline, ${BLOCKS} + br`)) one.remove()
  const { pictures, skipped } = takePictures(body, resolve)
  return { html: body.innerHTML, pictures, skipped }
}

const BLOCKS = ':is(p, h1, h2, h3, h4, h5, h6, ul, ol, table, div)'

/** Replaces an element by its children. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

// Google's texts show all their blanks by style.
function keepShownBlanks(element: Element): void {
  if (!styleOf(element, 'white-space').startsWith('pre')) return
  for (const child of element.childNodes)
    if (child instanceof Text) child.data = child.data.replace(/ (?= )/g, '\u00a0')
}

// A video becomes a link: frames of other sites are not allowed in the text.
function replaceByLink(frame: Element): void {
  const address = frame.getAttribute('src') ?? ''
  const [, videoId] = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/i.exec(address) ?? []
  const href = videoId === undefined ? safeUrl(address) : `https://www.youtube.com/watch?v=${videoId}`
  if (href === undefined) return frame.remove()
  const link = frame.ownerDocument.createElement('a')
  link.href = href
  link.textContent = href
  return frame.replaceWith(link)
}

// Google wraps everything in a <b> of normal weight.
function isNormalWeight(element: Element): boolean {
  const weight = styleOf(element, 'font-weight')
  return weight === 'normal' || (weight !== '' && Number(weight) < 600)
}

// Word's title is not a heading element but a paragraph with a class.
function convertHeading(paragraph: Element): void {
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

// Converts the style of a span to elements. The mark of text colours handles its colour.
function convertStyles(span: Element): void {
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
  const isOnlyChild =
    paragraph.parentElement?.matches('td, th, li') && paragraph.parentElement.children.length === 1
  return !isOnlyChild && !paragraph.querySelector('img, table') && paragraph.textContent.trim() === ''
}

function takePictures(body: HTMLElement, resolve: (address: string) => string) {
  const pictures: File[] = []
  let skipped = 0
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    const file = /^data:image\//i.test(address) ? fileOf(address, pictures.length) : undefined
    if (file) {
      image.removeAttribute('src')
      image.setAttribute('data-pasted', String(pictures.push(file) - 1))
    } else if (!(isSafePicture(address) && isShownHere(resolve(address), resolve))) {
      image.remove()
      skipped += 1
    }
  }
  return { pictures, skipped }
}

// Decoded by hand: the content security policy blocks a fetch of a data: address.
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

/** Converts Word's list items (paragraphs with a level in their style and a bullet as text) to lists. */
function rebuildWordLists(body: HTMLElement): void {
  let open: { readonly level: number; readonly list: Element }[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph)
    if (level === 0) continue
    // Other content in between starts a new list.
    if (last?.nextElementSibling !== paragraph) open = []
    open = open.filter((one) => one.level <= level)
    const tag = listTagOf(paragraph)
    let here = open.at(-1)
    if (!here || here.level < level || here.list.localName !== tag) {
      if (here?.level === level) open = open.slice(0, -1)
      here = { level, list: insertList(paragraph, tag, open.at(-1)?.list) }
      open = [...open, here]
    }
    const item = paragraph.ownerDocument.createElement('li')
    here.list.append(item)
    item.append(paragraph)
    last = open[0]?.list ?? null
  }
}

// `mso-list:l0 level2 lfo1`; 0 is no list.
function levelOf(paragraph: Element): number {
  return Number(/level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1] ?? 0)
}

// The bullet is in a span that other programs ignore. It is removed after its kind is read.
function listTagOf(paragraph: Element): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll('span')].find((one) => styleOf(one, 'mso-list') === 'ignore')
  const bullet = marker?.textContent.trim() ?? ''
  marker?.remove()
  return /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(bullet) ? 'ol' : 'ul'
}

function insertList(paragraph: Element, tag: 'ol' | 'ul', above: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(tag)
  const item = above?.lastElementChild
  if (item) item.append(list)
  else paragraph.replaceWith(list)
  return list
}
