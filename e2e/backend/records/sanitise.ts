import sanitizeHtml from 'sanitize-html'
import { isEmptyMarkup } from '#descriptor/empty-markup.ts'
import { textColorClass, textColors } from '#kit/rich-text/text-colors.ts'

const TAGS =
  'p div br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code ' +
  'strong b em i u s del strike sub sup mark span a img figure figcaption ' +
  'table thead tbody tfoot tr th td caption colgroup col'

const ALIGNS = ['text-center', 'text-right', 'text-justify']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    code: ['class'],
  },
  // The editor writes alignment and colours as classes; style attributes are removed.
  allowedClasses: {
    code: [/^language-[\w-]{1,40}$/],
    span: textColors.map(({ name }) => textColorClass(name)),
    ...Object.fromEntries('p h1 h2 h3 h4 h5 h6'.split(' ').map((tag) => [tag, ALIGNS])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // A link with a target must not give the new tab access to `window.opener`.
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] ? { ...attribs, target: '_blank', rel: safeRel(attribs['rel']) } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: measured(attribs) }),
  },
  nestingLimit: 60,
}

/**
 * Removes scripts, frames and styles from rich text; an empty editor is '' (S5-06). The result is idempotent: a removed tag can
 * leave others nested in a way that HTML forbids, hence the rounds.
 */
export function sanitise(html: string): string {
  let clean = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = clean
    clean = asWritten(sanitizeHtml(before, OPTIONS))
    if (clean === before) break
  }
  return clean.trim() === '' || isEmptyMarkup(clean) ? '' : clean
}

const MAX_ROUNDS = 6

/** Keeps width and height of a picture only as a number or a percentage. */
function measured(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSize = (name: string) => name === 'width' || name === 'height'
  const allowed = Object.entries(attribs).filter(
    ([name, value]) => !isSize(name) || /^\d{1,4}%?$/.test(value),
  )
  return Object.fromEntries(allowed)
}

function safeRel(rel: string | undefined): string {
  return rel?.split(' ').includes('noopener') ? rel : 'noopener noreferrer'
}

/** Serializes like browsers do, so that unchanged text of an editor stays byte-identical. */
function asWritten(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;')
}

/**
 * Whether unclosed tags are nested deeper than MAX_DEPTH: sanitising takes quadratic time in that depth. Editors close their
 * tags.
 */
export function isTooDeep(html: string): boolean {
  const open: string[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    const name = tag.toLowerCase()
    if (slash) {
      // An end tag without a start tag closes nothing.
      while ((counts.get(name) ?? 0) > 0) {
        const inner = open.pop() ?? name
        count(inner, -1)
        if (inner === name) break
      }
    } else if (!VOID.has(name)) {
      open.push(name)
      count(name, 1)
      if (open.length > MAX_DEPTH) return true
    }
  }
  return false
}

const MAX_DEPTH = 2000
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'wbr', 'input'])
