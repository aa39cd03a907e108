// A missing end tag counts as the end of the text: otherwise a hostile text takes quadratic time.
const REMOVED = /<(style|script|xml|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>]+))?/g

/** The attribute in which `neutralizeMarkup` keeps an element's inline style. */
export const STYLE_ATTRIBUTE = 'data-css'

/** The prefix that `neutralizeMarkup` puts before the names of event handlers. */
export const HANDLER_PREFIX = 'data-handler-'

/**
 * Removes style sheets, scripts and comments from a text, and turns inline styles and handlers into data
 * attributes: the content security policy reports each of them, even in a document that is only parsed.
 */
export function neutralizeMarkup(html: string): string {
  if (!/[\s"'/](style|on\w+)\s*=|<!--|<(script|style|xml|title|base|meta|link)\b/i.test(html)) return html
  return withoutRemoved(html).replace(TAG, (tag) => {
    if (/^<(base|meta|link)\b/i.test(tag)) return ''
    return /style|on/i.test(tag) ? neutralizeTag(tag) : tag
  })
}

// Removing one may form another: repeat.
function withoutRemoved(html: string, round = 0): string {
  const clean = html.replace(REMOVED, '')
  return clean === html || round === 5 ? clean : withoutRemoved(clean, round + 1)
}

function neutralizeTag(tag: string): string {
  const name = /^<[^\s/>]*/.exec(tag)?.[0] ?? ''
  const rest = tag.slice(name.length).replace(ATTRIBUTE, (all, key: string, value: string | undefined) => {
    if (key.toLowerCase() === 'style') return STYLE_ATTRIBUTE + (value ?? '')
    return /^on/i.test(key) ? HANDLER_PREFIX + all : all
  })
  return name + rest
}

/** A style property of an element cleaned by `neutralizeMarkup`, in lower case; '' without one. */
export function styleOf(element: Element, property: string): string {
  for (const rule of (element.getAttribute(STYLE_ATTRIBUTE) ?? '').split(';')) {
    const [name = '', ...value] = rule.split(':')
    if (name.trim().toLowerCase() === property) return value.join(':').trim().toLowerCase()
  }
  return ''
}
