import type { Guess, Guessing } from './guess.ts'
import { wordsOf } from './names.ts'
import type { Property } from './property.ts'

const AMOUNT = /^(price|cost|amount|fee|salary|balance|subtotal|total|deposit|discount)$/

/** Guesses the kind of a numeric property: money for an integer whose name has a word of `AMOUNT`, else a number. */
export function ofNumber({ note }: Guessing, { name, path, schema }: Property, type: string): Guess {
  const words = wordsOf(name)
  const limits = {
    ...decimalsOf(schema['multipleOf']),
    ...numberOption('min', schema['minimum']),
    ...numberOption('max', schema['maximum']),
  }
  const isAmount =
    words.some((word) => AMOUNT.test(word)) &&
    !words.some((word) => /^(count|items|rate|percent|pages)$/.test(word))
  if (type === 'integer' && isAmount) {
    note(`${path}: an amount in VND or JPY?`)
    return { kind: 'money', given: [`'VND'`], options: limits }
  }
  if (isAmount) note(`${path}: an amount with decimals, which money does not have; a number`)
  if (type === 'integer' && words.at(-1) === 'at')
    note(`${path}: a time as a number? It is read as one and not written`)
  return { kind: 'number', options: { ...(type === 'integer' ? { integer: 'true' } : {}), ...limits } }
}

/** The decimals of a number that is a multiple of 0.1, 0.01 and so on. */
function decimalsOf(step: unknown): Guess['options'] {
  const decimals = typeof step === 'number' ? Math.round(-Math.log10(step)) : 0
  return decimals > 0 && Number(`1e-${decimals}`) === step ? { decimals: String(decimals) } : {}
}

/** An option with a number; none for another value. */
export const numberOption = (name: string, value: unknown) =>
  typeof value === 'number' ? { [name]: String(value) } : {}
