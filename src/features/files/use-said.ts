import { useText } from '#hooks/use-text.ts'
import type { Act } from '#hooks/write/failure-afterwards.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { sentences } from '#text/sentences.ts'

/** What a dialog of the file manager shows of a failed write. */
export function useSaid(act: Act): (failure: WriteFailed | null) => string | undefined {
  const t = useText()
  return (failure) => (failure ? sentences(t, failure.text, failure.more(act)) : undefined)
}
