import type { Language } from '#text/language.ts'
import { cleanText } from './clean-text.ts'

/**
 * Whether a typed number is as the language writes it, or has at most a decimal separator that cannot be one of thousands:
 * then its reading needs no word.
 */
export function isLiteral(typed: string, value: number, language: Language): boolean {
  const text = cleanText(typed).replace(/[.,]$/, '')
  const [group, decimal] = language === 'vi' ? ['.', ','] : [',', '.']
  const own = new RegExp(`^-?(?:\\d{1,3}(?:\\${group}\\d{3})+|\\d*)(?:\\${decimal}\\d*)?$`)
  if (own.test(text)) return Number(text.replaceAll(group, '').replace(decimal, '.')) === value
  return /^-?\d*[.,]\d+$/.test(text) && Number(text.replace(',', '.')) === value
}
