import { useText } from '#hooks/use-text.ts'
import type { FailedAct } from '#hooks/write/failure-afterwards.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { LiteralLine } from '#kit/literal-line.tsx'
import { sentences } from '#text/sentences.ts'
import type { Text } from '#text/text.ts'

/** A failed write in a dialog. */
export function WriteFailureText({
  failure,
  act,
}: {
  readonly failure: WriteFailed
  readonly act: FailedAct
}) {
  const t = useText()
  const { text, more, literal } = failure.shown(act)
  return (
    <>
      <span>{sentences(t, text, more)}</span>
      <LiteralLine>{literal && t(literal)}</LiteralLine>
    </>
  )
}

/** A text in the current language. */
export function Translated({ text }: { readonly text: Text }) {
  return <span>{useText()(text)}</span>
}
