import { useMemo } from 'react'
import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { TextCell } from './text-cell.tsx'

/** The beginning of a rich text, without its tags. */
export function RichTextCell({ value }: { readonly value: string }) {
  const text = useMemo(() => excerpt(value), [value])
  return <TextCell value={text} />
}

/** Returns the beginning of a rich text as plain text. The parser runs no script and loads no picture. */
export function excerpt(html: string): string {
  // An article may have 100 KB; only its beginning is parsed.
  const start = html.slice(0, 4000).replace(/<\/(p|h[1-6]|li|div|tr)>|<br\s*\/?>/gi, ' ')
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(start), 'text/html')
  for (const node of body.querySelectorAll('script, style')) node.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200)
}
