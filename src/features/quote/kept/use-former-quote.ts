import { isRecord } from '#descriptor/read.ts'
import { type QuoteValues, readQuoteValues } from '#features/quote/rules/quote-values.ts'
import { type MessageEdits, readEdits } from '#features/quote/sending/use-message-edit.ts'
import { useUserStore } from '#features/quote/use-user-store.ts'

/** The quote that another one has taken the place of before it was in the list of quotes. */
interface FormerQuote {
  readonly values: QuoteValues
  readonly edits: MessageEdits
  /** The values that were loaded in its place: unchanged, they are no quote to keep. */
  readonly loaded?: QuoteValues | undefined
}

/** The stored former quote, and its setter. */
export function useFormerQuote() {
  const [former, store] = useUserStore('former', readFormer)
  return { former, store }
}

function readFormer(raw: unknown): FormerQuote | null {
  const values = isRecord(raw) ? readQuoteValues(raw.values) : null
  if (!isRecord(raw) || !values) return null
  return { values, edits: readEdits(raw.edits), loaded: readQuoteValues(raw.loaded) ?? undefined }
}
