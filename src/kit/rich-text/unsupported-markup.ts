import { alignOf } from './align.ts'
import { DEAF, MUTED, muteStyles } from './neutralize-markup.ts'
import { isSafeLink } from './safe-link.ts'
import { isSafePicture } from './safe-picture.ts'
import { inkOf } from './text-colors.ts'

/** Markup that the editor would drop, without duplicates: elements (`<iframe>`) and attributes (`id`). */
export interface LostParts {
  readonly elements: readonly string[]
  readonly attributes: readonly string[]
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Elements that the editor supports, directly or as another element of the same meaning. */
const KEPT = words(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote strong b em i u s del strike a img span div font ' +
    'table thead tbody tfoot tr td th colgroup col',
)

const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target rel title'),
  img: words('src alt title width height'),
  ol: words('start type'),
  td: words('colspan rowspan'),
  th: words('colspan rowspan scope'),
  col: words('span'),
}

/** Lists all markup of a text that the editor would drop. */
export function lostParts(html: string): LostParts {
  if (!html.includes('<')) return { elements: [], attributes: [] }
  const elements = new Set<string>()
  const attributes = new Set<string>()
  // `muteStyles` removes comments, scripts and style sheets, so they are searched in the original text.
  for (const [, name = ''] of html.matchAll(/<(!--|(?:script|style|xml|title|base|meta|link)\b)/gi))
    elements.add(name === '!--' ? '<!-- -->' : `<${name.toLowerCase()}>`)
  const { body } = new DOMParser().parseFromString(muteStyles(html), 'text/html')
  for (const element of body.querySelectorAll('*')) {
    if (!isKept(element)) elements.add(`<${element.localName}>`)
    else
      for (const { name, value } of element.attributes) if (!keeps(element, name, value)) attributes.add(name)
  }
  const lost = [...attributes].map((name) => (name === MUTED ? 'style' : name.replace(DEAF, '')))
  return { elements: [...elements].toSorted(), attributes: [...new Set(lost)].toSorted() }
}

function isKept(element: Element): boolean {
  if (element.localName === 'img') return isSafePicture(element.getAttribute('src') ?? '')
  if (element.localName === 'a') return isSafeLink(element.getAttribute('href') ?? '')
  return KEPT.has(element.localName)
}

function keeps(element: Element, name: string, value: string): boolean {
  if (name === 'class') return value.split(/\s+/).every((one) => one === '' || isOwnClass(element, one))
  if (name === 'align') return value === 'left' || alignOf(element) === value
  if (name === 'color') return inkOf(element) !== null
  if (name === MUTED) return value.split(';').every((rule) => rule.trim() === '' || isOwnStyle(element, rule))
  return ATTRIBUTES[element.localName]?.has(name) ?? false
}

const isBlock = (element: Element) => /^(p|h[1-6])$/.test(element.localName)

function isOwnClass(element: Element, name: string): boolean {
  if (isBlock(element)) return name === `text-${alignOf(element)}`
  return element.localName === 'span' && name === `color-${inkOf(element)}`
}

function isOwnStyle(element: Element, rule: string): boolean {
  const [name = '', value = ''] = rule.split(':').map((part) => part.trim().toLowerCase())
  if (name === 'text-align') return isBlock(element) && (value === 'left' || alignOf(element) === value)
  return name === 'color' && element.localName === 'span' && inkOf(element) !== null
}
