import { type Editions, useEditionChoice } from '#features/quote/use-edition-choice.ts'
import { useLanguage } from '#hooks/use-text.ts'
import type { Language } from '#text/language.ts'

/**
 * The language of the message: the user's, or the one chosen for the quote in the form. It outlives the message, which is
 * absent while new prices are loading.
 */
export function useMessageLanguage(
  /** Another quote may be for another customer. */
  editions: Editions,
) {
  const shown = useLanguage()
  const [choice, onLanguage] = useEditionChoice<Language>(editions)
  return { language: choice ?? shown, onLanguage }
}
