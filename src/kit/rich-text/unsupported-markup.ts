import { HANDLER_PREFIX, neutralizeMarkup, STYLE_ATTRIBUTE } from '#browser/neutralize-markup.ts'
import { alignOf } from './align-of.ts'
import { isSafeLink, isSafePicture } from './safe-address.ts'
import { textColorOf } from './text-colors.ts'

/** Markup that the editor would drop, without duplicates: elements (`<iframe>`) and attributes (`id`). */
export interface UnsupportedMarkup {
  readonly elements: readonly string[]
  readonly attributes: readonly string[]
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Elements that the editor supports, directly or as another element of the same meaning. */
const SUPPORTED = setOf(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote strong b em i u s del strike a img span div font ' +
    'table thead tbody tfoot tr td th colgroup col',
)

const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: setOf('href target rel title'),
  img: setOf('src alt title width height'),
  ol: setOf('start type'),
  td: setOf('colspan rowspan'),
  th: setOf('colspan rowspan scope'),
  col: setOf('span'),
}

/** Lists all markup of a text that the editor would drop. */
export function unsupportedMarkup(html: string): UnsupportedMarkup {
  if (!html.includes('<')) return { elements: [], attributes: [] }
  const elements = new Set<string>()
  const attributes = new Set<string>()
  // `neutralizeMarkup` removes comments, scripts and style sheets, so they are searched in the original text.
  for (const [, name = ''] of html.matchAll(/<(!--|(?:script|style|xml|title|base|meta|link)\b)/gi))
    elements.add(name === '!--' ? '<!-- -->' : `<${name.toLowerCase()}>`)
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(html), 'text/html')
  for (const element of body.querySelectorAll('*')) {
    if (!isSupported(element)) elements.add(`<${element.localName}>`)
    else
      for (const { name, value } of element.attributes)
        if (!supportsAttribute(element, name, value)) attributes.add(name)
  }
  const names = [...attributes].map((name) =>
    name === STYLE_ATTRIBUTE ? 'style' : name.replace(HANDLER_PREFIX, ''),
  )
  return { elements: [...elements].toSorted(), attributes: [...new Set(names)].toSorted() }
}

function isSupported(element: Element): boolean {
  if (element.localName === 'img') return isSafePicture(element.getAttribute('src') ?? '')
  if (element.localName === 'a') return isSafeLink(element.getAttribute('href') ?? '')
  return SUPPORTED.has(element.localName)
}

function supportsAttribute(element: Element, name: string, value: string): boolean {
  if (name === 'class') return value.split(/\s+/).every((one) => one === '' || isSupportedClass(element, one))
  if (name === 'align') return value === 'left' || alignOf(element) === value
  if (name === 'color') return textColorOf(element) !== null
  if (name === STYLE_ATTRIBUTE)
    return value.split(';').every((rule) => rule.trim() === '' || isSupportedStyle(element, rule))
  return ATTRIBUTES[element.localName]?.has(name) ?? false
}

const isBlock = (element: Element) => /^(p|h[1-6])$/.test(element.localName)

function isSupportedClass(element: Element, name: string): boolean {
  if (isBlock(element)) return name === `text-${alignOf(element)}`
  return element.localName === 'span' && name === `color-${textColorOf(element)}`
}

function isSupportedStyle(element: Element, rule: string): boolean {
  const [name = '', value = ''] = rule.split(':').map((part) => part.trim().toLowerCase())
  if (name === 'text-align') return isBlock(element) && (value === 'left' || alignOf(element) === value)
  return name === 'color' && element.localName === 'span' && textColorOf(element) !== null
}
