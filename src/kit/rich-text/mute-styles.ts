// An end that never comes counts as the end of the text: otherwise a hostile text is searched again from every beginning.
const SHEETS = /<(style|script|xml|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>]+))?/g

/** Where `muteStyles` leaves what an element's own style said. */
export const MUTED = 'data-css'

/**
 * A text whose style sheets, scripts and comments are gone and whose `style` attributes are only data: the page's
 * policy reports each of them, even in a document that is merely parsed.
 */
export function muteStyles(html: string): string {
  if (!/style|<!--|<script/i.test(html)) return html
  return html.replace(SHEETS, '').replace(TAG, (tag) => (/style/i.test(tag) ? withoutStyle(tag) : tag))
}

function withoutStyle(tag: string): string {
  const name = /^<[^\s/>]*/.exec(tag)?.[0] ?? ''
  const rest = tag.slice(name.length).replace(ATTRIBUTE, (all, key: string, value: string | undefined) => {
    return key.toLowerCase() === 'style' ? MUTED + (value ?? '') : all
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
