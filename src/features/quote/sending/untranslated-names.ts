import type { Choice } from '#features/quote/rules/helpers.ts'
import type { Language } from '#text/language.ts'
import { nameKey } from './sending-settings.ts'
import type { PricedQuote } from './use-message-lines.ts'

/**
 * The Vietnamese names of the chosen service, its extra services and the surcharges that a message in another language shows
 * as they are, since the settings have no translation. A name without a Vietnamese letter may be a carrier's own and is not returned.
 */
export function untranslatedNames(
  { values, chosen, price, settings }: Pick<PricedQuote, 'values' | 'chosen' | 'price' | 'settings'>,
  extras: readonly Choice[],
  language: Language,
  /** The message as it will be sent: a name that was edited out of it is not returned. */
  message: string,
): readonly string[] {
  if (language === 'vi') return []
  const names = [
    chosen.service.label,
    ...values.extras.flatMap((code) => extras.find((one) => one.code === code)?.label ?? []),
    ...price.parts.flatMap(({ kind, name }) => (kind === 'surcharge' ? name : [])),
  ]
  const isKept = (name: string) =>
    // NFKC: Japanese names have Latin letters of full width.
    vietnameseLetter.test(name.normalize('NFKC')) &&
    !settings.names[language].has(nameKey(name)) &&
    message.includes(name)
  return [...new Set(names)].filter(isKept)
}

/** A Latin letter outside of ASCII. */
const vietnameseLetter = /(?=\p{Script=Latin})[^\0-\x7F]/u
