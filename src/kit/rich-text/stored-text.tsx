import { createElement, Fragment, type ReactNode } from 'react'
import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { alignClass, alignOf } from './align-of.ts'
import { STORED } from './restore-stored.ts'
import { isSafeLink } from './safe-link.ts'
import { isSafePicture, isShownHere } from './safe-picture.ts'
import { textColorClass, textColorOf } from './text-colors.ts'

interface StoredTextProps {
  /** Stored HTML. */
  readonly html: string
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
}

type Resolve = StoredTextProps['resolve']

/** The rendered element of each supported one; the others are replaced by their content. */
const ELEMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote strong em u s table tbody tr td th'
      .split(' ')
      .map((name) => [name, name]),
  ),
  thead: 'tbody',
  tfoot: 'tbody',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  a: 'a',
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, table, div, img'

const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title']

const EMPTY: ReadonlySet<string> = new Set(['br', 'hr'])
/** Elements in which React permits no text between the tags. */
const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/**
 * Stored rich text as the editor shows it, without the editor's code. Creates only elements of a fixed list, with no
 * attributes but those that the editor keeps, and the marks for `restoreStored`. Only for a text that `isRendered`.
 */
export function StoredText({ html, resolve }: StoredTextProps) {
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(html), 'text/html')
  return body.firstChild ? childrenOf(body, resolve) : <p>{filler}</p>
}

/** Gives an empty line its height; the stored breaks have the mark of `restoreStored`. */
const filler = <br />

/** Whether `StoredText` renders all of a text: a picture is lifted out of its paragraph without the words that share its mark. */
export function isRendered(html: string): boolean {
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(html), 'text/html')
  return [...body.querySelectorAll('p *:has(img)')].every(({ textContent }) => textContent.trim() === '')
}

function childrenOf(node: Node, resolve: Resolve): ReactNode[] {
  const isTablePart = TABLE_PARTS.has(node.nodeName.toLowerCase())
  return [...node.childNodes].map((child, index) => {
    if (child instanceof Text) return isTablePart ? null : child.data
    return child instanceof Element ? <Fragment key={index}>{render(child, resolve)}</Fragment> : null
  })
}

function render(element: Element, resolve: Resolve): ReactNode {
  if (element.localName === 'img') return picture(element, resolve)
  if (element.localName === 'div')
    return element.querySelector(BLOCKS) ? (
      childrenOf(element, resolve)
    ) : (
      <p>{childrenOf(element, resolve)}</p>
    )
  if (element.localName === 'p' && element.querySelector('img')) return aroundPictures(element, resolve)
  if (element.localName === 'span' || element.localName === 'font') return colored(element, resolve)
  const tag = Object.hasOwn(ELEMENTS, element.localName) ? ELEMENTS[element.localName] : undefined
  if (tag === undefined) return childrenOf(element, resolve)
  if (EMPTY.has(tag)) return createElement(tag, { [STORED]: '' })
  const children = childrenOf(element, resolve)
  return createElement(tag, attributesOf(element, tag), ...(children.length > 0 ? children : [filler]))
}

function attributesOf(element: Element, tag: string): Record<string, unknown> {
  if (tag === 'td' || tag === 'th')
    return { colSpan: spanOf(element, 'colspan'), rowSpan: spanOf(element, 'rowspan') }
  if (tag === 'a') return linkAttributes(element)
  if (tag === 'ol')
    return {
      start: Number.parseInt(element.getAttribute('start') ?? '', 10) || undefined,
      type: element.getAttribute('type') ?? undefined,
    }
  const align = /^(p|h\d)$/.test(tag) ? alignOf(element) : null
  return align ? { className: alignClass(align) } : {}
}

function linkAttributes(element: Element): Record<string, unknown> {
  if (!isSafeLink(element.getAttribute('href') ?? '')) return {}
  const named = LINK_ATTRIBUTES.map((name) => [name, element.getAttribute(name) ?? undefined])
  return Object.fromEntries(named)
}

// The editor lifts pictures out of their paragraph.
function aroundPictures(paragraph: Element, resolve: Resolve): ReactNode {
  const attributes = attributesOf(paragraph, 'p')
  return [...paragraph.childNodes].map((child, index) => {
    if (child instanceof Element && (child.localName === 'img' || child.querySelector('img'))) {
      const pictures = child.localName === 'img' ? [child] : [...child.querySelectorAll('img')]
      return pictures.map((one, at) => <Fragment key={`${index} ${at}`}>{picture(one, resolve)}</Fragment>)
    }
    const text = child instanceof Text ? child.data : child instanceof Element && render(child, resolve)
    return typeof text === 'string' && text.trim() === '' ? null : (
      <p key={index} {...attributes}>
        {text}
      </p>
    )
  })
}

// The limit of the editor's cells.
function spanOf(element: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '', 10) || 1, 1), 100)
}

function colored(element: Element, resolve: Resolve): ReactNode {
  const color = textColorOf(element)
  const children = childrenOf(element, resolve)
  return color ? <span className={textColorClass(color)}>{children}</span> : children
}

function picture(element: Element, resolve: Resolve): ReactNode {
  const source = element.getAttribute('src') ?? ''
  if (!isSafePicture(source)) return null
  const address = resolve(source)
  const isShown = isShownHere(address, resolve)
  return (
    <figure
      data-state={isShown ? 'shown' : 'blocked'}
      title={isShown ? undefined : address}
      contentEditable={false}
      {...{ [STORED]: element.outerHTML }}
    >
      <img
        src={isShown ? address : undefined}
        alt={element.getAttribute('alt') ?? ''}
        width={element.getAttribute('width') ?? undefined}
      />
    </figure>
  )
}
