// An end that never comes counts as the end of the text: otherwise a hostile text is searched again from every beginning.
const SHEETS = /<(style|script|xml|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>]+))?/g

/** Where `muteStyles` leaves what an element's own style said. */
export const MUTED = 'data-css'

/** What `muteStyles` puts before the names of handlers. */
export const DEAF = 'data-deaf-'

/**
 * A text whose style sheets, scripts and comments are gone, and whose styles and handlers are only data: the page's
 * policy reports each of them, even in a document that is merely parsed.
 */
export function muteStyles(html: string): string {
  if (!/[\s"'/](style|on\w+)\s*=|<!--|<(script|style|xml|title|base|meta|link)\b/i.test(html)) return html
  return withoutSheets(html).replace(TAG, (tag) => {
    if (/^<(base|meta|link)\b/i.test(tag)) return ''
    return /style|on/i.test(tag) ? withoutStyle(tag) : tag
  })
}

// What is taken out may leave another behind.
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

/** One property of a muted element, in lower case; '' when its style said nothing of it. */
export function styleOf(element: Element, property: string): string {
  for (const rule of (element.getAttribute(MUTED) ?? '').split(';')) {
    const [name = '', ...value] = rule.split(':')
    if (name.trim().toLowerCase() === property) return value.join(':').trim().toLowerCase()
  }
  return ''
}
