import { useText } from '#hooks/use-text.ts'
import type { WriteFailed } from '#hooks/write-failed.ts'
import { Refused } from '#http/errors.ts'

/** What a failed write says: the server's own sentence where it has one, which says what to do as well. */
export function useSaid(): (failure: WriteFailed | null) => string | undefined {
  const t = useText()
  return (failure) => {
    if (!failure) return undefined
    const { cause, text, advice } = failure
    return cause instanceof Refused && cause.message !== '' ? cause.message : `${t(text)} ${t(advice)}`
  }
}
