import { createElement, Fragment, type ReactNode } from 'react'
import { alignClass, alignOf } from './align-of.ts'
import { readableText } from './keep-blanks.ts'
import { isSafePicture, isShownHere } from './safe-address.ts'
import { textColorClass, textColorOf } from './text-colors.ts'

interface StoredTextProps {
  /** Stored HTML. */
  readonly html: string
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
}

type Resolve = StoredTextProps['resolve']

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The rendered elements; the others are replaced by their content. */
const ELEMENTS = setOf(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote strong b em i u s del strike a ' +
    'table thead tbody tfoot tr th td',
)
const TABLE_PARTS = 'table, thead, tbody, tfoot, tr'
const BLOCKS = `p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, hr, div, img, ${TABLE_PARTS}`
const EMPTY = setOf('br hr')

/**
 * Stored rich text as the editor shows it, without the editor's code, for reading. Creates only elements of a fixed list, with
 * no attributes but those that change how they look: a link in it leads nowhere.
 */
export function StoredText({ html, resolve }: StoredTextProps) {
  const { body } = new DOMParser().parseFromString(readableText(html), 'text/html')
  // Another text has other elements: its text nodes are never changed in place.
  return <Fragment key={html}>{body.firstChild ? childrenOf(body, resolve) : <p>{lineHeight}</p>}</Fragment>
}

/** Gives an empty line its height. */
const lineHeight = <br />

function childrenOf(parent: Element, resolve: Resolve): ReactNode[] {
  const hasBlocks = parent.matches(TABLE_PARTS) || [...parent.children].some((one) => one.matches(BLOCKS))
  return [...parent.childNodes].map((child, index) => {
    if (child instanceof Element) return <Fragment key={index}>{render(child, resolve)}</Fragment>
    if (!(child instanceof Text)) return null
    // The editor collapses spaces when it parses a text, and shows all that it has.
    const text = child.data.replace(/[ \t\n\f\r]+/g, ' ')
    if (hasBlocks && text === ' ') return null
    return parent.localName === 'body' ? <span key={index}>{text}</span> : text
  })
}

function render(element: Element, resolve: Resolve): ReactNode {
  const name = element.localName
  if (name === 'img') return picture(element, resolve)
  const children = childrenOf(element, resolve)
  if (name === 'span' || name === 'font') return colored(element, children)
  if (name === 'div') return element.querySelector(BLOCKS) ? children : <p>{children}</p>
  if (!ELEMENTS.has(name)) return children
  if (EMPTY.has(name)) return createElement(name)
  // A paragraph cannot have a figure in it.
  const tag = name === 'p' && element.querySelector('img') ? 'div' : name
  return createElement(tag, attributesOf(element), ...(children.length > 0 ? children : [lineHeight]))
}

function attributesOf(element: Element): Record<string, unknown> {
  const name = element.localName
  if (name === 'td' || name === 'th')
    return { colSpan: spanOf(element, 'colspan'), rowSpan: spanOf(element, 'rowspan') }
  if (name === 'ol')
    return {
      start: Number.parseInt(element.getAttribute('start') ?? '', 10) || undefined,
      type: element.getAttribute('type') ?? undefined,
    }
  const align = /^(p|h\d)$/.test(name) ? alignOf(element) : null
  return align ? { className: alignClass(align) } : {}
}

// The limit of the editor's cells.
function spanOf(element: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '', 10) || 1, 1), 100)
}

function colored(element: Element, children: ReactNode): ReactNode {
  const color = textColorOf(element)
  return color ? <span className={textColorClass(color)}>{children}</span> : children
}

function picture(element: Element, resolve: Resolve): ReactNode {
  const source = element.getAttribute('src') ?? ''
  if (!isSafePicture(source)) return null
  const address = resolve(source)
  const isShown = isShownHere(address, resolve)
  return (
    <figure data-state={isShown ? 'shown' : 'blocked'} title={isShown ? undefined : address}>
      <img
        src={isShown ? address : undefined}
        alt={element.getAttribute('alt') ?? ''}
        width={element.getAttribute('width') ?? undefined}
      />
    </figure>
  )
}
