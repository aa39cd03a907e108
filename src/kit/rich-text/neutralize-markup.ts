// A missing end tag counts as the end of the text: otherwise a hostile text takes quadratic time.
const SHEETS = /<(style|script|xml|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>]+))?/g

/** The attribute in which `muteStyles` keeps an element's inline style. */
export const MUTED = 'data-css'

/** The prefix that `muteStyles` puts before the names of event handlers. */
export const DEAF = 'data-deaf-'

/**
 * Removes style sheets, scripts and comments from a text, and turns inline styles and handlers into data
 * attributes: the content security policy reports each of them, even in a document that is only parsed.
 */
export function muteStyles(html: string): string {
  if (!/[\s"'/](style|on\w+)\s*=|<!--|<(script|style|xml|title|base|meta|link)\b/i.test(html)) return html
  return withoutSheets(html).replace(TAG, (tag) => {
    if (/^<(base|meta|link)\b/i.test(tag)) return ''
    return /style|on/i.test(tag) ? withoutStyle(tag) : tag
  })
}

// Removing one may form another: repeat.
function withoutSheets(html: string, round = 0): string {
  const clean = html.replace(SHEETS, '')
  return clean === html || round === 5 ? clean : withoutSheets(clean, round + 1)
}

function withoutStyle(tag: string): string {
  const name = /^<[^\s/>]*/.exec(tag)?.[0] ?? ''
  const rest = tag.slice(name.length).replace(ATTRIBUTE, (all, key: string, value: string | undefined) => {
    if (key.toLowerCase() === 'style') return MUTED + (value ?? '')
    return /^on/i.test(key) ? DEAF + all : all
  })
  return name + rest
}

/** A style property of an element cleaned by `muteStyles`, in lower case; '' without one. */
export function styleOf(element: Element, property: string): string {
  for (const rule of (element.getAttribute(MUTED) ?? '').split(';')) {
    const [name = '', ...value] = rule.split(':')
    if (name.trim().toLowerCase() === property) return value.join(':').trim().toLowerCase()
  }
  return ''
}
