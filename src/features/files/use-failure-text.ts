import { useText } from '#hooks/use-text.ts'
import type { Act } from '#hooks/write/failure-afterwards.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { sentences } from '#text/sentences.ts'

/** The text of a failed write in a dialog of the file manager. */
export function useFailureText(act: Act): (failure: WriteFailed | null) => string | undefined {
  const t = useText()
  return (failure) => (failure ? sentences(t, failure.text, failure.more(act)) : undefined)
}
