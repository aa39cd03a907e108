import { neutralizeMarkup } from '#browser/neutralize-markup.ts'

/** The text of rich text, a line for each block; a picture is a sign with its alternative text. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<\/(p|h[1-6]|li|div|tr)>|<br\s*\/?>/gi, '$&\n')
    .replace(/<img\b[^>]*>/gi, (tag) => `🖼 ${/\balt="([^"]*)"/i.exec(tag)?.[1] ?? ''}`)
  // The parser runs no script and loads no picture.
  return (new DOMParser().parseFromString(neutralizeMarkup(lines), 'text/html').body.textContent ?? '').trim()
}
