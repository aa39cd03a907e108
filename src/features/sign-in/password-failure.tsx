import { useText } from '#hooks/use-text.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { FormAlert } from '#kit/form-alert.tsx'
import { sentences } from '#text/sentences.ts'

/** Why a password was not changed. */
export function PasswordFailure({ failure }: { readonly failure: WriteFailed }) {
  const t = useText()
  const { text, more, literal } = failure.shown('password')
  return <FormAlert text={t(text)} literal={literal && t(literal)} more={sentences(t, '', more)} />
}
