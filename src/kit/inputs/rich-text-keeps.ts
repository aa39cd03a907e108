const KEPT = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote strong b em i u s del strike a img span div'.split(' '),
)

/**
 * Whether the editor can hold every element of a text. Tables, frames, figures and code it would flatten
 * at the first key, so such a text is edited as HTML.
 */
export function keepsAll(html: string): boolean {
  if (html === '') return true
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].every(({ localName }) => KEPT.has(localName))
}

/** What the editor holds, as it is saved: without the empty lines it keeps at the end; an empty editor is '' (spec §5). */
export function savedText(html: string): string {
  return html.replace(/(<p><\/p>)+$/, '')
}
