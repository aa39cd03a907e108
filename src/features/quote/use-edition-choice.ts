import { useState } from 'react'

/** The quotes that a choice belongs to, by their numbers. */
export interface Editions {
  /** The quote in the form. */
  readonly edition: number
  /** The quote that a prefill is about to load into the form; null for none. */
  readonly upcoming: number | null
}

/**
 * A choice for the quote in the form, undefined once another quote is loaded, and its setter. A choice that the user makes
 * while a prefill is being read holds for the quote of the prefill, too.
 */
export function useEditionChoice<T>({
  edition,
  upcoming,
}: Editions): readonly [T | undefined, (value: T) => void] {
  const [choice, setChoice] = useState<{ readonly value: T; readonly editions: readonly unknown[] }>()
  return [
    choice?.editions.includes(edition) ? choice.value : undefined,
    (value) => setChoice({ value, editions: [edition, upcoming] }),
  ]
}
