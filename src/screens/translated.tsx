import { useText } from '#hooks/use-text.ts'
import type { Text } from '#text/text.ts'

/** A text in the current language. */
export function Translated({ text }: { readonly text: Text }) {
  return <span>{useText()(text)}</span>
}
