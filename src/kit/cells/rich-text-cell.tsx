import { useMemo } from 'react'
import { muteStyles } from '#kit/rich-text/mute-styles.ts'
import { TextCell } from './text-cell.tsx'

/** The first words of a rich text, without its tags. */
export function RichTextCell({ value }: { readonly value: string }) {
  const words = useMemo(() => excerpt(value), [value])
  return <TextCell value={words} isSecondary />
}

/** Rich text → plain text of its beginning. The parser runs no script and loads no picture. */
export function excerpt(html: string): string {
  // An article may weigh 100 KB; its first words do not need the rest.
  const start = html.slice(0, 4000).replace(/<\/(p|h[1-6]|li|div|tr)>|<br\s*\/?>/gi, ' ')
  const { body } = new DOMParser().parseFromString(muteStyles(start), 'text/html')
  for (const node of body.querySelectorAll('script, style')) node.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200)
}
