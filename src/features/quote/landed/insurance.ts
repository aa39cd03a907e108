import { fold } from '#descriptor/fold.ts'
import type { Choice } from '#features/quote/rules/helpers.ts'

/** Whether the name or the code of a service, a fee or a surcharge is that of an insurance. */
export function isInsurance(...names: readonly string[]): boolean {
  return names.some((name) => /bao hiem|insur|保険/.test(fold(name.normalize('NFKC'))))
}

/** The chosen extra services with one insurance at most: that which was chosen last. */
export function oneInsurance(
  codes: readonly string[],
  before: readonly string[],
  choices: readonly Choice[],
): readonly string[] {
  const isOne = (code: string) => isInsurance(code, choices.find((one) => one.code === code)?.label ?? '')
  const insurances = codes.filter(isOne)
  const last = insurances.find((code) => !before.includes(code)) ?? insurances[0]
  return codes.filter((code) => !isOne(code) || code === last)
}
