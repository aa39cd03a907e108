/** Puts each block of the HTML on its own line; a text with line breaks is not changed. */
export function oneBlockPerLine(html: string): string {
  if (html.includes('\n')) return html
  return html.replace(
    /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|table|tbody|tr|td|th)>|<(?:hr|ul|ol|table|tbody|tr|blockquote)[^>]*>)(?=<)/g,
    '$1\n',
  )
}
