import sanitizeHtml from 'sanitize-html'
import { inkClass, inks } from '#kit/rich-text/palette.ts'

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
  // What the editor says by classes: alignment and colours. A style of its own no text may have.
  allowedClasses: {
    code: [/^language-[\w-]{1,40}$/],
    span: inks.map(({ name }) => inkClass(name)),
    ...Object.fromEntries('p h1 h2 h3 h4 h5 h6'.split(' ').map((tag) => [tag, ALIGNS])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // A link that opens another tab must not hand that tab a way back into ours.
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
 * Rich text with nothing in it that runs, frames or styles; an editor left empty is '' (S5-06).
 * Cleaning it again changes nothing: a tag taken away can leave others nested as HTML forbids, hence the rounds.
 */
export function sanitise(html: string): string {
  let clean = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = clean
    clean = asWritten(sanitizeHtml(before, OPTIONS))
    if (clean === before) break
  }
  return isBlank(clean) ? '' : clean
}

const MAX_ROUNDS = 6

/** A picture's width and height are a figure or a share of its surroundings, or they are left out. */
function measured(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const isSize = (name: string) => name === 'width' || name === 'height'
  const kept = Object.entries(attribs).filter(([name, value]) => !isSize(name) || /^\d{1,4}%?$/.test(value))
  return Object.fromEntries(kept)
}

function safeRel(rel: string | undefined): string {
  return rel?.split(' ').includes('noopener') ? rel : 'noopener noreferrer'
}

/** In the spelling of browsers, so that what an editor wrote comes back as it was. */
function asWritten(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;')
}

/**
 * Whether tags are left open within each other beyond all reason. Cleaning takes time by the square of that depth;
 * an editor closes what it opens.
 */
export function isTooDeep(html: string): boolean {
  const open: string[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    const name = tag.toLowerCase()
    if (slash) {
      // A tag that closes nothing leaves open what is open.
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

function isBlank(html: string): boolean {
  return /^(?:\s|&nbsp;|\u00a0|<\/?p>|<br ?\/?>)*$/.test(html)
}
